import type { TableHead } from '../formats/writer.ts';
import type { ColumnOutcomes } from '../schema/column-outcomes.ts';
import type { Schema } from '../schema/schema.ts';

/** A valid schema, and its tables as formats see them. */
export interface CodeSource {
  readonly schema: Schema;
  readonly tables: readonly TableHead[];
  /** Works out which columns can be null, also within cells. */
  readonly outcomes: () => ColumnOutcomes;
}
