import type { ColumnType } from '../../schema/option-types.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import type { FormulaScope } from './formula.ts';

/** What the columns of a row are written with. */
export interface ColumnWriting extends FormulaScope {
  /** The moment that dates are relative to. */
  readonly now: number;
  readonly rows: number;
  /** The name of a column's entity in its row, where others share it. */
  readonly entity: (column: ColumnSchema) => string | undefined;
  readonly typeOf: (column: ColumnSchema) => ColumnType;
  /** Whether some of a column's dates are null because they lie outside the calendar. */
  readonly leavesCalendar: (column: ColumnSchema) => boolean;
  /** Says of a column what the script does otherwise. */
  readonly note: (text: string) => void;
}
