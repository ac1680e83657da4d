import type { Cell } from '../catalogue/field.ts';
import { type DistinctValues, repeating, uncountable } from '../generators/distinct-values.ts';
import { type DistinctBy, RowBatch } from '../generators/entities/part.ts';
import { columnTypeByOptions } from '../schema/option-types.ts';
import { CELL_LENGTH_MAX, type ColumnSchema } from '../schema/schema.ts';
import { createEntities } from './entities.ts';
import { affixLength, caseOf, createTextFinish } from './finish.ts';
import { type Engine, entryOf } from './locale-engine.ts';

/** What decides a column's values besides itself. */
export interface Surroundings {
  readonly now: number;
  readonly rowCount: number;
  /** Those of its table, which can decide its entity too; itself alone where they are absent. */
  readonly columns?: readonly ColumnSchema[];
}

/** How many values a column can have under its options, whatever stands in the other columns. */
export function columnValues(
  engine: Engine,
  surroundings: Surroundings,
  column: ColumnSchema,
): DistinctValues {
  const { values } = entryOf(engine, column.field);
  if (values === 'number') return { kind: 'unlimited' };
  return typeof values === 'string'
    ? entryValues(engine, surroundings, column, values)
    : ownValues(engine, surroundings, column);
}

/** The same of a column that no entity makes distinct. */
export function ownValues(
  engine: Engine,
  { now, rowCount }: Surroundings,
  { field, options }: ColumnSchema,
): DistinctValues {
  const { faker, tables } = engine;
  const { values } = entryOf(engine, field);
  if (typeof values === 'string') return repeating;
  return typeof values === 'function' ? values({ faker, tables, now, rowCount, options }) : values;
}

/** Of a column whose entity has an entry of a list. */
function entryValues(
  engine: Engine,
  { now, columns }: Surroundings,
  column: ColumnSchema,
  list: DistinctBy,
): DistinctValues {
  const { generate } = entryOf(engine, column.field);
  if (!('entity' in generate)) return repeating;
  const { entryCounts } = createEntities(
    engine,
    now,
    { batch: new RowBatch([]) },
    [],
    columns ?? [column],
  )(generate.entity, column.of[generate.entity] ?? 1);
  const entryCount = entryCounts.get(list);
  return entryCount === undefined
    ? repeating
    : { kind: 'counted', count: entryCount, at: (index) => Number(index) };
}

/** The most UTF-16 units that a field's value can have as text, before case, prefix and suffix; undefined where other columns decide it. */
export function valueLength(
  engine: Engine,
  { now, rowCount }: Surroundings,
  { field, options }: Pick<ColumnSchema, 'field' | 'options'>,
): number | undefined {
  const { faker, tables } = engine;
  const { length } = entryOf(engine, field);
  if (length === 'by-other-columns') return undefined;
  return typeof length === 'function' ? length({ faker, tables, now, rowCount, options }) : length;
}

/** Values that are finished one by one to see which are alike. */
const LISTED_MAX = 100_000;

/** What can make two of a column's values alike in its cells. */
export type Merging =
  | { readonly by: 'case'; readonly letters: string }
  /** `length`: the most characters that a value has, affixes included. */
  | { readonly by: 'cut'; readonly length: number; readonly maxLength: number };

/**
 * A column's own values as its cells show them: of those that case and the greatest length make alike, only the first.
 * Where there are too many to finish each, they are the column's own if none can become alike, else uncountable.
 * @param mayFinish whether so many may be finished one by one
 */
export function finishedValues(
  engine: Engine,
  surroundings: Surroundings,
  column: ColumnSchema,
  mayFinish: (count: number) => boolean = () => true,
): DistinctValues {
  const values = ownValues(engine, surroundings, column);
  if (values.kind === 'uncountable') return values;
  const merging = mergingOf(engine, surroundings, column, values);
  if (merging === undefined) return values;
  if (values.kind === 'unlimited' || values.count > LISTED_MAX || !mayFinish(Number(values.count))) {
    return uncountable(mergingReason(merging));
  }
  const cells = Array.from({ length: Number(values.count) }, (_, index) => values.at(index));
  const kept = firstIndexes(createTextFinish(column, columnTypeByOptions(column))?.(cells) ?? cells);
  // Where all differ, each row keeps the value that it has without a limit.
  if (kept.length === cells.length) return values;
  return { kind: 'counted', count: kept.length, at: (index) => cells[kept[Number(index)] ?? 0] ?? null };
}

export function mergingReason(merging: Merging): string {
  if (merging.by === 'case') {
    return `In ${merging.letters} case, two of its values can be equal. Remove “case”, or do not make the column unique.`;
  }
  const { length, maxLength } = merging;
  return `Values have up to ${length.toLocaleString('en-US')} characters. Cut to ${maxLength.toLocaleString('en-US')}, two of them could be equal.`;
}

/** Where each of some cells stands first. */
function firstIndexes(cells: readonly Cell[]): readonly number[] {
  const seen = new Set<Cell>();
  return cells.flatMap((cell, index) => {
    if (seen.has(cell)) return [];
    seen.add(cell);
    return [index];
  });
}

/** Undefined where no two values can become alike. */
export function mergingOf(
  engine: Engine,
  surroundings: Surroundings,
  column: ColumnSchema,
  values: DistinctValues,
): Merging | undefined {
  const { unaffixed } = columnTypeByOptions(column);
  // Numbers, dates and what else is no text have no letters that differ in case alone, and are not cut.
  if (unaffixed !== 'text') return undefined;
  if (caseOf(column) && (values.kind !== 'unlimited' || values.needsCase)) {
    return { by: 'case', letters: String(column.options.case) };
  }
  const { maxLength = CELL_LENGTH_MAX } = column;
  const counted = values.kind === 'counted' ? values.maxLength : undefined;
  const own = counted ?? valueLength(engine, surroundings, column) ?? CELL_LENGTH_MAX;
  const length = own + affixLength(column);
  return length > maxLength ? { by: 'cut', length, maxLength } : undefined;
}
