import type { StudioColumn } from '../schema/studio-schema.ts';

/** A cell: its row, counted from 0, and the id of its column. */
export interface CellPlace {
  readonly row: number;
  readonly column: string;
}

/** All cells between two corners, which are part of it. */
export interface CellSelection {
  /** Where it began. */
  readonly anchor: CellPlace;
  /** The corner that moves. */
  readonly active: CellPlace;
}

/** Rows `from` to below `to`, and columns `first` to below `end` of the columns that are not hidden. */
export interface CellRange {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly end: number;
}

/** The columns that are not hidden, and how many rows there are. */
export interface CellArea {
  readonly columns: readonly StudioColumn[];
  readonly rowCount: number;
}

/** The cells that are selected, as far as they are there. Undefined if a corner's column was removed or hidden. */
export function rangeOf(
  selection: CellSelection | undefined,
  { columns, rowCount }: CellArea,
): CellRange | undefined {
  if (!selection || rowCount === 0) return undefined;
  const { anchor, active } = selection;
  const places = [anchor, active].map((place) => columns.findIndex(({ id }) => id === place.column));
  const rows = [anchor, active].map(({ row }) => Math.min(row, rowCount - 1));
  if (places.includes(-1)) return undefined;
  return {
    from: Math.min(...rows),
    to: Math.max(...rows) + 1,
    first: Math.min(...places),
    end: Math.max(...places) + 1,
  };
}

/** The sides of a selected cell at which the selection ends. Undefined if there are none. */
export function edgesAt(
  { from, to, first, end }: CellRange,
  row: number,
  column: number,
): string | undefined {
  const edges = {
    top: row === from,
    right: column === end - 1,
    bottom: row === to - 1,
    left: column === first,
  };
  const names = Object.entries(edges).flatMap(([name, isEdge]) => (isEdge ? [name] : []));
  return names.length > 0 ? names.join(' ') : undefined;
}

/** Whole rows, from one to another. Undefined if there is no column. */
export function rowsBetween(
  anchorRow: number,
  activeRow: number,
  { columns }: CellArea,
): CellSelection | undefined {
  const first = columns[0];
  const last = columns.at(-1);
  if (!first || !last) return undefined;
  return { anchor: { row: anchorRow, column: first.id }, active: { row: activeRow, column: last.id } };
}

/** All cells. Undefined if there is none. */
export function allCells(area: CellArea): CellSelection | undefined {
  return area.rowCount > 0 ? rowsBetween(0, area.rowCount - 1, area) : undefined;
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
