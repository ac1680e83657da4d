import type { BatchSource, RowBatch } from '../generators/entities/part.ts';
import type { GroupLayout } from '../random/group-layout.ts';
import type { EvaluationOrder } from '../schema/dependencies.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import type { Entities } from './entities.ts';
import type { Engine, LocaleEngine } from './locale-engine.ts';
import type { Parents } from './relations.ts';
import type { ReadyColumn } from './scope.ts';

/** The parts of a table from which its rows are built. */
export interface TableParts {
  readonly engine: Engine;
  /** Names the table's random streams. */
  readonly path: readonly string[];
  readonly source: BatchSource;
  readonly columns: ReadonlyMap<string, ReadyColumn>;
  readonly order: EvaluationOrder;
  readonly entitiesIn: (engine: LocaleEngine) => Entities;
  /** The groups of rows, if some columns read their group from its start. */
  readonly group: GroupLayout | undefined;
  /** The parents of the current batch's rows by a reference. */
  readonly parentsOf?: (reference: ColumnSchema) => Parents;
  /** The place of these parents in each batch. */
  readonly parentsSlot?: (reference: ColumnSchema) => number;
  readonly localesOf: (batch: RowBatch) => readonly number[];
}
