import type { Outcome } from '../../expression/outcome.ts';
import { type ColumnOutcomes, columnOutcomes } from '../../schema/column-outcomes.ts';
import type { ColumnSchema, Schema } from '../../schema/schema.ts';

/** Facts that all rows of a schema have in common, worked out from its options alone. */
export class PredictedOutcomes {
  readonly #outcomes: ColumnOutcomes;
  readonly #columns: ReadonlyMap<string, ReadonlyMap<string, ColumnSchema>>;

  constructor(schema: Schema) {
    this.#outcomes = columnOutcomes(schema);
    this.#columns = new Map(
      schema.tables.map(({ name, columns }) => [
        name,
        new Map(columns.map((column) => [column.name, column])),
      ]),
    );
  }

  /** Undefined if the schema has no such column. */
  of(table: string, column: string): Outcome | undefined {
    const found = this.#columns.get(table)?.get(column);
    return found && this.#outcomes.of(found);
  }
}
