import type { TableColumn } from './shown-rows.ts';

/** A cell: its row, counted from 0, and the id of its column. */
export interface CellPlace {
  readonly row: number;
  readonly column: string;
}

/** The columns that are not hidden, and how many rows there are. */
export interface CellArea {
  readonly columns: readonly Pick<TableColumn, 'id'>[];
  readonly rowCount: number;
}

interface Key {
  readonly key: string;
  /** Whether Ctrl, or Cmd on a Mac, is pressed. */
  readonly isFar: boolean;
}

type Move = (row: number, column: number, last: { readonly row: number; readonly column: number }) => Step;
type Step = readonly [row: number, column: number];

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: (row, column) => [row - 1, column],
  ArrowDown: (row, column) => [row + 1, column],
  ArrowLeft: (row, column) => [row, column - 1],
  ArrowRight: (row, column) => [row, column + 1],
  Home: (row) => [row, 0],
  End: (row, _, last) => [row, last.column],
};

/** The same keys with Ctrl: as far as possible. */
const farMoves: Readonly<Record<string, Move>> = {
  ArrowUp: (_, column) => [0, column],
  ArrowDown: (_, column, last) => [last.row, column],
  ArrowLeft: (row) => [row, 0],
  ArrowRight: (row, _, last) => [row, last.column],
  Home: () => [0, 0],
  End: (_row, _column, last) => [last.row, last.column],
};

/** Where a key leads from a cell. Undefined if it is not a key that moves, or the cell is not there. */
export function moveBy(
  { key, isFar }: Key,
  from: CellPlace,
  { columns, rowCount }: CellArea,
  pageRows: number,
): CellPlace | undefined {
  const column = columns.findIndex(({ id }) => id === from.column);
  const pages: Readonly<Record<string, Move>> = {
    PageUp: (row, at) => [row - pageRows, at],
    PageDown: (row, at) => [row + pageRows, at],
  };
  const move = (isFar ? farMoves : moves)[key] ?? pages[key];
  if (!move || column === -1 || rowCount === 0) return undefined;
  const last = { row: rowCount - 1, column: columns.length - 1 };
  const [toRow, toColumn] = move(from.row, column, last);
  const target = columns[Math.max(0, Math.min(toColumn, last.column))];
  return target && { row: Math.max(0, Math.min(toRow, last.row)), column: target.id };
}
