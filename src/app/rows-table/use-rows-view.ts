import { type RefObject, useMemo, useRef } from 'react';
import { formatCount } from '../lib/format-count.ts';
import type { CellPlace } from './cell-moves.ts';
import { measure, type Widths } from './cell-widths.ts';
import type { RowSource, Shown, TableColumn } from './shown-rows.ts';
import { useRows } from './use-rows.ts';
import { useScroll } from './use-scroll.ts';

/** The width of a row number's digit, and of its padding, in pixels. */
const DIGIT = 7.5;
const NUMBER_PADDING = 20;
/** Beyond those in view, on either side: in pixels, and in rows. */
const COLUMNS_AHEAD = 300;
const ROWS_AHEAD = 1;

/** The heights of a table, in pixels. */
interface Heights {
  readonly row: number;
  readonly head: number;
  /** An estimate of the visible part's, before its first layout. */
  readonly view: number;
}

interface Options<C extends TableColumn> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly source: RowSource<C>;
  readonly rowCount: number;
  /** The columns that are not hidden. */
  readonly columns: readonly C[];
  readonly heights: Heights;
  /** Columns take up the room that is left, and all of them are in the document. */
  readonly isStretched: boolean;
  /** Whether a column's texts are shown whole, however long they are. */
  readonly isUncut: (column: C) => boolean;
  /** In pixels, of columns that the visitor has resized. */
  readonly resized: ReadonlyMap<string, number>;
  /** A row that stays in the document, so that scrolling takes no focus away. */
  readonly keptRow?: number;
}

/** A column in view; `index` counts all columns of the table. */
interface ColumnInView<C extends TableColumn = TableColumn> {
  readonly column: C;
  readonly index: number;
  /** In pixels. */
  readonly width: number;
  /** The decimals of the number with the most of them. 0 aligns nothing. */
  readonly decimals: number;
}

/** The rows and columns that a table shows, and their places. */
export type RowsView<C extends TableColumn> = ReturnType<typeof useRowsView<C>>;

/** Follows what is in view of a table of rows. */
export function useRowsView<C extends TableColumn>(options: Options<C>) {
  const { scroller, source, rowCount, columns, heights, isStretched } = options;
  const scroll = useScroll(scroller, rowCount * heights.row, heights.head, heights.view);
  const { offset, extent } = scroll;
  const firstInView = Math.floor(offset / heights.row);
  const from = Math.max(0, firstInView - ROWS_AHEAD);
  const to = Math.min(rowCount, Math.ceil((offset + extent.view) / heights.row) + ROWS_AHEAD);
  const rows = useRows(source, from, to, options.keptRow);
  const layouts = useLayouts(options, rows.shown);
  const widths = columns.map(({ id }) => layouts.get(id)?.width ?? 0);
  const numberWidth = Math.round(formatCount(Math.max(rowCount, 1)).length * DIGIT + NUMBER_PADDING);
  const ownWidth = widths.reduce((sum, each) => sum + each, numberWidth);

  function revealColumn(id: string) {
    const element = scroller.current;
    const at = columns.findIndex((column) => column.id === id);
    if (!element || at === -1) return;
    const left = widths.slice(0, at).reduce((sum, each) => sum + each, 0);
    const least = left + (widths[at] ?? 0) + numberWidth - element.clientWidth;
    if (left < element.scrollLeft) element.scrollLeft = left;
    else if (least > element.scrollLeft) element.scrollLeft = Math.min(left, startFrom(widths, least));
  }

  const shown: ColumnInView<C>[] = [];
  let at = numberWidth;
  let before = 0;
  let after = 0;
  const indexes = useMemo(
    () => new Map(source.columns.map(({ id }, index) => [id, index] as const)),
    [source.columns],
  );
  for (const [i, column] of columns.entries()) {
    const width = widths[i] ?? 0;
    if (!isStretched && at + width < scroll.left - COLUMNS_AHEAD) before += width;
    else if (!isStretched && at > scroll.left + scroll.width + COLUMNS_AHEAD) after += width;
    else {
      const { decimals = 0 } = layouts.get(column.id) ?? {};
      shown.push({ column, index: indexes.get(column.id) ?? i, width, decimals });
    }
    at += width;
  }

  return {
    rows,
    scroll,
    heights,
    isStretched,
    rowCount,
    /** How many columns there are, also hidden ones. */
    columnCount: source.columns.length,
    firstInView,
    /** The rows in the document: `from` to below `to`, and the one that is kept. */
    from,
    to,
    keptRow: options.keptRow,
    /** How many rows Page Up and Page Down move by. */
    pageRows: Math.max(1, Math.floor(extent.view / heights.row) - 1),
    shownColumns: shown,
    /** Where the first of these is, among the columns that are not hidden. */
    firstShown: columns.findIndex(({ id }) => id === shown[0]?.column.id),
    /** Widths in pixels: of what is out of view on either side, of the row numbers, and of all. */
    before,
    after,
    numberWidth,
    width: ownWidth + (isStretched ? 0 : roomAtEnd(widths, ownWidth - scroll.width)),
    /** The cell at a point of the window, or the nearest one; `isNumber` if the point is on the row's number. */
    placeAt(x: number, y: number) {
      const element = scroller.current;
      if (!element || rowCount === 0) return undefined;
      const box = element.getBoundingClientRect();
      const row = Math.floor((y - box.top - heights.head + offset) / heights.row);
      let right = numberWidth - element.scrollLeft;
      const column = columns.find((_, i) => {
        right += widths[i] ?? 0;
        return x - box.left < right;
      });
      const place = column ?? columns.at(-1);
      const isNumber = x - box.left < numberWidth;
      return place && { row: Math.max(0, Math.min(row, rowCount - 1)), column: place.id, isNumber };
    },
    /** Scrolls until a cell is in view. */
    reveal({ row, column }: CellPlace) {
      const top = row * heights.row;
      if (top < offset) scroll.scrollTo(top);
      else if (top + heights.row > offset + extent.view) scroll.scrollTo(top + heights.row - extent.view);
      revealColumn(column);
    },
    revealColumn,
  };
}

/** The first place from `least` on where a column starts, in pixels: the columns left of it are out of view, each whole. */
function startFrom(widths: readonly number[], least: number): number {
  let start = 0;
  for (const width of widths) {
    if (start >= least) break;
    start += width;
  }
  return start;
}

/**
 * The room after the last column, in pixels: scrolled to the end, a column starts beside the row numbers, unless the last
 * one is wider than the view.
 */
function roomAtEnd(widths: readonly number[], outOfView: number): number {
  if (outOfView <= 0) return 0;
  return Math.max(0, startFrom(widths.slice(0, -1), outOfView) - outOfView);
}

type ColumnLayout = Pick<ColumnInView, 'width' | 'decimals'>;

/**
 * How wide each column is, and how its numbers are aligned, by the ids of columns. A column that is narrower than measured
 * aligns none: the space behind its numbers could be wider than the column, and cells grow with their padding.
 */
function useLayouts<C extends TableColumn>(
  { source: { columns }, isUncut, resized }: Options<C>,
  shown: Shown<C> | undefined,
): ReadonlyMap<string, ColumnLayout> {
  const last = useRef<Widths>(new Map());
  return useMemo(() => {
    const measured = measure(last.current, columns, isUncut, shown);
    last.current = measured;
    return new Map(
      columns.map(({ id }) => {
        const { width: least = 0, decimals = 0 } = measured.get(id) ?? {};
        const width = resized.get(id) ?? least;
        return [id, { width, decimals: width < least ? 0 : decimals }] as const;
      }),
    );
  }, [columns, isUncut, shown, resized]);
}
