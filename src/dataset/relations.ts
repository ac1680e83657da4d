import type { Cell } from '../catalogue/field.ts';
import { RowBatch } from '../generators/entities/part.ts';
import { sampleZipf } from '../random/distributions.ts';
import { createPermutation } from '../random/permutation.ts';
import { streamKey } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';
import type { Children } from '../schema/children.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import type { Engine } from './locale-engine.ts';

/** A table whose rows others refer to. */
export interface ParentTable {
  readonly rowCount: number;
  cellsOf(batch: RowBatch, column: string): readonly Cell[];
}

/** Stands for the parent of a row that has none. */
const NO_PARENT = -1;

/** The rows that a batch's rows refer to, each once where neighbors share it. */
export interface Parents {
  readonly batch: RowBatch;
  /** Where each row's parent stands in that batch. */
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

/** A column of the rows referred to; null where there is none. */
export function parentCells(parents: Parents, table: ParentTable, column: string): readonly Cell[] {
  const cells = table.cellsOf(parents.batch, column);
  return parents.places.map((place) => (place === NO_PARENT ? null : (cells[place] ?? null)));
}

/** The number of the row that each row refers to, or -1 for none. */
export function parentRowSampler(
  { stream }: Engine,
  path: readonly string[],
  column: ColumnSchema,
  children: Children,
  parentCount: number,
  isSelf: boolean,
): (row: number) => number {
  const key = streamKey(...path, 'column', column.key);
  const sampled = (pick: (row: number) => number) => (row: number) => {
    stream.seek(key, row);
    return pick(row);
  };
  if (isSelf)
    return earlierRow(
      children,
      sampled,
      (count) => pickUniform(stream, count),
      (count) => sampleZipf(stream, count),
    );
  if (parentCount === 0) return () => NO_PARENT;
  if (children === 'one-to-one')
    return createPermutation(streamKey(...path, 'unique', column.key), parentCount);
  const uniform = sampled(() => pickUniform(stream, parentCount));
  if (children === 'uniform') return uniform;
  if (children === 'zipf') {
    // Permuted, such that the rows with most children lie anywhere in the table.
    const permuted = createPermutation(streamKey(...path, 'rank', column.key), parentCount);
    return sampled(() => permuted(sampleZipf(stream, parentCount)));
  }
  if ('each' in children) return (row) => Math.min(Math.floor(row / children.each), parentCount - 1);
  const assured = children.min * parentCount;
  return (row) => (row < assured ? row % parentCount : uniform(row));
}

/** For references to the own table: to an earlier row always, such that no row is its own ancestor. */
function earlierRow(
  children: Children,
  sampled: (pick: (row: number) => number) => (row: number) => number,
  uniform: (count: number) => number,
  zipf: (count: number) => number,
): (row: number) => number {
  const sampler = selfSampler();
  return (row) => (row === 0 ? NO_PARENT : sampler(row));

  function selfSampler(): (row: number) => number {
    if (children === 'uniform') return sampled(uniform);
    if (children === 'zipf') return sampled(zipf);
    if (children === 'one-to-one') return (row) => row - 1;
    const count = 'each' in children ? children.each : children.min;
    return (row) => Math.floor((row - 1) / count);
  }
}
