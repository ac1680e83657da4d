import type { ValueType } from '../catalogue/field.ts';
import type { Column } from '../dataset/table.ts';
import { eitherOf, matchedBy } from '../expression/character-set.ts';
import type { TimeForm } from '../expression/iso-time.ts';
import type { OptionsOfFormat } from './formats.ts';
import type { Literals, PlainTexts } from './row-texts.ts';
import { type NameRules, postgresqlNames } from './sql-names.ts';

export type SqlOptions = OptionsOfFormat<'sql'>;

/** How a database limits the texts in keys. Lengths are in characters. */
export interface KeyRules {
  /** The room of a key, which its texts share. */
  readonly primary: number;
  readonly unique: number;
  readonly foreign: number;
  /** The room in a row for the texts of all keys. */
  readonly inRow: number;
  /** The greatest length of a value of any other type. */
  readonly otherType: number;
  /** The length of a text that has no maximum length, if the rows' texts are not longer. */
  readonly usual: number;
  /** Whether the room is for the lengths of the types. Otherwise it is for the texts of each row. */
  readonly sharesRoom: boolean;
  readonly indexesForeignKeys: boolean;
  /** The end of a sentence about a key's column whose texts can end in spaces. */
  readonly spaceNote: string;
}

/** The differences between the SQL of the databases. */
export interface Dialect {
  readonly names: NameRules;
  readonly identifier: (name: string) => string;
  readonly text: (text: string) => string;
  /** The texts that `text` only puts between quotes. */
  readonly plain: PlainTexts;
  readonly true: string;
  readonly false: string;
  /** How timestamps in UTC are written: by default, in ISO 8601. */
  readonly timestamps?: TimeForm;
  readonly types: Readonly<Record<Exclude<ValueType, 'text' | 'decimal'>, string>>;
  /** The name of the exact decimal type, before `(precision, scale)`. */
  readonly numeric: string;
  readonly double: string;
  /** The exact type for integers beyond 64 bits with up to `digits` digits; undefined if only a text type holds them. */
  readonly largeInteger: (digits: number) => string | undefined;
  /** The type for texts without a maximum length. */
  readonly longText: string;
  /** The type for texts of up to `maxLength` UTF-16 units, in a table with `columns` columns. */
  readonly shortText: (maxLength: number, columns: number) => string;
  /** The type for texts of up to `length` UTF-16 units in a key. */
  readonly keyText: (length: number | undefined) => string;
  /** Absent if a key holds texts of any length, and compares each character. */
  readonly keys?: KeyRules;
  /** Whether a column can have an array type. */
  readonly hasArrays?: boolean;
  readonly createTable: string;
  /** The text after a table's column definitions. */
  readonly tableOptions: string;
  /** Statements at the start of a script. */
  readonly settings: string;
  /** Statements at the end of a script, which restore the session's settings. */
  readonly restore: string;
  readonly begin: string;
  /** Whether CREATE TABLE commits the current transaction. The script's transaction then begins after it. */
  readonly createCommits: boolean;
}

const QUOTED = /['\0]/;

export function quoted(text: string): string {
  if (!QUOTED.test(text)) return `'${text}'`;
  // Not all databases store NUL in a text: it is dropped.
  const storable = text.includes('\0') ? text.replaceAll('\0', '') : text;
  return `'${storable.replaceAll("'", "''")}'`;
}

export function enclosed(open: string, close: string): (name: string) => string {
  return (name) => open + name.replaceAll(close, close + close) + close;
}

/** The SQL that PostgreSQL and SQLite both read. */
export const standardSql: Dialect = {
  names: postgresqlNames,
  identifier: enclosed('"', '"'),
  text: quoted,
  plain: { without: matchedBy(QUOTED), open: "'", close: "'" },
  true: 'TRUE',
  false: 'FALSE',
  types: {
    integer: 'bigint',
    boolean: 'boolean',
    date: 'date',
    timestamp: 'timestamp with time zone',
    json: 'jsonb',
  },
  numeric: 'numeric',
  double: 'double precision',
  // Other databases also have 38 digits. Without a precision, numeric holds up to 131,072 digits before the point.
  // https://www.postgresql.org/docs/current/datatype-numeric.html
  largeInteger: (digits) => (digits <= 38 ? `numeric(${digits}, 0)` : 'numeric'),
  longText: 'TEXT',
  shortText: (maxLength) => `varchar(${maxLength})`,
  keyText: (maxLength) => (maxLength === undefined ? 'TEXT' : `varchar(${maxLength})`),
  createTable: 'CREATE TABLE IF NOT EXISTS',
  tableOptions: '',
  settings: '',
  restore: '',
  begin: 'BEGIN;\n',
  createCommits: false,
};

const BACKSLASH = /\\/;

/** Like PostgreSQL's `quote_literal`. With `standard_conforming_strings` off, a backslash in a plain literal is an escape. */
function postgresqlText(text: string): string {
  const literal = quoted(text);
  return literal.includes('\\') ? `E${literal.replaceAll('\\', '\\\\')}` : literal;
}

export const postgresql: Dialect = {
  ...standardSql,
  text: postgresqlText,
  plain: {
    ...standardSql.plain,
    without: eitherOf([standardSql.plain.without, matchedBy(BACKSLASH)]),
  },
  hasArrays: true,
};

const ESCAPE = /\\(?:u0000|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs;

/**
 * Drops escaped NULs and replaces escaped halves of surrogate pairs: databases refuse both.
 * https://www.postgresql.org/docs/current/datatype-json.html
 */
export function storableJson(json: string): string {
  if (!json.includes('\\u')) return json;
  return json.replace(ESCAPE, (escaped, surrogate) => {
    if (surrogate !== undefined) return '\ufffd';
    return escaped === '\\u0000' ? '' : escaped;
  });
}

/** The value type under which a database stores a column: text for integers with more digits than its numbers hold. */
export function storedType(dialect: Dialect, { type, numeric }: Pick<Column, 'type' | 'numeric'>): ValueType {
  const isText = type === 'integer' && numeric && dialect.largeInteger(numeric.precision) === undefined;
  return isText ? 'text' : type;
}

/** Writes the cells of each value type. `storable` changes a JSON text to what the column holds. */
export function literalsOf(dialect: Dialect, storable: (json: string) => string = storableJson): Literals {
  // Not all databases have infinity and NaN, which the row writer writes as null.
  return {
    text: (cell) => dialect.text(String(cell)),
    json: (cell) => dialect.text(storable(String(cell))),
    boolean: (cell) => (cell ? dialect.true : dialect.false),
    date: (cell) => `'${cell}'`,
    timestamp: (cell) => `'${cell}'`,
    integer: String,
    decimal: String,
    plain: dialect.plain,
  };
}
