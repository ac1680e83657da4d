import type { Cell, ValueType } from '../catalogue/field.ts';
import type { Column } from '../dataset/dataset.ts';
import type { OptionsOf } from './option-values.ts';

export type SqlOptions = OptionsOf<'sql'>;
export type DialectId = SqlOptions['dialect'];

/** What differs from database to database. */
export interface Dialect {
  readonly identifier: (name: string) => string;
  readonly text: (text: string) => string;
  readonly true: string;
  readonly false: string;
  /** From ISO 8601 in UTC with milliseconds. */
  readonly timestamp: (iso: string) => string;
  readonly types: Readonly<Record<Exclude<ValueType, 'text' | 'decimal'>, string>>;
  readonly exactDecimal: (decimals: number) => string;
  readonly double: string;
  /** Of a text that may be long, and of one of at most so many UTF-16 units. */
  readonly longText: string;
  readonly shortText: (maxLength: number) => string;
  /** Of a text in a key, of at most so many UTF-16 units where that is known. */
  readonly keyText: (maxLength: number | undefined) => string;
  readonly createTable: string;
  /** After the columns of a table. */
  readonly tableOptions: string;
  /** Before all else. */
  readonly settings: string;
  readonly begin: string;
  /** CREATE TABLE commits what is under way: a transaction begins after it. */
  readonly createCommits: boolean;
}

/** More digits after the point no dialect's exact numbers have. https://dev.mysql.com/doc/refman/8.4/en/fixed-point-types.html */
const DECIMALS_MAX = 30;

function quoted(text: string): string {
  // No database holds NUL in a text: it is left out.
  const storable = text.includes('\0') ? text.replaceAll('\0', '') : text;
  return `'${storable.replaceAll("'", "''")}'`;
}

function enclosed(open: string, close: string): (name: string) => string {
  return (name) => open + name.replaceAll(close, close + close) + close;
}

const asIs = (iso: string) => `'${iso}'`;

const postgresql: Dialect = {
  identifier: enclosed('"', '"'),
  text: quoted,
  true: 'TRUE',
  false: 'FALSE',
  timestamp: asIs,
  types: {
    integer: 'bigint',
    boolean: 'boolean',
    date: 'date',
    timestamp: 'timestamp with time zone',
    json: 'jsonb',
  },
  exactDecimal: (decimals) => `numeric(38, ${decimals})`,
  double: 'double precision',
  longText: 'TEXT',
  shortText: (maxLength) => `varchar(${maxLength})`,
  keyText: (maxLength) => (maxLength === undefined ? 'TEXT' : `varchar(${maxLength})`),
  createTable: 'CREATE TABLE IF NOT EXISTS',
  tableOptions: '',
  settings: '',
  begin: 'BEGIN;\n',
  createCommits: false,
};

const sqlite: Dialect = {
  ...postgresql,
  true: '1',
  false: '0',
  types: { integer: 'INTEGER', boolean: 'INTEGER', date: 'TEXT', timestamp: 'TEXT', json: 'TEXT' },
  exactDecimal: () => 'NUMERIC',
  double: 'REAL',
};

/** UTF-16 units of a column; of a key, four bytes each, within InnoDB's 3,072. */
const MYSQL_TEXT_MAX = 16_383;
const MYSQL_KEY_MAX = 255;
const MYSQL_LONG_TEXT = 'mediumtext';

const mysql: Dialect = {
  identifier: enclosed('`', '`'),
  text: (text) => quoted(text.includes('\\') ? text.replaceAll('\\', '\\\\') : text),
  true: 'TRUE',
  false: 'FALSE',
  timestamp: (iso) => `'${iso.slice(0, -1).replace('T', ' ')}'`,
  types: { integer: 'bigint', boolean: 'boolean', date: 'date', timestamp: 'datetime(3)', json: 'json' },
  exactDecimal: (decimals) => `decimal(38, ${decimals})`,
  double: 'double',
  longText: MYSQL_LONG_TEXT,
  shortText: (maxLength) => (maxLength > MYSQL_TEXT_MAX ? MYSQL_LONG_TEXT : `varchar(${maxLength})`),
  // The default collation takes “a”, “A” and “á” for one.
  keyText: (maxLength = MYSQL_KEY_MAX) =>
    `varchar(${Math.min(maxLength, MYSQL_KEY_MAX)}) COLLATE utf8mb4_bin`,
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

const sqlserver: Dialect = {
  identifier: enclosed('[', ']'),
  text: (text) => `N${quoted(text)}`,
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
  exactDecimal: (decimals) => `decimal(38, ${decimals})`,
  double: 'float(53)',
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

export const dialects = { postgresql, mysql, sqlite, sqlserver } satisfies Record<DialectId, Dialect>;

/** A column's type: the document's own, or its value type's. */
export function sqlType(dialect: Dialect, column: Column, isKey: boolean): string {
  const { type, sqlType: own, maxLength, decimals } = column;
  if (own !== undefined) return own;
  if (type === 'decimal') {
    return decimals === undefined || decimals > DECIMALS_MAX
      ? dialect.double
      : dialect.exactDecimal(decimals);
  }
  if (type !== 'text') return dialect.types[type];
  if (isKey) return dialect.keyText(maxLength);
  return maxLength === undefined ? dialect.longText : dialect.shortText(maxLength);
}

const ESCAPE = /\\(?:u0000|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs;

/** Databases take neither NUL nor half a surrogate pair, not even escaped. https://www.postgresql.org/docs/current/datatype-json.html */
function storableJson(json: string): string {
  if (!json.includes('\\u')) return json;
  return json.replace(ESCAPE, (escaped, surrogate) => {
    if (surrogate !== undefined) return '\ufffd';
    return escaped === '\\u0000' ? '' : escaped;
  });
}

/** How the cells of a value type are written, dates and timestamps from ISO 8601. */
export function literalOf(dialect: Dialect, type: ValueType): (cell: Cell) => string {
  const written = writtenAs(dialect, type);
  return (cell) => (cell === null ? 'NULL' : written(cell));
}

function writtenAs(dialect: Dialect, type: ValueType): (cell: NonNullable<Cell>) => string {
  switch (type) {
    case 'text':
      return (cell) => dialect.text(String(cell));
    case 'json':
      return (cell) => dialect.text(storableJson(String(cell)));
    case 'boolean':
      return (cell) => (cell ? dialect.true : dialect.false);
    case 'date':
      return (cell) => `'${cell}'`;
    case 'timestamp':
      return (cell) => dialect.timestamp(String(cell));
    case 'integer':
    case 'decimal':
      // Not all databases have numbers that are not finite.
      return (cell) => (typeof cell === 'number' && !Number.isFinite(cell) ? 'NULL' : String(cell));
  }
}
