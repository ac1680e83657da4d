import type { Cell } from '../catalogue/field.ts';
import { consistentIndex } from '../random/consistent.ts';
import type { GroupLayout } from '../random/group-layout.ts';
import type { RandomStream, StreamKey } from '../random/stream.ts';
import type { Condition } from '../schema/where.ts';
import { NO_PARENT, type Parents, type ParentTable } from './relations.ts';

/** Chooses the parent of a row among those that fulfil the conditions. */
export interface WhereChooser {
  readonly stream: RandomStream;
  readonly key: StreamKey;
  /** Whether a table refers to its own rows: then only to earlier ones. */
  readonly isSelf: boolean;
}

/** A parent among `count` of them, whose numbers begin with `first`. */
function chosen({ stream, key }: WhereChooser, row: number, count: number): number | undefined {
  return count <= 0 ? undefined : consistentIndex(stream, key, row, count);
}

/**
 * The parents of rows whose own reference leads to the row that groups the parents.
 * @param own the rows to which the own column of each row leads
 */
export function groupedParent(
  chooser: WhereChooser,
  { layout, parentCount }: { readonly layout: GroupLayout; readonly parentCount: number },
  own: Parents,
): (row: number, i: number) => number {
  return (row, i) => {
    const group = own.batch.numbers[own.places[i] ?? NO_PARENT];
    if (group === undefined) return NO_PARENT;
    const start = Math.min(layout.startOf(group), parentCount);
    const end = Math.min(layout.startOf(group + 1), chooser.isSelf ? row : parentCount);
    const index = chosen(chooser, row, end - start);
    return index === undefined ? NO_PARENT : start + index;
  };
}

/** Rows by the values of some of their columns. */
export interface WhereIndex {
  /** Calls `take` with the places in `rows` of the rows that have these values: from `start` to below `end`. */
  find(values: readonly Cell[]): readonly [start: number, end: number] | undefined;
  /** The rows' numbers. Those with equal values are successive and ascending. */
  readonly rows: Int32Array;
}

/** Rows are read in batches of so many. */
const BATCH = 8192;

/** Indexes all rows of a table by columns. Rows with a null there are left out, because null equals nothing. */
export function indexRows(
  table: Pick<ParentTable, 'rowCount' | 'readColumn'>,
  columns: readonly string[],
): WhereIndex {
  const { rowCount } = table;
  const groups = new Map<Cell, number>();
  const groupOf = new Int32Array(rowCount);
  const counts: number[] = [];
  for (let from = 0; from < rowCount; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, rowCount - from) }, (_, i) => from + i);
    const cells = columns.map((name) => table.readColumn(name, from, from + numbers.length));
    for (const [i, row] of numbers.entries()) {
      const value = joined(cells.map((list) => list[i] ?? null));
      if (value === null) {
        groupOf[row] = -1;
        continue;
      }
      let group = groups.get(value);
      if (group === undefined) {
        group = counts.length;
        groups.set(value, group);
        counts.push(0);
      }
      groupOf[row] = group;
      counts[group] = (counts[group] ?? 0) + 1;
    }
  }
  const starts = new Int32Array(counts.length + 1);
  for (const [group, count] of counts.entries()) starts[group + 1] = (starts[group] ?? 0) + count;
  const rows = new Int32Array(starts[counts.length] ?? 0);
  const next = starts.slice();
  for (let row = 0; row < rowCount; row++) {
    const group = groupOf[row] ?? -1;
    if (group < 0) continue;
    const place = next[group] ?? 0;
    rows[place] = row;
    next[group] = place + 1;
  }
  return {
    rows,
    find(values) {
      const value = joined(values);
      const group = value === null ? undefined : groups.get(value);
      return group === undefined ? undefined : [starts[group] ?? 0, starts[group + 1] ?? 0];
    },
  };
}

/** One value for several cells. Null if one of them is. */
function joined(cells: readonly Cell[]): Cell {
  if (cells.includes(null)) return null;
  return cells.length === 1 ? (cells[0] ?? null) : JSON.stringify(cells.map(String));
}

/** The parents of rows, by an index of the parents' cells. */
export function indexedParent(
  chooser: WhereChooser,
  index: WhereIndex,
  conditions: readonly Condition[],
  cellsOf: (name: string) => readonly Cell[],
): (row: number, i: number) => number {
  const cells = conditions.map(({ own }) => cellsOf(own));
  return (row, i) => {
    const [start, end] = index.find(cells.map((list) => list[i] ?? null)) ?? [0, 0];
    const last = chooser.isSelf ? placeOf(index.rows, row, start, end) : end;
    const place = chosen(chooser, row, last - start);
    return place === undefined ? NO_PARENT : (index.rows[start + place] ?? NO_PARENT);
  };
}

/** The first place from `start` to below `end` whose row is `row` or later, or `end`. */
function placeOf(rows: Int32Array, row: number, start: number, end: number): number {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
