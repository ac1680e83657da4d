import type { Cell } from '../catalogue/field.ts';
import { type DistinctValues, repeating, uncountable, unlimited } from '../generators/distinct-values.ts';
import { BatchSource, type DistinctBy } from '../generators/entities/part.ts';
import { columnTypeByOptions } from '../schema/option-types.ts';
import { CELL_LENGTH_MAX, type ColumnSchema } from '../schema/schema.ts';
import { createEntities } from './entities.ts';
import { affixLength, caseOf, createTextFinish } from './finish.ts';
import { type Engine, enginesOf, enginesWithCells, entryOf } from './locale-engine.ts';

/** What decides a column's values besides the column itself. */
export interface Surroundings {
  readonly now: number;
  readonly rowCount: number;
  /** The column, and those of its table that decide the same entity. If absent, only the column. */
  readonly columns?: readonly ColumnSchema[];
}

const SHARED_BY_LOCALES = uncountable(
  'Rows of two locales can have the same value. Name one locale for the column, or make it not unique.',
);

/** The values that a column can have with its options, whatever the other columns contain. */
export function columnValues(
  engine: Engine,
  surroundings: Surroundings,
  column: ColumnSchema,
): DistinctValues {
  const { values, numberedRows } = entryOf(engine, column.field);
  if (values === 'number') {
    const count = numberedRows?.(column.options) ?? surroundings.rowCount;
    return count < surroundings.rowCount ? { kind: 'counted', count, at: Number } : { kind: 'unlimited' };
  }
  return typeof values === 'string'
    ? entryValues(engine, surroundings, column, values)
    : ownValues(engine, surroundings, column);
}

/** The values that a column's field and options give. Uncountable if only the column's entity can make it distinct. */
export function ownValues(
  engine: Engine,
  { now, rowCount }: Surroundings,
  column: ColumnSchema,
): DistinctValues {
  const { field, options } = column;
  const { values } = entryOf(engine, field);
  if (typeof values === 'string') return repeating;
  const [{ locale, tables } = engine, ...others] = enginesOf(engine, column);
  if (others.length > 0) return SHARED_BY_LOCALES;
  // All cells are null then, and nulls are no duplicates.
  if (enginesWithCells(engine, column).length === 0) return unlimited;
  return typeof values === 'function' ? values({ ...locale, tables, now, rowCount, options }) : values;
}

/** The values of a column whose entity is an entry of a list. */
function entryValues(
  engine: Engine,
  { now, columns }: Surroundings,
  column: ColumnSchema,
  list: DistinctBy,
): DistinctValues {
  const { generate } = entryOf(engine, column.field);
  if (!('entity' in generate)) return repeating;
  const [own = engine, ...others] = enginesOf(engine, column);
  if (others.length > 0) return SHARED_BY_LOCALES;
  const { entryCounts } = createEntities(
    own,
    now,
    new BatchSource(),
    [],
    columns ?? [column],
  )(generate.entity, column.of[generate.entity] ?? 1);
  const entryCount = entryCounts.get(list);
  return entryCount === undefined
    ? repeating
    : { kind: 'counted', count: entryCount, at: (index) => Number(index) };
}

/**
 * The greatest length of a field's value as text, in UTF-16 units, before case, prefix and suffix. Undefined if other
 * columns decide it.
 */
export function valueLength(
  engine: Engine,
  { now, rowCount }: Surroundings,
  column: ColumnSchema,
): number | undefined {
  const { field, options } = column;
  const { length } = entryOf(engine, field);
  if (length === 'by-other-columns') return undefined;
  if (typeof length !== 'function') return length;
  return Math.max(
    0,
    ...enginesWithCells(engine, column).map(({ locale, tables }) =>
      length({ ...locale, tables, now, rowCount, options }),
    ),
  );
}

/** The most values of a column whose final text is computed to find equal ones. */
const LISTED_MAX = 100_000;

/** What can make two different values equal in the cells. */
export type Merging =
  | { readonly by: 'case'; readonly letters: string }
  /** `length` is the greatest length of a value, with prefix and suffix. */
  | { readonly by: 'cut'; readonly length: number; readonly maxLength: number };

/**
 * A column's own values as its cells show them. If case or cutting makes some equal, only the first of them counts. If
 * there are too many to compute each, returns the column's own values if none can become equal, otherwise
 * `uncountable`.
 * @param mayFinish whether the final text of so many values may be computed
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
  // All cells differ, so each row keeps the value that it has without a limit.
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

/** For each distinct cell, the index where it first occurs. */
function firstIndexes(cells: readonly Cell[]): readonly number[] {
  const seen = new Set<Cell>();
  return cells.flatMap((cell, index) => {
    if (seen.has(cell)) return [];
    seen.add(cell);
    return [index];
  });
}

/** Decides whether case or cutting can make two values equal. Undefined if not. */
export function mergingOf(
  engine: Engine,
  surroundings: Surroundings,
  column: ColumnSchema,
  values: DistinctValues,
): Merging | undefined {
  const { unaffixed } = columnTypeByOptions(column);
  // Only texts have letters that can differ just in case, and only texts are cut.
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
