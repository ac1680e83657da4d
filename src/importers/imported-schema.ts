import type { EntityKind } from '../catalogue/entities.ts';
import type { Json } from '../catalogue/field.ts';
import type { FieldId } from '../catalogue/fields.ts';

/** A schema document that import makes. It is plain JSON, and holds only properties that differ from their defaults. */
export interface ImportedSchema {
  /** Where editors find the JSON Schema of documents. */
  readonly $schema?: string;
  readonly version: 1;
  readonly name?: string;
  /** The latest moment of a sample that is over by its column's name, if `now` would be earlier. The report has a note about it. */
  readonly now?: string;
  /** That of the rows of a sample, if they tell their country. The report has a note with the reasons. */
  readonly locale?: string;
  readonly tables: readonly ImportedTable[];
}

export interface ImportedTable {
  readonly name: string;
  /** Absent if rows are given. */
  readonly rows?: number;
  readonly given?: { readonly rows: readonly SetOptions[] };
  readonly columns: readonly ImportedColumn[];
  /** Keys of several columns. A key of one column is a property of the column. */
  readonly primaryKey?: readonly string[];
  readonly unique?: readonly (readonly string[])[];
  readonly foreignKeys?: readonly ImportedForeignKey[];
}

export interface ImportedForeignKey {
  readonly columns: readonly string[];
  readonly table: string;
  readonly references: readonly string[];
}

export interface ImportedColumn {
  readonly name: string;
  readonly field: FieldId;
  /** Which of the row's entities the column belongs to, if not the first. */
  readonly of?: Readonly<Partial<Record<EntityKind, number>>>;
  readonly options?: SetOptions;
  /** In percent. */
  readonly nulls?: number;
  /** A formula: the cell is null where it is true. */
  readonly nullWhen?: string;
  readonly unique?: true;
  readonly primaryKey?: true;
  /** The SQL type, if the default of the DDL writer would differ. */
  readonly type?: string;
  readonly maxLength?: number;
  readonly nullable?: boolean;
  /** Other columns read it, and no file has it. */
  readonly hidden?: true;
  readonly autoIncrement?: boolean;
}

export type SetOptions = Readonly<Record<string, Json>>;
