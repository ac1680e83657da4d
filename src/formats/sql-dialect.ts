import type { Cell, ValueType } from '../catalogue/field.ts';
import type { Column } from '../dataset/dataset.ts';
import type { OptionsOf } from './option-values.ts';
import { type NameRules, postgresqlNames } from './sql-names.ts';

export type SqlOptions = OptionsOf<'sql'>;

/** What differs from database to database. */
export interface Dialect {
  readonly names: NameRules;
  readonly identifier: (name: string) => string;
  readonly text: (text: string) => string;
  readonly true: string;
  readonly false: string;
  /** From ISO 8601 in UTC with milliseconds. */
  readonly timestamp: (iso: string) => string;
  readonly types: Readonly<Record<Exclude<ValueType, 'text' | 'decimal'>, string>>;
  /** The name of `numeric(precision, scale)`. */
  readonly numeric: string;
  readonly double: string;
  /** The exact type of an integer beyond 64 bits of at most so many digits; undefined where only a text holds them all. */
  readonly largeInteger: (digits: number) => string | undefined;
  /** The type of a text that may be long. */
  readonly longText: string;
  /** Of a text of at most so many UTF-16 units in a table of so many columns. */
  readonly shortText: (maxLength: number, columns: number) => string;
  /** Of a text in a key of so many columns, of at most so many UTF-16 units where that is known. */
  readonly keyText: (maxLength: number | undefined, keyColumns: number) => string;
  readonly createTable: string;
  /** After the columns of a table. */
  readonly tableOptions: string;
  /** Before all else. */
  readonly settings: string;
  readonly begin: string;
  /** CREATE TABLE commits what is under way: a transaction begins after it. */
  readonly createCommits: boolean;
}

const QUOTED = /['\0]/;

export function quoted(text: string): string {
  if (!QUOTED.test(text)) return `'${text}'`;
  // No database holds NUL in a text: it is left out.
  const storable = text.includes('\0') ? text.replaceAll('\0', '') : text;
  return `'${storable.replaceAll("'", "''")}'`;
}

export function enclosed(open: string, close: string): (name: string) => string {
  return (name) => open + name.replaceAll(close, close + close) + close;
}

export const asIs = (iso: string) => `'${iso}'`;

export const postgresql: Dialect = {
  names: postgresqlNames,
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
  numeric: 'numeric',
  double: 'double precision',
  // Other databases have 38 digits too; without a precision, it holds up to 131,072 digits before the point.
  // https://www.postgresql.org/docs/current/datatype-numeric.html
  largeInteger: (digits) => (digits <= 38 ? `numeric(${digits}, 0)` : 'numeric'),
  longText: 'TEXT',
  shortText: (maxLength) => `varchar(${maxLength})`,
  keyText: (maxLength) => (maxLength === undefined ? 'TEXT' : `varchar(${maxLength})`),
  createTable: 'CREATE TABLE IF NOT EXISTS',
  tableOptions: '',
  settings: '',
  begin: 'BEGIN;\n',
  createCommits: false,
};

const ESCAPE = /\\(?:u0000|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs;

/** Databases take neither NUL nor half a surrogate pair, not even escaped. https://www.postgresql.org/docs/current/datatype-json.html */
export function storableJson(json: string): string {
  if (!json.includes('\\u')) return json;
  return json.replace(ESCAPE, (escaped, surrogate) => {
    if (surrogate !== undefined) return '\ufffd';
    return escaped === '\\u0000' ? '' : escaped;
  });
}

/** The type as which a database holds a column's cells: integers of too many digits for its numbers are texts. */
export function storedType(dialect: Dialect, { type, numeric }: Pick<Column, 'type' | 'numeric'>): ValueType {
  const isText = type === 'integer' && numeric && dialect.largeInteger(numeric.precision) === undefined;
  return isText ? 'text' : type;
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
