import type { Json } from '../../../catalogue/field.ts';
import type { ForeignKey } from '../../../schema/schema.ts';

/**
 * A schema while it is edited: its JSON, which may be invalid, with an id for each table and column that stays the same
 * when they are renamed or moved. Never changed in place: the parts that an edit does not change stay the same objects.
 */
export interface StudioSchema {
  readonly name?: string;
  readonly seed?: string | number;
  readonly now?: string;
  /** A name, or weights by name. */
  readonly locale?: Json;
  /** The versions that it was made with, as it was read. Links and files get those that make its rows now. */
  readonly madeWith?: Json;
  readonly tables: readonly StudioTable[];
}

/** A property of tables that only this page knows: JSON, links and files leave it out. */
export const IMPORTED: unique symbol = Symbol('imported');

/** What the last import gave for a table, by which a later one tells edits from changes of the source. */
export interface ImportedTable {
  /** The name in the source. */
  readonly name: string;
  /** With the names that the schema had then, and the ids of what the table and its columns became. */
  readonly table: StudioTable;
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
  readonly columns: readonly Pick<StudioColumn, 'id' | 'name'>[];
}

export interface StudioTable {
  readonly id: string;
  readonly name: string;
  /** Names its random streams; its name, where it is absent. */
  readonly key?: string;
  /** Absent where the number follows from the rows of another table: `row-counts.ts` knows it. */
  readonly rows?: number;
  /** A name, weights by name, or the reference whose rows decide. The schema's, where it is absent. */
  readonly locale?: Json;
  readonly columns: readonly StudioColumn[];
  /** Rows that are given instead of generated. */
  readonly given?: Json;
  /** Whether files contain a table with given rows. */
  readonly write?: Json;
  /** The reference by which its rows are grouped, where several could. */
  readonly groupedBy?: string;
  readonly primaryKey?: readonly string[];
  readonly unique?: readonly (readonly string[])[];
  readonly foreignKeys?: readonly ForeignKey[];
  readonly [IMPORTED]?: ImportedTable;
}

export interface StudioColumn {
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
export type ColumnDraft = Omit<StudioColumn, 'id'>;

let lastId = 0;

/** An id that no table or column has had on this page. */
export function newId(): string {
  lastId++;
  return `i${lastId}`;
}

export const EMPTY_SCHEMA: StudioSchema = { tables: [] };

export function tableById({ tables }: StudioSchema, id: string | undefined): StudioTable | undefined {
  return tables.find((table) => table.id === id);
}

/** How many tables keep a map of their columns: those that were asked about last. */
const TABLES_HELD_MAX = 8;
const columnsById = new Map<StudioTable, ReadonlyMap<string, StudioColumn>>();

/** Uses a map of the table's columns, because each row of the grid asks after every edit. */
export function columnById(table: StudioTable | undefined, id: string | undefined): StudioColumn | undefined {
  if (!table || id === undefined) return undefined;
  const known = columnsById.get(table);
  if (known) return known.get(id);
  const columns = new Map(table.columns.map((column) => [column.id, column] as const));
  columnsById.set(table, columns);
  const [oldest] = columnsById.keys();
  // Undo keeps hundreds of tables that nobody asks about.
  if (columnsById.size > TABLES_HELD_MAX && oldest) columnsById.delete(oldest);
  return columns.get(id);
}

/** Whether the column is the table's primary key, or a part of it. */
export function isInPrimaryKey({ primaryKey = [] }: StudioTable, column: StudioColumn): boolean {
  return column.primaryKey === true || primaryKey.includes(column.name);
}

/** Whether the column alone is the table's primary key, so that its values are unique whatever its own settings are. */
export function isPrimaryKeyAlone({ primaryKey = [] }: StudioTable, column: StudioColumn): boolean {
  return column.primaryKey === true || (primaryKey.length === 1 && primaryKey[0] === column.name);
}
