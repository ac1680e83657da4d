import { type BatchSource, RowBatch } from '../generators/entities/part.ts';
import { mapped } from '../mapped.ts';
import type { GroupLayout } from '../random/group-layout.ts';

/** The rows of a batch, each after all rows of its group before it. */
export interface WholeGroups {
  /** The batch itself if it has these rows. */
  readonly batch: RowBatch;
  /** For each row of the first batch, its index in `batch`. Undefined if they are the same. */
  readonly places: readonly number[] | undefined;
  /** For each row of `batch`, 1 if it is the first of its group. */
  readonly firsts: Uint8Array;
  /** The rows of the first batch in slices that must be read one by one, because all of their groups are too many rows at once. */
  readonly slices?: readonly (readonly number[])[];
}

/** The first rows of a group, which are kept so that reads of successive rows share them. */
interface Beginning {
  readonly start: number;
  readonly end: number;
  readonly whole: WholeGroups;
}

/** So many times the rows that a group needs are made at once, so that reading on through it makes each row about once. */
const AHEAD = 4;

/** A batch of whole groups gets no further group if it has so many rows. */
const SLICE_ROWS = 32_768;

/** Gives the current batch with the beginnings of its groups. */
export function createWholeGroups(source: BatchSource, group: GroupLayout): () => WholeGroups {
  const slot = source.newSlot();
  // Cells of a chain ask for each row.
  let latest: RowBatch | undefined;
  let groups: WholeGroups | undefined;
  let kept: Beginning | undefined;

  function wholeOf(numbers: readonly number[], firsts: Uint8Array): WholeGroups {
    const batch = new RowBatch(numbers);
    return batch.once(slot, () => ({ batch, places: undefined, firsts }));
  }

  /** The beginning of the group to which all rows belong. Undefined if they belong to several. */
  function beginningOf(rows: readonly number[]): Beginning | undefined {
    if (kept && isWithin(rows, kept.start, kept.end)) return kept;
    const parent = group.parentOf(rows[0] ?? 0);
    const start = group.startOf(parent);
    const end = group.startOf(parent + 1);
    if (!isWithin(rows, start, end)) return undefined;
    const needed = rows.reduce((last, row) => Math.max(last, row), start) + 1 - start;
    const count = Math.min(end - start, AHEAD * needed);
    const numbers = Array.from({ length: count }, (_, i) => start + i);
    const firsts = new Uint8Array(count);
    firsts[0] = 1;
    kept = { start, end: start + count, whole: wholeOf(numbers, firsts) };
    return kept;
  }

  function groupsOf(batch: RowBatch): WholeGroups {
    return batch.once(slot, (rows) => {
      const firsts = firstsOf(rows, group);
      if (firsts) return { batch, places: undefined, firsts };
      const beginning = beginningOf(rows);
      if (beginning) return { ...beginning.whole, places: mapped(rows, (row) => row - beginning.start) };
      const slices = slicesOf(rows, group);
      if (slices.length > 1) return { batch, places: undefined, firsts: new Uint8Array(0), slices };
      const { numbers, places, firsts: extendedFirsts } = extended(rows, group);
      return { ...wholeOf(numbers, extendedFirsts), places };
    });
  }

  return () => {
    const { batch } = source;
    if (groups === undefined || latest !== batch) {
      groups = groupsOf(batch);
      latest = batch;
    }
    return groups;
  };
}

function isWithin(rows: readonly number[], start: number, end: number): boolean {
  return rows.every((row) => row >= start && row < end);
}

/** For each row, 1 if it is the first of its group. Undefined if some group does not begin with its first row. */
function firstsOf(rows: readonly number[], group: GroupLayout): Uint8Array | undefined {
  const firsts = new Uint8Array(rows.length);
  let end = -1;
  let next = -1;
  for (const [i, row] of rows.entries()) {
    if (row !== next || row >= end) {
      const parent = group.parentOf(row);
      if (row !== group.startOf(parent)) return undefined;
      end = group.startOf(parent + 1);
      firsts[i] = 1;
    }
    next = row + 1;
  }
  return firsts;
}

/** Cuts rows where a group begins, so that the groups of each slice up to its rows have about `SLICE_ROWS` rows. */
function slicesOf(rows: readonly number[], group: GroupLayout): readonly (readonly number[])[] {
  let slice: number[] = [];
  const slices = [slice];
  let count = 0;
  let start = 0;
  let end = -1;
  let next = 0;
  for (const row of rows) {
    if (row < start || row >= end || row < next) {
      const parent = group.parentOf(row);
      start = group.startOf(parent);
      end = group.startOf(parent + 1);
      next = start;
      if (count >= SLICE_ROWS) {
        slice = [];
        slices.push(slice);
        count = 0;
      }
    }
    count += row + 1 - next;
    next = row + 1;
    slice.push(row);
  }
  return slices;
}

/** Adds the rows that are missing at the beginnings of groups, and between rows of one group. */
function extended(rows: readonly number[], group: GroupLayout) {
  const numbers: number[] = [];
  const firstPlaces: number[] = [];
  const places = new Array<number>(rows.length);
  let start = 0;
  let end = -1;
  let next = 0;
  for (const [i, row] of rows.entries()) {
    if (row < start || row >= end || row < next) {
      const parent = group.parentOf(row);
      start = group.startOf(parent);
      end = group.startOf(parent + 1);
      next = start;
      firstPlaces.push(numbers.length);
    }
    for (; next <= row; next++) numbers.push(next);
    places[i] = numbers.length - 1;
  }
  const firsts = new Uint8Array(numbers.length);
  for (const place of firstPlaces) firsts[place] = 1;
  return { numbers, places, firsts };
}
