import { timeOf } from '../expression/dates.ts';
import type { Schema, TableSchema } from '../schema/schema.ts';
import type { Engine } from './locale-engine.ts';
import { columnValues, finishedValues } from './values.ts';

/** How many different values a column can have. */
export type ValueCount =
  | { readonly kind: 'counted'; readonly count: number | bigint }
  /** So many that two rows hardly ever agree. */
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'uncountable' };

/** Counts the values of a column of a schema that was found good, whatever stands in the other columns. */
export function countValues(
  engine: Engine,
  { now, tables }: Schema,
  table: TableSchema,
  name: string,
): ValueCount {
  const column = table.columns.find((other) => other.name === name);
  if (!column) return { kind: 'uncountable' };
  if (column.field === 'reference') {
    const parent = tables.find((other) => other.name === column.options.table);
    return { kind: 'counted', count: Math.min(parent?.rows ?? 0, table.rows) };
  }
  const surroundings = { now: timeOf(now), rowCount: table.rows };
  const isOfEntity = typeof engine.values[column.field] === 'string';
  const values = (isOfEntity ? columnValues : finishedValues)(engine, surroundings, column);
  return values.kind === 'counted' ? { kind: 'counted', count: values.count } : { kind: values.kind };
}
