import type { EntityKind } from '../catalogue/entities.ts';
import type { Json } from '../catalogue/field.ts';
import type { FieldId } from '../catalogue/fields.ts';

/** The document that a person edits, found good, with its defaults: itself a document again. */
export interface Schema {
  readonly version: 1;
  /** Up to 200 characters. */
  readonly seed: string;
  /** The moment that dates are relative to, in ISO 8601. */
  readonly now: string;
  /** Faker's name of it. */
  readonly locale: string;
  readonly tables: readonly TableSchema[];
}

export interface TableSchema {
  readonly name: string;
  /** Names the table's random streams, such that a renamed table keeps its values. */
  readonly key: string;
  /** An integer from 0 to 10^10. */
  readonly rows: number;
  readonly columns: readonly ColumnSchema[];
  /** Names of columns; none where there is no primary key. */
  readonly primaryKey: readonly string[];
  /** Keys of several columns each. */
  readonly unique: readonly (readonly string[])[];
  readonly foreignKeys: readonly ForeignKey[];
}

export interface ForeignKey {
  readonly columns: readonly string[];
  readonly table: string;
  /** The columns there, one for each here. */
  readonly references: readonly string[];
}

export interface ColumnSchema {
  readonly name: string;
  /** Names the column's random streams, such that a renamed column keeps its values. */
  readonly key: string;
  readonly field: FieldId;
  /** Which of the row's entities it belongs to, from 1; the first, where nothing is said. */
  readonly of: Readonly<Partial<Record<EntityKind, number>>>;
  /** Those that the field has, with their defaults. */
  readonly options: Options;
  /** Percent of rows, from 0 to 100. */
  readonly nulls: number;
  readonly unique: boolean;
  /** The column's type in SQL, where it is not the value type's. */
  readonly type?: string;
  /** In characters (UTF-16 units): longer values are cut. */
  readonly maxLength?: number;
  /** Whether SQL lets it be null; where it is absent, whether it can be. */
  readonly nullable?: boolean;
}

export type Options = Readonly<Record<string, Json>>;

export const SCHEMA_VERSION = 1;
export const SEED_DEFAULT = 'rowloom';
export const NOW_DEFAULT = '2026-01-01T00:00:00Z';
export const LOCALE_DEFAULT = 'en_US';
export const TABLE_ROWS_MAX = 10 ** 10;
export const SEED_LENGTH_MAX = 200;
/** In characters of JSON. */
export const DOCUMENT_LENGTH_MAX = 4_000_000;
export const TABLES_MAX = 1000;
/** Keys of a table, of each kind. */
export const KEYS_MAX = 100;
/** Of a key, in columns: as many as PostgreSQL takes. https://www.postgresql.org/docs/current/limits.html */
export const KEY_COLUMNS_MAX = 32;
/** In all tables. */
export const COLUMNS_MAX = 10_000;
/** Of a cell, in characters. */
export const CELL_LENGTH_MAX = 65_536;
/** Of the JSON of a cell: each takes at least one character and a comma, and brackets stand around them all. */
export const CELL_VALUES_MAX = (CELL_LENGTH_MAX - 2) / 2;
/** Columns within columns. */
export const NESTING_MAX = 8;
/** Of names and keys, in characters. */
export const NAME_LENGTH_MAX = 1000;
