import type { EvaluationOrder } from '../schema/dependencies.ts';
import type { NumericType } from '../schema/numeric-types.ts';
import type { ColumnType } from '../schema/option-types.ts';
import type { ColumnSchema, TableSchema } from '../schema/schema.ts';

/** What a table needs to know that follows from its schema as a whole. */
export interface SchemaAnalysis {
  readonly typeOf: (column: ColumnSchema) => ColumnType;
  readonly canBeNull: (column: ColumnSchema) => boolean;
  readonly numericOf: (column: ColumnSchema) => NumericType | undefined;
  /** The order in which the columns of a table or of an object are made. */
  readonly orderOf: (table: Pick<TableSchema, 'columns'>) => EvaluationOrder;
}
