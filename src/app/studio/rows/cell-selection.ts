import type { CellArea, CellPlace } from '../../rows-table/cell-moves.ts';

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
