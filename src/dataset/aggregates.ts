import type { Cell, ValueType } from '../catalogue/field.ts';
import { divide } from '../expression/numbers.ts';
import type { Aggregate, AggregateName } from '../expression/row-functions.ts';
import { compareCells } from '../expression/typed.ts';
import { type BatchSource, RowBatch } from '../generators/entities/part.ts';
import { mapped } from '../mapped.ts';
import type { GroupLayout } from '../random/group-layout.ts';
import { cellOfSteps, stepsOfCell } from './exact-sums.ts';
import type { ParentTable } from './relations.ts';

/** The rows that the rows of a table group. */
export interface GroupedRows {
  readonly table: ParentTable;
  readonly layout: GroupLayout;
  /** The type and the most decimals of a column. Decimals are undefined if they are not known. */
  readonly columnFacts: (name: string) => { readonly type: ValueType; readonly decimals: number | undefined };
}

/** Rows that are read together: at least so many, up to the end of their last group. */
const CHUNK_ROWS = 4096;
/** All aggregates of a batch share up to so many rows of one table. */
const SHARED_ROWS = 65_536;

/** The rows of some successive parents of a batch. */
interface Chunk {
  /** The indexes of the first parent, and of the one behind the last. */
  readonly from: number;
  readonly to: number;
  readonly batch: () => RowBatch;
}

type Values = (rows: readonly number[]) => readonly Cell[];

/** Creates the aggregates of a table over the rows that its rows group. */
export function createAggregates(
  source: BatchSource,
  groupedBy: (table: string) => GroupedRows,
): (aggregate: Aggregate) => (i: number) => Cell {
  const slots = new Map<string, number>();
  const chunkSlots = new Map<string, number>();

  function slotIn(known: Map<string, number>, key: string): number {
    const slot = known.get(key) ?? source.newSlot();
    known.set(key, slot);
    return slot;
  }

  function valuesOf({ name, table, column }: Aggregate): Values {
    const grouped = groupedBy(table);
    const { layout } = grouped;
    if (name === 'count' || column === undefined) {
      return (rows) => mapped(rows, (row) => layout.startOf(row + 1) - layout.startOf(row));
    }
    if (name === 'first' || name === 'last') return (rows) => endsOf(grouped, column, rows, name);
    const fold = foldOf(name, grouped.columnFacts(column));
    const slot = slotIn(chunkSlots, table);
    return (rows) => {
      const chunks = source.batch.once(slot, () => chunksOf(rows, layout));
      const values = new Array<Cell>(rows.length);
      for (const { from, to, batch } of chunks) {
        const cells = grouped.table.cellsOf(batch(), column);
        let at = 0;
        for (let i = from; i < to; i++) {
          const parent = rows[i] ?? 0;
          const size = layout.startOf(parent + 1) - layout.startOf(parent);
          values[i] = fold(cells, at, at + size);
          at += size;
        }
      }
      return values;
    };
  }

  return (aggregate) => {
    const slot = slotIn(slots, JSON.stringify([aggregate.name, aggregate.table, aggregate.column]));
    let values: Values | undefined;
    return (i) => {
      values ??= valuesOf(aggregate);
      return source.batch.once(slot, values)[i] ?? null;
    };
  };
}

function chunksOf(rows: readonly number[], layout: GroupLayout): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let from = 0;
  let count = 0;
  let total = 0;
  for (const [i, row] of rows.entries()) {
    const size = layout.startOf(row + 1) - layout.startOf(row);
    count += size;
    total += size;
    if (count < CHUNK_ROWS && i + 1 < rows.length) continue;
    const [first, to] = [from, i + 1];
    chunks.push({ from: first, to, batch: () => rowsOfParents(rows, first, to, layout) });
    from = to;
    count = 0;
  }
  return total > SHARED_ROWS ? chunks : chunks.map(kept);
}

/** Makes its batch once, so that columns that were made for one aggregate serve the others. */
function kept(chunk: Chunk): Chunk {
  let batch: RowBatch | undefined;
  return {
    ...chunk,
    batch: () => {
      batch ??= chunk.batch();
      return batch;
    },
  };
}

function rowsOfParents(rows: readonly number[], from: number, to: number, layout: GroupLayout): RowBatch {
  const numbers: number[] = [];
  for (let i = from; i < to; i++) {
    const parent = rows[i] ?? 0;
    const end = layout.startOf(parent + 1);
    for (let row = layout.startOf(parent); row < end; row++) numbers.push(row);
  }
  return new RowBatch(numbers);
}

/** The cells in the first or the last row of each group. Null where there is none. */
function endsOf(
  { table, layout }: GroupedRows,
  column: string,
  rows: readonly number[],
  end: 'first' | 'last',
): readonly Cell[] {
  const numbers: number[] = [];
  const places = mapped(rows, (row) => {
    const [start, next] = [layout.startOf(row), layout.startOf(row + 1)];
    return start === next ? -1 : numbers.push(end === 'first' ? start : next - 1) - 1;
  });
  const cells = table.cellsOf(new RowBatch(numbers), column);
  return mapped(places, (place) => (place < 0 ? null : (cells[place] ?? null)));
}

/** Combines the cells from one index to before another. */
type Fold = (cells: readonly Cell[], from: number, to: number) => Cell;

function foldOf(
  name: Exclude<AggregateName, 'count' | 'first' | 'last'>,
  { type, decimals }: ReturnType<GroupedRows['columnFacts']>,
): Fold {
  switch (name) {
    case 'sum':
      return (cells, from, to) => sumOf(cells, from, to, decimals).sum;
    case 'average':
      return (cells, from, to) => {
        const { sum, count } = sumOf(cells, from, to, decimals);
        return count === 0 ? null : divide(sum, count);
      };
    case 'min':
      return extreme(type, -1);
    case 'max':
      return extreme(type, 1);
  }
}

function sumOf(cells: readonly Cell[], from: number, to: number, decimals = 0) {
  let steps = 0;
  let count = 0;
  for (let i = from; i < to; i++) {
    const cell = cells[i] ?? null;
    if (cell === null) continue;
    steps += stepsOfCell(cell, decimals);
    count++;
  }
  return { sum: cellOfSteps(steps, decimals), count };
}

function extreme(type: ValueType, sign: 1 | -1): Fold {
  return (cells, from, to) => {
    let found: Cell = null;
    for (let i = from; i < to; i++) {
      const cell = cells[i] ?? null;
      if (cell !== null && (found === null || compareCells(type, cell, found) * sign > 0)) found = cell;
    }
    return found;
  };
}
