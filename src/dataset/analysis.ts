import type { EvaluationOrder } from '../schema/dependencies.ts';
import type { NumericType } from '../schema/numeric-types.ts';
import type { ColumnType } from '../schema/option-types.ts';
import type { ColumnSchema, TableSchema } from '../schema/schema.ts';

/** Facts about the columns that only the whole schema determines. */
export interface SchemaAnalysis {
  readonly typeOf: (column: ColumnSchema) => ColumnType;
  readonly canBeNull: (column: ColumnSchema) => boolean;
  readonly numericOf: (column: ColumnSchema) => NumericType | undefined;
  /** For each column that is in one, the columns that read each other's cells of the row before. */
  readonly chainsOf: (
    table: Pick<TableSchema, 'columns'>,
  ) => ReadonlyMap<ColumnSchema, readonly ColumnSchema[]>;
  /** Whether a column reads its group from the start: it has `previous` or `total`. */
  readonly readsGroup: (column: ColumnSchema) => boolean;
  /** The most digits after the decimal point of a column's numbers. Undefined if they are not known. */
  readonly decimalsOf: (column: ColumnSchema) => number | undefined;
  /** The greatest length of a column's cells as text, in UTF-16 units. */
  readonly longestIn: (table: TableSchema, column: ColumnSchema) => number;
  /** The order in which to generate the columns of a table or an object. */
  readonly orderOf: (table: Pick<TableSchema, 'columns'>) => EvaluationOrder;
}
