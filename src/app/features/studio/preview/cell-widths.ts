import type { PreviewColumn } from '../../../../../workers/studio/protocol.ts';
import { columnWidths } from '../../preview/column-widths.ts';
import type { StudioColumn, StudioTable } from '../document/document.ts';
import { isNumber, type Shown } from './use-rows.ts';

const REM = 16;
/** Rows that are measured. */
const MEASURED = 50;

/** A column's width in pixels, and what it was measured by. */
interface Measured {
  readonly column: StudioColumn;
  readonly shown: Shown | undefined;
  readonly cells: PreviewColumn['cells'];
  readonly width: number;
}

/** By the ids of columns. */
export type Widths = ReadonlyMap<string, Measured>;

/**
 * Each column's width by the first rows that are seen of it. It stays while rows are scrolled, and follows what changes
 * the column or its cells. A number that is wider takes of the room that is left in the view.
 */
export function measure(
  before: Widths,
  { columns }: StudioTable,
  shown: Shown | undefined,
  view: number,
): Widths {
  const measured = columns.map((column) => measureColumn(before.get(column.id), column, shown));
  let room = view - measured.reduce((sum, { width }) => sum + width, 0);
  return new Map(
    measured.map((each) => {
      const { column } = each;
      const needed = isNumber(cellsOf(column, shown))
        ? widthOf(column, shown, Number.POSITIVE_INFINITY) - each.width
        : 0;
      if (needed <= 0 || needed > room) return [each.column.id, each];
      room -= needed;
      return [each.column.id, { ...each, width: each.width + needed }];
    }),
  );
}

function cellsOf({ id }: StudioColumn, shown: Shown | undefined): PreviewColumn | undefined {
  const place = shown?.places.get(id);
  return place === undefined ? undefined : shown?.rows.columns[place];
}

function widthOf(column: StudioColumn, shown: Shown | undefined, rows = MEASURED): number {
  const cells = cellsOf(column, shown)?.cells.slice(0, rows) ?? [];
  const [rem = 0] = columnWidths(
    [column.name],
    cells.map((cell) => [cell ?? '']),
  );
  return Math.round(rem * REM);
}

function measureColumn(
  before: Measured | undefined,
  column: StudioColumn,
  shown: Shown | undefined,
): Measured {
  // Rows of the document before are there until those of the new one come.
  const by = shown?.columns.get(column.id) === column ? shown : undefined;
  if (before && (!by || isMeasured(before, column, by))) return before;
  return { column, shown: by, cells: cellsOf(column, by)?.cells ?? [], width: widthOf(column, shown) };
}

/** Whether a width stands: rows were scrolled since, or are the same. */
function isMeasured(before: Measured, column: StudioColumn, shown: Shown): boolean {
  if (before.column !== column || !before.shown) return false;
  return isScrolled(before.shown, shown) || hasSameCells(before.cells, cellsOf(column, shown)?.cells ?? []);
}

function isScrolled(before: Shown, now: Shown): boolean {
  return before.document === now.document || before.rows.from !== now.rows.from;
}

function hasSameCells(before: PreviewColumn['cells'], now: PreviewColumn['cells']): boolean {
  return now.slice(0, MEASURED).every((cell, i) => cell === before[i]);
}
