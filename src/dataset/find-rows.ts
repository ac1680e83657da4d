import type { Cell } from '../catalogue/field.ts';
import type { Schema, TableSchema } from '../schema/schema.ts';
import type { Dataset } from './table.ts';
import { indexRows, type WhereIndex } from './where.ts';

/** Finds the numbers of the rows of a table that have these cells, in ascending order. */
export type FindRows = (table: string, cells: ReadonlyMap<string, Cell>) => readonly number[];

/**
 * Finds rows by cells: those of a sequence by its start and its step, others by an index of the columns, which reads all rows
 * when it is first needed.
 */
export function createRowFinder({ tables }: Pick<Schema, 'tables'>, dataset: Dataset): FindRows {
  const indexes = new Map<string, WhereIndex>();

  function indexOf(name: string, columns: readonly string[]): WhereIndex {
    const id = JSON.stringify([name, ...columns]);
    const table = dataset.table(name);
    if (!table) throw new RangeError(`There is no table “${name}”`);
    const index = indexes.get(id) ?? indexRows(table, columns);
    indexes.set(id, index);
    return index;
  }

  return (name, cells) => {
    const table = tables.find((other) => other.name === name);
    const [first, ...others] = cells;
    if (table && first && others.length === 0) {
      const row = rowOfSequence(table, ...first);
      if (row !== undefined) return row < 0 ? [] : [row];
    }
    const columns = [...cells.keys()];
    const index = indexOf(name, columns);
    const [start, end] = index.find([...cells.values()]) ?? [0, 0];
    return Array.from(index.rows.subarray(start, end));
  };
}

/** The row of a cell of a sequence; -1 if no row has it. Undefined if the column is no sequence of numbers. */
function rowOfSequence({ columns, rows }: TableSchema, name: string, cell: Cell): number | undefined {
  const column = columns.find((other) => other.name === name);
  const isPlain =
    column?.field === 'sequence' &&
    column.nulls === 0 &&
    column.nullWhen === undefined &&
    typeof cell === 'number';
  if (!column || !isPlain) return undefined;
  const { start = 1, step = 1, ...rest } = column.options;
  if (typeof start !== 'number' || typeof step !== 'number' || step === 0) return undefined;
  if (Object.values(rest).some(Boolean)) return undefined;
  const row = (cell - start) / step;
  return Number.isInteger(row) && row >= 0 && row < rows ? row : -1;
}
