import type { ColumnScope } from '../../schema/column-scope.ts';
import type { TableSchema } from '../../schema/schema.ts';

/** Where a column stands: the columns that it can read, and the rows of its table. */
export interface Place {
  readonly table: TableSchema;
  readonly scope: ColumnScope;
  readonly rows: number;
}
