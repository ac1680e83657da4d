import type { Cell, ValueType } from '../../catalogue/field.ts';
import type { Schema } from '../../schema/schema.ts';
import type { ImportedSchema } from '../imported-schema.ts';
import type { TestTools } from '../source-tables.ts';

/** Cells of one column as the engine makes them, and their type. */
export interface ColumnCells {
  readonly type: ValueType;
  readonly cells: readonly Cell[];
}

/** Cells by the names of tables and columns. */
export type TableCells = ReadonlyMap<string, ReadonlyMap<string, ColumnCells>>;

/** Makes rows of a schema, so that they can be compared with what the source demands. */
export interface RowReader extends TestTools {
  /** The schema as its check has parsed it. Undefined if the schema has problems. */
  parsed(schema: ImportedSchema): Promise<Schema | undefined>;
  /**
   * The first rows of some columns. Empty if the schema has problems.
   * @param wanted numbers of rows by the names of tables and columns
   */
  readColumns(
    schema: ImportedSchema,
    wanted: ReadonlyMap<string, ReadonlyMap<string, number>>,
  ): Promise<TableCells>;
}
