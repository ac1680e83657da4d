import type { Cell, Json, ValueType } from '../catalogue/field.ts';
import type { Batch, Table as SourceTable } from '../dataset/table.ts';
import type { ColumnValues } from './api.ts';
import { number as anyNumber, checkArgument } from './option-checks.ts';
import type { Cell as Value } from './row-types.ts';

type Row = Record<string, Value>;

/**
 * Small enough that a batch's strings become garbage in V8's young generation, where freeing them is cheap.
 * https://v8.dev/blog/trash-talk
 */
const BATCH_CELLS = 512;
/** The most items of an array. https://tc39.es/ecma262/#sec-arraycreate */
const ARRAY_LENGTH_MAX = 2 ** 32 - 1;

/** How cells become values, for the types whose cells are not the values themselves. */
const CONVERSIONS: Readonly<Partial<Record<ValueType, (cell: Exclude<Cell, null>) => Value>>> = {
  decimal: Number,
  date: (cell) => new Date(Number(cell)),
  timestamp: (cell) => new Date(Number(cell)),
  json: (cell): Json => JSON.parse(String(cell)),
};

/** Reads rows of a table as values for programs. */
export interface RowReader {
  rows(from: number, to: number): Iterable<Row>;
  row(number: number): Row;
  columns(from: number, to: number): readonly ColumnValues[];
  /** The rows of a batch. */
  rowsOf(batch: Batch): Row[];
}

function requireRowNumber(name: string, value: number): void {
  checkArgument(name, value, anyNumber);
  const isCount = Number.isInteger(value) || value === Number.POSITIVE_INFINITY;
  if (isCount && value >= 0) return;
  throw new RangeError(`${name} must be a row number, counted from 0, not ${String(value)}.`);
}

/** Sets a cell. An assignment to `__proto__` would set the prototype of the row. */
function setCell(row: Row, name: string, value: Value): void {
  if (name === '__proto__')
    Object.defineProperty(row, name, { value, writable: true, enumerable: true, configurable: true });
  else row[name] = value;
}

export function createRowReader(table: SourceTable): RowReader {
  const names = table.columns.map(({ name }) => name);
  const conversions = table.columns.map(({ type }) => CONVERSIONS[type]);
  const batchRows = Math.ceil(BATCH_CELLS / Math.max(1, names.length));

  /** The range within the table. */
  function rangeOf(from: number, to: number): { readonly first: number; readonly end: number } {
    requireRowNumber('from', from);
    requireRowNumber('to', to);
    if (from > to) throw new RangeError(`The range ends at row ${to}, before row ${from}.`);
    const end = Math.min(to, table.rowCount);
    return { first: Math.min(from, end), end };
  }

  function valuesOf({ columns }: Batch): readonly (readonly Value[])[] {
    return columns.map((cells, i) => {
      const convert = conversions[i];
      return convert ? cells.map((cell) => (cell === null ? null : convert(cell))) : cells;
    });
  }

  function rowOf(values: readonly (readonly Value[])[], i: number): Row {
    const row: Row = {};
    for (let column = 0; column < names.length; column++)
      setCell(row, names[column] ?? '', values[column]?.[i] ?? null);
    return row;
  }

  function rowsOf(batch: Batch): Row[] {
    const values = valuesOf(batch);
    return Array.from({ length: batch.rowCount }, (_, i) => rowOf(values, i));
  }

  function* rowsBetween(first: number, end: number): Generator<Row, void, undefined> {
    let rows = 1;
    for (let from = first; from < end; ) {
      const to = Math.min(from + rows, end);
      const values = valuesOf(table.read(from, to));
      for (let i = 0; i < to - from; i++) yield rowOf(values, i);
      from = to;
      rows = Math.min(rows * 2, batchRows);
    }
  }

  return {
    rows(from, to) {
      const { first, end } = rangeOf(from, to);
      return { [Symbol.iterator]: () => rowsBetween(first, end) };
    },
    rowsOf,
    row(number) {
      checkArgument('number', number, anyNumber);
      if (!Number.isInteger(number) || number < 0 || number >= table.rowCount) {
        throw new RangeError(
          `There is no row ${String(number)} in the table “${table.name}”. It has ${table.rowCount} rows, counted from 0.`,
        );
      }
      return rowOf(valuesOf(table.read(number, number + 1)), 0);
    },
    columns(from, to) {
      const { first, end } = rangeOf(from, to);
      if (end - first > ARRAY_LENGTH_MAX) {
        throw new RangeError(`An array cannot hold ${end - first} rows. Read fewer rows at a time.`);
      }
      const columns = table.columns.map(({ name, type }) => ({ name, type, values: [] as Value[] }));
      for (let row = first; row < end; row += batchRows) {
        const values = valuesOf(table.read(row, Math.min(row + batchRows, end)));
        for (const [i, { values: all }] of columns.entries()) {
          for (const value of values[i] ?? []) all.push(value);
        }
      }
      return columns;
    },
  };
}
