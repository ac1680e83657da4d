import type { Cell, ValueType } from '../catalogue/field.ts';
import type { OptionsOf } from './option-values.ts';
import { postgresqlTexts, type TextDialect } from './sql-texts.ts';

export type SqlOptions = OptionsOf<'sql'>;

/** What differs from database to database. */
export interface Dialect extends TextDialect {
  readonly true: string;
  readonly false: string;
  /** From ISO 8601 in UTC with milliseconds. */
  readonly timestamp: (iso: string) => string;
  readonly types: Readonly<Record<Exclude<ValueType, 'text' | 'decimal'>, string>>;
  /** The name of `numeric(precision, scale)`. */
  readonly numeric: string;
  readonly double: string;
  /** Of a text of at most so many UTF-16 units in a table of so many columns. */
  readonly shortText: (maxLength: number, columns: number) => string;
  /** Of a text in a key of so many columns, of at most so many UTF-16 units where that is known. */
  readonly keyText: (maxLength: number | undefined, keyColumns: number) => string;
  /** Before all else. */
  readonly settings: string;
  /** CREATE TABLE commits what is under way: a transaction begins after it. */
  readonly createCommits: boolean;
}

export const asIs = (iso: string) => `'${iso}'`;

export const postgresql: Dialect = {
  ...postgresqlTexts,
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
  shortText: (maxLength) => `varchar(${maxLength})`,
  keyText: (maxLength) => (maxLength === undefined ? 'TEXT' : `varchar(${maxLength})`),
  settings: '',
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
