import { type BatchSource, RowBatch } from '../generators/entities/part.ts';
import type { GroupLayout } from '../random/group-layout.ts';

/** The rows of a batch, each after all rows of its group before it. */
export interface WholeGroups {
  /** The batch itself if it has these rows. */
  readonly batch: RowBatch;
  /** For each row of the first batch, its index in `batch`. Undefined if they are the same. */
  readonly places: readonly number[] | undefined;
  /** For each row of `batch`, 1 if it is the first of its group. */
  readonly firsts: Uint8Array;
}

/** Gives the current batch with the beginnings of its groups. */
export function createWholeGroups(source: BatchSource, group: GroupLayout): () => WholeGroups {
  const slot = source.newSlot();
  // Cells of a chain ask for each row.
  let latest: RowBatch | undefined;
  let groups: WholeGroups | undefined;

  function groupsOf(batch: RowBatch): WholeGroups {
    return batch.once(slot, (rows) => {
      const firsts = firstsOf(rows, group);
      if (firsts) return { batch, places: undefined, firsts };
      const whole = extended(rows, group);
      whole.batch.once(slot, () => ({ ...whole, places: undefined }));
      return whole;
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

/** Adds the rows that are missing at the beginnings of groups, and between rows of one group. */
function extended(rows: readonly number[], group: GroupLayout): WholeGroups {
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
  return { batch: new RowBatch(numbers), places, firsts };
}
