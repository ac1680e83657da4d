import type { Json } from '../../catalogue/field.ts';
import { isJsonObject } from '../json-object.ts';
import type { ForeignKey } from '../schema.ts';

/**
 * A schema while it is edited: its JSON, which may be invalid, with an id for each table and column that stays the same
 * when they are renamed or moved. Never changed in place: the parts that an edit does not change stay the same objects.
 */
export interface EditedSchema {
  readonly name?: string;
  readonly seed?: string | number;
  readonly now?: string;
  /** A name, or weights by name. */
  readonly locale?: Json;
  /** The versions that it was made with, as it was read. Links and files get those that make its rows now. */
  readonly madeWith?: Json;
  readonly tables: readonly EditedTable[];
}

/** A property of tables in the Studio: JSON, links and files leave the property out. */
export const IMPORTED: unique symbol = Symbol('imported');

/** The last import of a table: a later import compares it with the table to tell edits from changes of the source. */
export interface ImportedTable {
  /** The name in the source. */
  readonly name: string;
  /** With the names that the schema had then, and the ids of what the table and its columns became. */
  readonly table: EditedTable;
  /** The ids of the columns, by their names in the source. */
  readonly columns: ReadonlyMap<string, string>;
  /** The same object for all tables of one source, however often it is read. */
  readonly source: object;
  /** The names of all tables and columns of the schema after the import: those that `table` has. */
  readonly names: readonly TableNames[];
  /** Whether people kept the table when the source had it no more. */
  readonly isKept: boolean;
}

export interface TableNames {
  readonly id: string;
  readonly name: string;
  readonly columns: readonly Pick<EditedColumn, 'id' | 'name'>[];
}

export interface EditedTable {
  readonly id: string;
  readonly name: string;
  /** Names its random streams; its name, where it is absent. */
  readonly key?: string;
  /** Absent where the number follows from the rows of another table: `row-counts.ts` knows it. */
  readonly rows?: number;
  /** A name, weights by name, or the reference whose rows decide. The schema's, where it is absent. */
  readonly locale?: Json;
  readonly columns: readonly EditedColumn[];
  /** Rows that are given instead of generated. */
  readonly given?: Json;
  /** Whether files contain a table with given rows. */
  readonly write?: Json;
  /** The reference that groups the table's rows, where several references could. */
  readonly groupedBy?: string;
  readonly primaryKey?: readonly string[];
  readonly unique?: readonly (readonly string[])[];
  readonly foreignKeys?: readonly ForeignKey[];
  readonly [IMPORTED]?: ImportedTable;
}

export interface EditedColumn {
  readonly id: string;
  readonly name: string;
  /** Names its random streams; its name, where it is absent. */
  readonly key?: string;
  /** The id of a field. It may be unknown, since the schema may be invalid. */
  readonly field: string;
  readonly of?: Readonly<Record<string, number>>;
  /** That of its entity; the table's, where it is absent. */
  readonly locale?: Json;
  /** The options that differ from the field's defaults. */
  readonly options?: SetOptions;
  /** In percent. */
  readonly nulls?: number;
  /** A formula: the cell is null where it is true. */
  readonly nullWhen?: string;
  /** Whether files leave the column out. */
  readonly hidden?: boolean;
  readonly unique?: boolean;
  readonly primaryKey?: boolean;
  readonly type?: string;
  readonly maxLength?: number;
  readonly nullable?: boolean;
  /** Whether the database numbers the rows that are inserted later. */
  readonly autoIncrement?: boolean;
}

export type SetOptions = Readonly<Record<string, Json>>;

/** A new column without its id. */
export type ColumnDraft = Omit<EditedColumn, 'id'>;

export function tableById({ tables }: EditedSchema, id: string | undefined): EditedTable | undefined {
  return tables.find((table) => table.id === id);
}

/** The reference to the parent that gives a table its locale. Undefined if no parent does. */
export function localeViaIn(locale: Json | undefined): string | undefined {
  return isJsonObject(locale) && typeof locale.via === 'string' ? locale.via : undefined;
}
