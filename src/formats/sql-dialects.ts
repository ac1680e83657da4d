import type { Column } from '../dataset/table.ts';
import { eitherOf, matchedBy } from '../expression/character-set.ts';
import { WITHOUT_ZONE } from '../expression/iso-time.ts';
import { cutAt } from '../expression/text.ts';
import { type Dialect, enclosed, postgresql, quoted, type SqlOptions, standardSql } from './sql-dialect.ts';
import { lengthLimit } from './sql-keys.ts';
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
  ...standardSql,
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
const MYSQL_KEYS_IN_ROW_MAX = 4000;
/** A `decimal(65)` has 30 bytes. */
const MYSQL_OTHER_TYPE = 8;
/** The length of a key's text column that has no maximum length. */
const MYSQL_KEY_LENGTH = 255;

/**
 * A page of InnoDB holds at least this many short `varchar` columns, and more `text` columns.
 * https://mariadb.com/docs/server/server-usage/storage-engines/innodb/innodb-row-formats/troubleshooting-row-size-too-large-errors-with-innodb
 */
const MYSQL_SHORT_TEXTS_MAX = 150;
const MYSQL_LONG_TEXT = 'mediumtext';

/**
 * mysqldump sets the same modes and time zone, without the strict mode. NO_BACKSLASH_ESCAPES would store each backslash twice,
 * EMPTY_STRING_IS_NULL an empty text as null, and without NO_AUTO_VALUE_ON_ZERO a 0 in an AUTO_INCREMENT column means the
 * next number. Without a strict mode, values that do not fit are cut. `timestamp` columns read times in the session's zone.
 * https://dev.mysql.com/doc/refman/8.4/en/sql-mode.html
 */
const MYSQL_SESSION = {
  settings: [
    'SET NAMES utf8mb4;\n',
    "SET @OLD_SQL_MODE = @@SQL_MODE, SQL_MODE = 'NO_AUTO_VALUE_ON_ZERO,STRICT_ALL_TABLES';\n",
    "SET @OLD_TIME_ZONE = @@TIME_ZONE, TIME_ZONE = '+00:00';\n",
  ].join(''),
  restore: 'SET TIME_ZONE = @OLD_TIME_ZONE;\nSET SQL_MODE = @OLD_SQL_MODE;\n',
};

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
  plain: { ...standardSql.plain, without: eitherOf([standardSql.plain.without, matchedBy(MYSQL_ESCAPED)]) },
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
  keyText: (length = MYSQL_KEY_LENGTH) => `varchar(${length}) COLLATE utf8mb4_bin`,
  keys: {
    primary: MYSQL_KEY_MAX,
    unique: MYSQL_KEY_MAX,
    foreign: MYSQL_KEY_MAX,
    inRow: MYSQL_KEYS_IN_ROW_MAX,
    otherType: MYSQL_OTHER_TYPE,
    usual: MYSQL_KEY_LENGTH,
    sharesRoom: true,
    indexesForeignKeys: true,
    spaceNote:
      'is in a key, and its texts can end in spaces. MySQL ignores such spaces, and refuses texts that differ only in them.',
  },
  createTable: 'CREATE TABLE IF NOT EXISTS',
  tableOptions: ' DEFAULT CHARACTER SET utf8mb4',
  ...MYSQL_SESSION,
  begin: 'START TRANSACTION;\n',
  createCommits: true,
};

/** Lengths in UTF-16 units: of a column, and of a key (900 bytes, two for each unit). */
const SQL_SERVER_TEXT_MAX = 4000;
const SQL_SERVER_KEY_MAX = 450;
/** An index that is not clustered has up to 1,700 bytes. https://learn.microsoft.com/sql/sql-server/maximum-capacity-specifications-for-sql-server */
const SQL_SERVER_UNIQUE_MAX = 850;
/** A `decimal(38)` has 17 bytes. */
const SQL_SERVER_OTHER_TYPE = 9;
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
    ...standardSql.plain,
    without: eitherOf([standardSql.plain.without, matchedBy(/\\/)]),
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
  keyText: (length = SQL_SERVER_KEY_MAX) => `nvarchar(${length}) COLLATE Latin1_General_100_BIN2`,
  keys: {
    primary: SQL_SERVER_KEY_MAX,
    unique: SQL_SERVER_UNIQUE_MAX,
    foreign: SQL_SERVER_TEXT_MAX,
    inRow: Number.POSITIVE_INFINITY,
    otherType: SQL_SERVER_OTHER_TYPE,
    usual: SQL_SERVER_KEY_MAX,
    sharesRoom: false,
    indexesForeignKeys: false,
    spaceNote:
      'is in a key, and its texts can end in spaces. SQL Server ignores such spaces, and refuses texts that differ only in them.',
  },
  createTable: 'CREATE TABLE',
  tableOptions: '',
  settings: 'SET QUOTED_IDENTIFIER ON;\nSET XACT_ABORT ON;\n',
  restore: '',
  begin: 'BEGIN TRANSACTION;\n',
  createCommits: false,
};

export const dialects = { postgresql, mysql, sqlite, sqlserver } satisfies Record<
  SqlOptions['dialect'],
  Dialect
>;

/** The place of a text, on which its type depends besides its length. */
interface TextPlace {
  readonly tableColumns: number;
  /** The greatest length in UTF-16 units, for a column of a key. Undefined in it if the key holds any length. */
  readonly inKey?: { readonly length: number | undefined };
}

/** A column's SQL type: the one that the document gives, or one for its value type. */
export function sqlType(dialect: Dialect, column: Column, place: TextPlace): string {
  const { type, sqlType: own, maxLength, numeric } = column;
  if (own !== undefined) return own;
  switch (type) {
    case 'text':
      return textType(dialect, maxLength, place);
    case 'integer':
      if (!numeric) return dialect.types.integer;
      return dialect.largeInteger(numeric.precision) ?? textType(dialect, lengthLimit(column), place);
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
  { tableColumns, inKey }: TextPlace,
): string {
  if (inKey) return dialect.keyText(inKey.length);
  return maxLength === undefined ? dialect.longText : dialect.shortText(maxLength, tableColumns);
}
