import type { Column } from '../dataset/dataset.ts';
import { cutAt } from '../expression/text.ts';
import { asIs, type Dialect, enclosed, postgresql, quoted, type SqlOptions } from './sql-dialect.ts';
import { type NameRules, storable } from './sql-names.ts';

const SUPPLEMENTARY = /[\u{10000}-\u{10ffff}]/gu;
const MARKS = /\p{M}/gu;
const none: ReadonlySet<string> = new Set();

/** MySQL refuses a name of more characters, of which none is beyond U+FFFF. https://dev.mysql.com/doc/refman/8.4/en/identifiers.html */
const MYSQL_LENGTH_MAX = 64;

function cutMysql(name: string, suffixLength: number): string {
  return name.slice(0, MYSQL_LENGTH_MAX - suffixLength).trimEnd();
}

/** Its command line client reads every line's end, in names and texts too, as a single U+000A. */
const LINE_END = /\r+(\n?)/g;

const mysqlNames: NameRules = {
  storable: (name) =>
    cutMysql(
      storable(name)
        .replace(LINE_END, (end, lineFeed: string) => lineFeed || end)
        .replace(SUPPLEMENTARY, '\ufffd'),
      0,
    ),
  cut: cutMysql,
  seenAs: (name) => name.normalize('NFKD').replace(MARKS, '').toUpperCase().toLowerCase(),
  reserved: none,
};

/** In UTF-16 units. https://learn.microsoft.com/sql/relational-databases/databases/database-identifiers */
const SQL_SERVER_LENGTH_MAX = 128;

function cutSqlServer(name: string, suffixLength: number): string {
  return cutAt(name, SQL_SERVER_LENGTH_MAX - suffixLength);
}

const sqlServerNames: NameRules = {
  storable: (name) => cutSqlServer(storable(name), 0),
  cut: cutSqlServer,
  // Its older collations take characters beyond U+FFFF for nothing.
  seenAs: (name) => name.normalize('NFKC').replace(SUPPLEMENTARY, '').trimEnd().toLowerCase(),
  reserved: none,
};

const sqlite: Dialect = {
  ...postgresql,
  true: '1',
  false: '0',
  types: { integer: 'INTEGER', boolean: 'INTEGER', date: 'TEXT', timestamp: 'TEXT', json: 'TEXT' },
  double: 'REAL',
  // It has integers of 64 bits, and reads any others as doubles. https://www.sqlite.org/datatype3.html
  largeInteger: () => undefined,
};

/** Characters of four bytes: of a `text`; of a key, within InnoDB's 3,072 bytes; of a row's columns that are `varchar`, with bytes to spare for all others. */
const MYSQL_TEXT_MAX = 16_383;
const MYSQL_KEY_MAX = 768;
const MYSQL_ROW_MAX = 12_000;
/** Of a key's text whose length is unknown. */
const MYSQL_KEY_LENGTH = 255;
/** InnoDB holds so many short `varchar` in one page at least, and more columns of `text`. https://mariadb.com/docs/server/server-usage/storage-engines/innodb/innodb-row-formats/troubleshooting-row-size-too-large-errors-with-innodb */
const MYSQL_SHORT_TEXTS_MAX = 150;
const MYSQL_LONG_TEXT = 'mediumtext';

function mysqlShortText(maxLength: number, columns: number): string {
  const isInRow = columns <= MYSQL_SHORT_TEXTS_MAX && maxLength * columns <= MYSQL_ROW_MAX;
  if (isInRow) return `varchar(${maxLength})`;
  return maxLength <= MYSQL_TEXT_MAX ? 'text' : MYSQL_LONG_TEXT;
}

/**
 * MySQL's decimals have 65 digits, SQL Server's 38.
 * https://dev.mysql.com/doc/refman/8.4/en/precision-math-decimal-characteristics.html
 * https://learn.microsoft.com/sql/t-sql/data-types/decimal-and-numeric-transact-sql
 */
function decimalInteger(precisionMax: number): Dialect['largeInteger'] {
  return (digits) => (digits <= precisionMax ? `decimal(${digits}, 0)` : undefined);
}

/** https://mariadb.com/docs/server/reference/sql-structure/sql-language-structure/string-literals */
const MYSQL_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\', '\\\\'],
  ['\r', '\\r'],
]);

const MYSQL_ESCAPED = /[\\\r]/;

function mysqlEscaped(text: string): string {
  return text.replace(/[\\\r]/g, (character) => MYSQL_ESCAPES.get(character) ?? character);
}

