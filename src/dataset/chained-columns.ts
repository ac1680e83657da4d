import type { Cell } from '../catalogue/field.ts';
import { type BatchSource, Part, RowBatch } from '../generators/entities/part.ts';
import { mapped } from '../mapped.ts';
import { cellOfSteps, stepsOfCell } from './exact-sums.ts';
import type { Finish } from './finish.ts';
import type { WholeGroups } from './whole-groups.ts';

type ReadCell = (i: number) => Cell;

/** A column whose cells are computed row by row. */
export interface ChainMember {
  readonly name: string;
  readonly cell: ReadCell;
  readonly finish: Finish | undefined;
}

/** The cells of the columns of a chain. */
export interface ChainCells {
  /** The part of each column, for batches of whole groups. */
  readonly parts: ReadonlyMap<string, Part<Cell>>;
  /** Reads a column of the chain in the row that is computed. */
  readonly read: (name: string) => ReadCell;
  /** The index of the row that is computed. */
  readonly row: () => number;
  /** Reads it in the row before. Only for rows that are not the first of their group. */
  readonly readBefore: (name: string) => ReadCell;
}

/**
 * Computes the columns of a chain row by row, because each row reads the one before.
 * @param members called once, after `read` can be used; each comes after those whose cells of the same row it reads
 */
export function createChain(
  source: BatchSource,
  names: readonly string[],
  members: () => readonly ChainMember[],
): ChainCells {
  const slot = source.newSlot();
  /** The cells of each column, in the order of `names`, as far as they are computed. */
  let current: readonly Cell[][] = [];
  let currentRow = 0;
  let ready: readonly ChainMember[] | undefined;

  function computed(rows: readonly number[]): readonly Cell[][] {
    ready ??= members();
    const before = current;
    const cells = names.map(() => new Array<Cell>(rows.length));
    current = cells;
    const columns = ready.map((member) => ({ ...member, cells: cells[names.indexOf(member.name)] ?? [] }));
    try {
      for (let i = 0; i < rows.length; i++) {
        currentRow = i;
        for (const { cell, finish, cells: own } of columns) {
          const value = cell(i);
          own[i] = finish ? (finish([value], [rows[i] ?? 0])[0] ?? null) : value;
        }
      }
    } finally {
      current = before;
    }
    return cells;
  }

  const all = () => source.batch.once(slot, computed);
  const readAt = (name: string, offset: number): ReadCell => {
    const column = names.indexOf(name);
    return (i) => current[column]?.[i + offset] ?? null;
  };
  return {
    parts: new Map(names.map((name, column) => [name, new Part(source, () => all()[column] ?? [])])),
    row: () => currentRow,
    read: (name) => readAt(name, 0),
    readBefore: (name) => readAt(name, -1),
  };
}

/** The part of a column that reads its group from the start: it is made for whole groups. */
export function inWholeGroups(source: BatchSource, whole: () => WholeGroups, part: Part<Cell>): Part<Cell> {
  const inGroups: Part<Cell> = new Part(source, () => {
    const { batch, places, slices } = whole();
    if (slices) return slices.flatMap((rows) => source.within(new RowBatch(rows), () => inGroups.values()));
    if (!places) return part.values();
    const cells = source.within(batch, () => part.values());
    return mapped(places, (place) => cells[place] ?? null);
  });
  return inGroups;
}

/** Reads a column in the row before. Null in the first row of a group. */
export function previousCell(whole: () => WholeGroups, before: ReadCell): ReadCell {
  return (i) => (whole().firsts[i] === 1 ? null : before(i));
}

/** Reads the sum of a column over a group's rows up to this one. */
export function totalCell(
  source: BatchSource,
  whole: () => WholeGroups,
  read: ReadCell,
  decimals: number,
): ReadCell {
  const slot = source.newSlot();
  const noSums = (rows: readonly number[]) => ({ steps: new Float64Array(rows.length), count: 0 });
  return (i) => {
    // Rows are read in their order, and so each sum follows from the one before.
    const sums = source.batch.once(slot, noSums);
    const { firsts } = whole();
    for (; sums.count <= i; sums.count++) {
      const at = sums.count;
      const cell = read(at);
      const before = firsts[at] === 1 ? 0 : (sums.steps[at - 1] ?? 0);
      sums.steps[at] = before + (cell === null ? 0 : stepsOfCell(cell, decimals));
    }
    return cellOfSteps(sums.steps[i] ?? 0, decimals);
  };
}
