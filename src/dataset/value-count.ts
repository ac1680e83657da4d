import { timeOf } from '../expression/dates.ts';
import { rowsOf } from '../schema/field-numbers.ts';
import type { Schema, TableSchema } from '../schema/schema.ts';
import { entryOf } from './locale-engine.ts';
import { type DocumentEngine, tableEngines } from './table-engines.ts';
import { columnValues, finishedValues } from './values.ts';

/** The number of different values that a column can have. */
export type ValueCount =
  | { readonly kind: 'counted'; readonly count: number | bigint }
  /** So many that two rows almost never have the same one. */
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'uncountable' };

/** Counts the values of a column in a valid schema, whatever the other columns contain. */
export function countValues(
  document: DocumentEngine,
  schema: Schema,
  table: TableSchema,
  name: string,
): ValueCount {
  const { now, tables } = schema;
  const engine = tableEngines(document, schema)(table);
  const column = table.columns.find((other) => other.name === name);
  if (!column) return { kind: 'uncountable' };
  if (column.field === 'reference') {
    const parent = tables.find((other) => other.name === column.options.table);
    return { kind: 'counted', count: Math.min(parent?.rows ?? 0, table.rows) };
  }
  const surroundings = { now: timeOf(now), rowCount: table.rows };
  const { values: byEntry, hasMoreValues } = entryOf(engine, column.field);
  if (!column.unique && hasMoreValues?.(column, rowsOf(table))) return { kind: 'uncountable' };
  const isOfEntity = typeof byEntry === 'string';
  const values = (isOfEntity ? columnValues : finishedValues)(engine, surroundings, column);
  return values.kind === 'counted' ? { kind: 'counted', count: values.count } : { kind: values.kind };
}