const mysql: Dialect = {
  names: mysqlNames,
  identifier: enclosed('`', '`'),
  text: (text) => quoted(MYSQL_ESCAPED.test(text) ? mysqlEscaped(text) : text),
  true: 'TRUE',
  false: 'FALSE',
  timestamp: (iso) => `'${iso.slice(0, -1).replace('T', ' ')}'`,
  types: { integer: 'bigint', boolean: 'boolean', date: 'date', timestamp: 'datetime(3)', json: 'json' },
  numeric: 'decimal',
  double: 'double',
  largeInteger: decimalInteger(65),
  longText: MYSQL_LONG_TEXT,
  shortText: mysqlShortText,
  // The default collation takes “a”, “A” and “á” for one.
  keyText: (maxLength = MYSQL_KEY_LENGTH, keyColumns) =>
    `varchar(${Math.min(maxLength, Math.floor(MYSQL_KEY_MAX / keyColumns))}) COLLATE utf8mb4_bin`,
  createTable: 'CREATE TABLE IF NOT EXISTS',
  tableOptions: ' DEFAULT CHARACTER SET utf8mb4',
  settings: 'SET NAMES utf8mb4;\n',
  begin: 'START TRANSACTION;\n',
  createCommits: true,
};

/** UTF-16 units of a column; of a key, two bytes each, within 900. */
const SQL_SERVER_TEXT_MAX = 4000;
const SQL_SERVER_KEY_MAX = 450;
const SQL_SERVER_LONG_TEXT = 'nvarchar(max)';

/** A string goes on after these, and is without them. https://learn.microsoft.com/sql/t-sql/language-elements/sql-server-utilities-statements-backslash */
const CONTINUATION = /\\(\r?\n)/g;

function sqlServerText(text: string): string {
  const literal = quoted(text);
  // Of two backslashes and two line ends, one of each is left.
  return `N${literal.includes('\\') ? literal.replace(CONTINUATION, '\\\\$1$1') : literal}`;
}

const sqlserver: Dialect = {
  names: sqlServerNames,
  identifier: enclosed('[', ']'),
  text: sqlServerText,
  true: '1',
  false: '0',
  timestamp: asIs,
  types: {
    integer: 'bigint',
    boolean: 'bit',
    date: 'date',
    timestamp: 'datetimeoffset(3)',
    json: SQL_SERVER_LONG_TEXT,
  },
  numeric: 'decimal',
  double: 'float(53)',
  largeInteger: decimalInteger(38),
  longText: SQL_SERVER_LONG_TEXT,
  shortText: (maxLength) =>
    maxLength > SQL_SERVER_TEXT_MAX ? SQL_SERVER_LONG_TEXT : `nvarchar(${maxLength})`,
  // The default collation takes “a” and “A” for one.
  keyText: (maxLength = SQL_SERVER_KEY_MAX) =>
    `nvarchar(${Math.min(maxLength, SQL_SERVER_KEY_MAX)}) COLLATE Latin1_General_100_BIN2`,
  createTable: 'CREATE TABLE',
  tableOptions: '',
  settings: 'SET QUOTED_IDENTIFIER ON;\nSET XACT_ABORT ON;\n',
  begin: 'BEGIN TRANSACTION;\n',
  createCommits: false,
};

export const dialects = { postgresql, mysql, sqlite, sqlserver } satisfies Record<
  SqlOptions['dialect'],
  Dialect
>;

interface Place {
  /** How many columns the table has, and the greatest key that the column is part of: 0 where there is none. */
  readonly columns: number;
  readonly keyColumns: number;
}

/** A column's type: the document's own, or its value type's. */
export function sqlType(dialect: Dialect, column: Column, place: Place): string {
  const { type, sqlType: own, maxLength, numeric } = column;
  if (own !== undefined) return own;
  switch (type) {
    case 'text':
      return textType(dialect, maxLength, place);
    case 'integer':
      if (!numeric) return dialect.types.integer;
      // A text has a sign before its digits.
      return dialect.largeInteger(numeric.precision) ?? textType(dialect, numeric.precision + 1, place);
    case 'decimal':
      return numeric ? `${dialect.numeric}(${numeric.precision}, ${numeric.scale})` : dialect.double;
    case 'boolean':
    case 'date':
    case 'timestamp':
    case 'json':
      return dialect.types[type];
  }
}

function textType(dialect: Dialect, maxLength: number | undefined, { columns, keyColumns }: Place): string {
  if (keyColumns > 0) return dialect.keyText(maxLength, keyColumns);
  return maxLength === undefined ? dialect.longText : dialect.shortText(maxLength, columns);
}
