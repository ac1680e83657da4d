import type { EntityKind } from '../catalogue/entities.ts';
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
}

export interface ColumnSchema {
  readonly name: string;
  /** Names the column's random streams, such that a renamed column keeps its values. */
  readonly key: string;
  readonly field: FieldId;
  /** Which of the row's entities it belongs to, from 1; the first, where nothing is said. */
  readonly of: Readonly<Partial<Record<EntityKind, number>>>;
  /** Those that the field has, with their defaults. */
  readonly options: Readonly<Record<string, string | number>>;
}

export const SCHEMA_VERSION = 1;
export const SEED_DEFAULT = 'rowloom';
export const NOW_DEFAULT = '2026-01-01T00:00:00Z';
export const LOCALE_DEFAULT = 'en_US';
export const ROWS_MAX = 10 ** 10;
export const SEED_LENGTH_MAX = 200;
