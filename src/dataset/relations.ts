import type { Cell } from '../catalogue/field.ts';
import { RowBatch } from '../generators/entities/part.ts';
import { mapped } from '../mapped.ts';
import { consistentIndex } from '../random/consistent.ts';
import { sampleZipf } from '../random/distributions.ts';
import type { GroupLayout } from '../random/group-layout.ts';
import { createPermutation } from '../random/permutation.ts';
import { streamKey } from '../random/stream.ts';
import type { Children } from '../schema/children.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import type { Engine } from './locale-engine.ts';

/** A table that other rows refer to. */
export interface ParentTable {
  readonly rowCount: number;
  cellsOf(batch: RowBatch, column: string): readonly Cell[];
  /** The cells of a column, shown or hidden, from row `from` to below row `to`. */
  readColumn(column: string, from: number, to: number): readonly Cell[];
  /** By row, the index of its locale among those of the table. */
  localesOf(batch: RowBatch): readonly number[];
}

/** The parent row's number if a row has no parent. */
export const NO_PARENT = -1;

/** The parent rows of a batch's rows. Successive rows with the same parent share one entry. */
export interface Parents {
  readonly batch: RowBatch;
  /** For each row, the index of its parent in `batch`, or -1. */
  readonly places: readonly number[];
}

export function parentsOf(rows: readonly number[]): Parents {
  const distinct: number[] = [];
  const places = new Array<number>(rows.length);
  let last = NO_PARENT;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? NO_PARENT;
    if (row === NO_PARENT) {
      places[i] = NO_PARENT;
      continue;
    }
    if (row !== last || distinct.length === 0) distinct.push(row);
    last = row;
    places[i] = distinct.length - 1;
  }
  return { batch: new RowBatch(distinct), places };
}

/** The cells of a column of the parents. Null if a row has no parent. */
export function parentCells(parents: Parents, table: ParentTable, column: string): readonly Cell[] {
  const cells = table.cellsOf(parents.batch, column);
  return mapped(parents.places, (place) => (place === NO_PARENT ? null : (cells[place] ?? null)));
}

/** The rows of the first ranks are kept. Up to a million parents, more than half of the rows have such a rank. */
const KEPT_RANKS = 1024;

/** Where rows find their parents. */
export interface ParentRows {
  readonly children: Children;
  /** The layout of a reference whose rows come in the order of the parents. */
  readonly layout: GroupLayout | undefined;
  readonly parentCount: number;
  /** Whether a table refers to its own rows. */
  readonly isSelf: boolean;
}

/** Maps a row to its parent's row number, or to -1 if it has none. */
export function parentRowSampler(
  { stream }: Engine,
  path: readonly string[],
  column: ColumnSchema,
  { children, layout, parentCount, isSelf }: ParentRows,
): (row: number) => number {
  const key = streamKey(...path, 'column', column.key);
  const uniform = (row: number, count: number) => consistentIndex(stream, key, row, count);
  const zipf = (row: number, count: number) => {
    stream.seek(key, row);
    return sampleZipf(stream, count);
  };
  if (isSelf) return earlierRow(children, { uniform, zipf });
  if (parentCount === 0) return () => NO_PARENT;
  if (children === 'one-to-one')
    return createPermutation(streamKey(...path, 'unique', column.key), parentCount);
  if (children === 'uniform') return (row) => uniform(row, parentCount);
  if (children === 'zipf') {
    // The permutation spreads the parents with the most children over the whole table.
    const permuted = createPermutation(streamKey(...path, 'rank', column.key), parentCount);
    const first = Array.from({ length: Math.min(parentCount, KEPT_RANKS) }, (_, rank) => permuted(rank));
    return (row) => {
      const rank = zipf(row, parentCount);
      return first[rank] ?? permuted(rank);
    };
  }
  if (layout) return (row) => Math.min(layout.parentOf(row), parentCount - 1);
  if (!('min' in children)) throw new RangeError('Rows in the order of their parents need a layout');
  // In the order of the parents, so that a new parent takes no row from one whose minimum is fulfilled.
  const assured = children.min * parentCount;
  return (row) => (row < assured ? Math.floor(row / children.min) : uniform(row, parentCount));
}

/** For a table's references to itself. They always lead to an earlier row, so no row is its own ancestor. */
function earlierRow(
  children: Children,
  samplers: Readonly<Record<'uniform' | 'zipf', (row: number, count: number) => number>>,
): (row: number) => number {
  const sampler = selfSampler();
  return (row) => (row === 0 ? NO_PARENT : sampler(row));

  function selfSampler(): (row: number) => number {
    if (children === 'uniform' || children === 'zipf') {
      const sample = samplers[children];
      return (row) => sample(row, row);
    }
    if (children === 'one-to-one') return (row) => row - 1;
    const count = 'each' in children ? children.each : 'min' in children ? children.min : children.to;
    return (row) => Math.floor((row - 1) / Math.max(1, count));
  }
}
