import type { Column } from '../dataset/table.ts';
import { eitherOf, matchedBy } from '../expression/character-set.ts';
import { WITHOUT_ZONE } from '../expression/iso-time.ts';
import { cutAt } from '../expression/text.ts';
import { type Dialect, enclosed, postgresql, quoted, type SqlOptions } from './sql-dialect.ts';
import { type NameRules, storable } from './sql-names.ts';

const SUPPLEMENTARY = /[\u{10000}-\u{10ffff}]/gu;
const MARKS = /\p{M}/gu;
const NONE_RESERVED: ReadonlySet<string> = new Set();

/**
 * In characters. MySQL also refuses names with characters beyond U+FFFF.
 * https://dev.mysql.com/doc/refman/8.4/en/identifiers.html
 */
const MYSQL_LENGTH_MAX = 64;

function cutMysql(name: string, suffixLength: number): string {
  return name.slice(0, MYSQL_LENGTH_MAX - suffixLength).trimEnd();
}

/** The mysql client turns every line end, even inside names and texts, into a single U+000A. */
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
  reserved: NONE_RESERVED,
};

/** In UTF-16 units. https://learn.microsoft.com/sql/relational-databases/databases/database-identifiers */
const SQL_SERVER_LENGTH_MAX = 128;

function cutSqlServer(name: string, suffixLength: number): string {
  return cutAt(name, SQL_SERVER_LENGTH_MAX - suffixLength);
}

const sqlServerNames: NameRules = {
  storable: (name) => cutSqlServer(storable(name), 0),
  cut: cutSqlServer,
  // Older collations ignore characters beyond U+FFFF.
  seenAs: (name) => name.normalize('NFKC').replace(SUPPLEMENTARY, '').trimEnd().toLowerCase(),
  reserved: NONE_RESERVED,
};

const sqlite: Dialect = {
  ...postgresql,
  true: '1',
  false: '0',
  types: { integer: 'INTEGER', boolean: 'INTEGER', date: 'TEXT', timestamp: 'TEXT', json: 'TEXT' },
  double: 'REAL',
  // SQLite reads integers beyond 64 bits as doubles. https://www.sqlite.org/datatype3.html
  largeInteger: () => undefined,
};

/**
 * Lengths in characters, which take up to four bytes: of a `text`, of a key (InnoDB allows 3,072 bytes), and of all `varchar`
 * columns of a row together (a row has 65,535 bytes, and other columns need some of them).
 */
const MYSQL_TEXT_MAX = 16_383;
const MYSQL_KEY_MAX = 768;
const MYSQL_ROW_MAX = 12_000;
/** The length of a key's text column that has no maximum length. */
const MYSQL_KEY_LENGTH = 255;
/**
 * A page of InnoDB holds at least this many short `varchar` columns, and more `text` columns.
 * https://mariadb.com/docs/server/server-usage/storage-engines/innodb/innodb-row-formats/troubleshooting-row-size-too-large-errors-with-innodb
 */
const MYSQL_SHORT_TEXTS_MAX = 150;
const MYSQL_LONG_TEXT = 'mediumtext';

function mysqlShortText(maxLength: number, columns: number): string {
  const isInRow = columns <= MYSQL_SHORT_TEXTS_MAX && maxLength * columns <= MYSQL_ROW_MAX;
  if (isInRow) return `varchar(${maxLength})`;
  return maxLength <= MYSQL_TEXT_MAX ? 'text' : MYSQL_LONG_TEXT;
}

/**
 * MySQL's decimals have up to 65 digits, SQL Server's up to 38.
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
  plain: { ...postgresql.plain, without: eitherOf([postgresql.plain.without, matchedBy(MYSQL_ESCAPED)]) },
  true: 'TRUE',
  false: 'FALSE',
  timestamps: WITHOUT_ZONE,
  types: { integer: 'bigint', boolean: 'boolean', date: 'date', timestamp: 'datetime(3)', json: 'json' },
  numeric: 'decimal',
  double: 'double',
  largeInteger: decimalInteger(65),
  longText: MYSQL_LONG_TEXT,
  shortText: mysqlShortText,
  // The default collation treats “a”, “A” and “á” as equal.
  keyText: (maxLength = MYSQL_KEY_LENGTH, keyColumns) =>
    `varchar(${Math.min(maxLength, Math.floor(MYSQL_KEY_MAX / keyColumns))}) COLLATE utf8mb4_bin`,
  createTable: 'CREATE TABLE IF NOT EXISTS',
  tableOptions: ' DEFAULT CHARACTER SET utf8mb4',
  settings: 'SET NAMES utf8mb4;\n',
  begin: 'START TRANSACTION;\n',
  createCommits: true,
};

/** Lengths in UTF-16 units: of a column, and of a key (900 bytes, two for each unit). */
const SQL_SERVER_TEXT_MAX = 4000;
const SQL_SERVER_KEY_MAX = 450;
const SQL_SERVER_LONG_TEXT = 'nvarchar(max)';

/**
 * A backslash before a line end continues a string on the next line: SQL Server removes both from the string.
 * https://learn.microsoft.com/sql/t-sql/language-elements/sql-server-utilities-statements-backslash
 */
const CONTINUATION = /\\(\r?\n)/g;

function sqlServerText(text: string): string {
  const literal = quoted(text);
  // The backslash and the line end are doubled: SQL Server removes one of each.
  return `N${literal.includes('\\') ? literal.replace(CONTINUATION, '\\\\$1$1') : literal}`;
}

const sqlserver: Dialect = {
  names: sqlServerNames,
  identifier: enclosed('[', ']'),
  text: sqlServerText,
  plain: {
    ...postgresql.plain,
    without: eitherOf([postgresql.plain.without, matchedBy(/\\/)]),
    open: "N'",
  },
  true: '1',
  false: '0',
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
  // The default collation treats “a” and “A” as equal.
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

interface ColumnCounts {
  readonly tableColumns: number;
  /** The columns of the largest key that contains the column, or 0. */
  readonly keyColumns: number;
}

/** A column's SQL type: the one that the document gives, or one for its value type. */
export function sqlType(dialect: Dialect, column: Column, counts: ColumnCounts): string {
  const { type, sqlType: own, maxLength, numeric } = column;
  if (own !== undefined) return own;
  switch (type) {
    case 'text':
      return textType(dialect, maxLength, counts);
    case 'integer':
      if (!numeric) return dialect.types.integer;
      // One more for the sign.
      return dialect.largeInteger(numeric.precision) ?? textType(dialect, numeric.precision + 1, counts);
    case 'decimal':
      return numeric ? `${dialect.numeric}(${numeric.precision}, ${numeric.scale})` : dialect.double;
    case 'boolean':
    case 'date':
    case 'timestamp':
    case 'json':
      return dialect.types[type];
  }
}

function textType(
  dialect: Dialect,
  maxLength: number | undefined,
  { tableColumns, keyColumns }: ColumnCounts,
): string {
  if (keyColumns > 0) return dialect.keyText(maxLength, keyColumns);
  return maxLength === undefined ? dialect.longText : dialect.shortText(maxLength, tableColumns);
}
