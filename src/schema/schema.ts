import type { EntityKind } from '../catalogue/entities.ts';
import type { Json, ValueType } from '../catalogue/field.ts';
import type { FieldId } from '../catalogue/fields.ts';

/** A checked document with all defaults filled in. It has the form of a document itself. */
export interface Schema {
  readonly version: 1;
  /** Up to 200 characters. */
  readonly seed: string;
  /** Dates are relative to this moment, in ISO 8601. */
  readonly now: string;
  /** The locale of tables that name none: its name, or weights by name. */
  readonly locale: string | LocaleWeights;
  readonly tables: readonly TableSchema[];
}

/** How frequent rows of locales are, by their names. */
export type LocaleWeights = Readonly<Record<string, number>>;

/** A locale, weights, or the name of a reference whose rows decide the locale. */
export type TableLocale = string | LocaleWeights | { readonly via: string };

export interface TableSchema {
  readonly name: string;
  /** Names the table's random streams, so a renamed table keeps its values. */
  readonly key: string;
  /** An integer from 0 to 10^10. A document can leave it out if a reference decides it. */
  readonly rows: number;
  readonly columns: readonly ColumnSchema[];
  /** Names of columns. Empty if there is no primary key. */
  readonly primaryKey: readonly string[];
  /** Unique keys: lists of column names. */
  readonly unique: readonly (readonly string[])[];
  readonly foreignKeys: readonly ForeignKey[];
  /** The reference by which its rows are grouped. If absent, it is the only one that can group them. */
  readonly groupedBy?: string;
  /** The rows of a table that are given instead of generated: as many as `rows` says. */
  readonly given?: GivenRows;
  /** Whether files contain a table with given rows. Absent for other tables, which they contain. */
  readonly write?: boolean;
  /** If absent, that of the schema. */
  readonly locale?: TableLocale;
}

/** Given rows, column by column. A document has them as a list of rows or as a file, and in this form once they are read. */
export interface GivenRows {
  readonly cells: readonly GivenColumn[];
  /** The file that held the rows, relative to the document, and the SHA-256 of its bytes in hexadecimal digits. */
  readonly file?: string;
  readonly sha256?: string;
  /** Whether the cells are texts as in CSV, whose types are still to be inferred. Never in a checked document. */
  readonly areTexts?: boolean;
}

export interface GivenColumn {
  readonly name: string;
  /** One for each row. Dates and timestamps are in ISO 8601, and numbers that JSON cannot hold are texts of digits. */
  readonly values: readonly Json[];
}

export interface ForeignKey {
  readonly columns: readonly string[];
  readonly table: string;
  /** The referenced columns of the other table, one for each of `columns`. */
  readonly references: readonly string[];
}

export interface ColumnSchema {
  readonly name: string;
  /** Names the column's random streams, so a renamed column keeps its values. */
  readonly key: string;
  readonly field: FieldId;
  /** Which of the row's entities of a kind the column belongs to, counted from 1. The default is the first. */
  readonly of: Readonly<Partial<Record<EntityKind, number>>>;
  /** All options of the field, with defaults. */
  readonly options: ColumnOptions;
  /** The percentage of null rows, from 0 to 100. */
  readonly nulls: number;
  /** A formula of type boolean: the cell is null in the rows where it is true. */
  readonly nullWhen?: string;
  /** Whether the column is only read by other columns: no file and no code contains it. */
  readonly hidden?: true;
  readonly unique: boolean;
  /** The SQL type, if it is not the default for the column's value type. */
  readonly type?: string;
  /** In UTF-16 units. Longer values are cut. */
  readonly maxLength?: number;
  /** Whether the SQL column is nullable. If absent, it is nullable if it can be null. */
  readonly nullable?: boolean;
  /** Whether the database numbers the rows that are inserted without the column. A sequence that is a key by itself. */
  readonly autoIncrement?: true;
  /** The locale of the column's entity. If absent, that of the row. */
  readonly locale?: string;
  /** The value type of a column with the field `given`. */
  readonly valueType?: ValueType;
}

export type ColumnOptions = Readonly<Record<string, Json>>;

export const SCHEMA_VERSION = 1;
export const SEED_DEFAULT = 'rowloom';
export const NOW_DEFAULT = '2026-01-01T00:00:00Z';
export const LOCALE_DEFAULT = 'en_US';
export const TABLE_ROWS_MAX = 10 ** 10;
/** The most rows that a table can be given. */
export const GIVEN_ROWS_MAX = 5_000_000;
/** The largest file of given rows, in bytes. */
export const GIVEN_BYTES_MAX = 512 * 1024 * 1024;
export const SEED_LENGTH_MAX = 200;
/** In characters of JSON text. */
export const DOCUMENT_LENGTH_MAX = 4_000_000;
export const TABLES_MAX = 1000;
/** The most unique keys of a table, and the most foreign keys. */
export const KEYS_MAX = 100;
/** The most columns in a key, which is PostgreSQL's limit. https://www.postgresql.org/docs/current/limits.html */
export const KEY_COLUMNS_MAX = 32;
/** In all tables together. */
export const COLUMNS_MAX = 10_000;
/** The longest cell, in UTF-16 units. */
export const CELL_LENGTH_MAX = 65_536;
/**
 * The most JSON values in a cell: two characters are brackets, and each value takes at least one character and a comma.
 */
export const CELL_VALUES_MAX = (CELL_LENGTH_MAX - 2) / 2;
/** The most levels of columns inside columns. */
export const NESTING_MAX = 8;
/** An array counts as so many levels of nesting: at most two arrays can be nested. */
export const ARRAY_LEVELS = 3;
/** The longest name or key, in UTF-16 units. */
export const NAME_LENGTH_MAX = 1000;
