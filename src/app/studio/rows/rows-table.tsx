import './rows-table.css';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { focusTarget, targetOf, useTargetRef } from '../../lib/focus.ts';
import { countOf, formatCount } from '../../lib/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { ContextMenu } from '../../ui/context-menu.tsx';
import { useContextMenu } from '../../ui/use-context-menu.ts';
import { shownColumns, useColumnViews } from '../document/column-views.ts';
import { FOCUS } from '../document/place.ts';
import { isShortcut } from '../document/shortcuts.ts';
import { useStudio } from '../document/store.ts';
import type { StudioColumn, StudioSchema, StudioTable } from '../schema/studio-schema.ts';
import { type CellRange, edgesAt } from './cell-selection.ts';
import { measure, type Widths } from './cell-widths.ts';
import { type CopyFormat, copyCells } from './copy-cells.ts';
import { cellItems, columnItems } from './preview-menu.ts';
import { RowsCell } from './rows-cell.tsx';
import { type ColumnInView, HeadCells } from './rows-head.tsx';
import { isScaled, scrollHeight } from './scaled-scroll.ts';
import { useCellSelection } from './use-cell-selection.ts';
import { type Rows, useRows } from './use-rows.ts';
import { type Scroll, useScroll } from './use-scroll.ts';

/** In pixels; the same as in `rows-table.css`. */
const ROW_HEIGHT = 28;
const HEAD_HEIGHT = 32;
/** The width of a row number's digit, and of its padding. */
const DIGIT = 7.5;
const NUMBER_PADDING = 20;
/** In pixels, beyond those in view. */
const COLUMNS_AHEAD = 300;

interface Props {
  readonly schema: StudioSchema;
  readonly table: StudioTable;
  readonly rowCount: number;
  /** Called with what scrolls, for what jumps to a row. */
  readonly jumpRef: RefObject<((row: number) => void) | null>;
  /** Called with what is selected, and how copying ended. The same function at each render. */
  readonly onSay: (text: string) => void;
}

/** The rows of a table. Only those in view are in the DOM. */
export function RowsTable({ schema, table, rowCount, jumpRef, onSay }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = useScroll(scroller, rowCount * ROW_HEIGHT, HEAD_HEIGHT);
  const { offset, extent } = scroll;
  const from = Math.floor(offset / ROW_HEIGHT);
  const to = Math.min(rowCount, Math.ceil((offset + extent.view) / ROW_HEIGHT));
  const rows = useRows(schema, table, from, to);
  const numberWidth = Math.round(formatCount(Math.max(rowCount, 1)).length * DIGIT + NUMBER_PADDING);
  const layouts = useLayouts(table, rows);
  const hidden = useColumnViews((views) => views.hidden);
  const columns = useMemo(() => shownColumns(table, hidden), [table, hidden]);
  const widths = columns.map(({ id }) => layouts.get(id)?.width ?? 0);
  const inView = useColumnsInView(table.columns, columns, widths, scroll, numberWidth);
  const ownWidth = widths.reduce((sum, each) => sum + each, numberWidth);
  const width = ownWidth + roomAtEnd(widths, ownWidth - scroll.width);

  const area = { columns, rowCount };
  const cells = useCellSelection({
    ...area,
    firstRow: from,
    pageRows: Math.max(1, Math.floor(extent.view / ROW_HEIGHT) - 1),
    placeAt(x, y) {
      const element = scroller.current;
      if (!element || rowCount === 0) return undefined;
      const box = element.getBoundingClientRect();
      const row = Math.floor((y - box.top - HEAD_HEIGHT + offset) / ROW_HEIGHT);
      let end = numberWidth - element.scrollLeft;
      const column = columns.find((_, i) => {
        end += widths[i] ?? 0;
        return x - box.left < end;
      });
      const place = column ?? columns.at(-1);
      const isNumber = x - box.left < numberWidth;
      return place && { row: Math.max(0, Math.min(row, rowCount - 1)), column: place.id, isNumber };
    },
    reveal({ row, column }) {
      const top = row * ROW_HEIGHT;
      if (top < offset) scroll.scrollTo(top);
      else if (top + ROW_HEIGHT > offset + extent.view) scroll.scrollTo(top + ROW_HEIGHT - extent.view);
      revealColumn(column);
    },
  });
  const { range } = cells;
  jumpRef.current = (row) => {
    scroll.scrollTo(row * ROW_HEIGHT);
    cells.selectRow(Math.min(row, rowCount - 1));
  };

  function revealColumn(id: string) {
    const element = scroller.current;
    const at = columns.findIndex((column) => column.id === id);
    if (!element || at === -1) return;
    const left = widths.slice(0, at).reduce((sum, each) => sum + each, 0);
    const least = left + (widths[at] ?? 0) + numberWidth - element.clientWidth;
    if (left < element.scrollLeft) element.scrollLeft = left;
    else if (least > element.scrollLeft) element.scrollLeft = Math.min(left, startFrom(widths, least));
  }

  const selectedColumn = useStudio(({ selection }) => selection.column);
  const revealSelected = useEffectEvent(() => {
    if (selectedColumn !== undefined) revealColumn(selectedColumn);
  });
  // Again once the column's cells have come: they may make it wider.
  const hasCells = selectedColumn !== undefined && rows.shown?.columns.has(selectedColumn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another column is shown
  useEffect(() => revealSelected(), [selectedColumn, hasCells]);

  async function copy(format: CopyFormat) {
    if (!range) return;
    onSay('Copying…');
    onSay(await copyCells({ schema, table, columns, range }, format));
  }

  const [menuColumn, setMenuColumn] = useState<StudioColumn>();
  const menu = useContextMenu(
    (target) => {
      const id = target.closest('th')?.dataset.column;
      setMenuColumn(table.columns.find((column) => column.id === id));
      return true;
    },
    (element) => targetOf(FOCUS.activeCell) ?? element,
  );

  function onContextMenu(event: MouseEvent) {
    const isOnRows = event.target instanceof Element && event.target.closest('tbody');
    if (isOnRows) cells.selectAt(event.clientX, event.clientY);
    menu.handlers.onContextMenu(event);
  }

  function onKeyDown(event: KeyboardEvent) {
    menu.handlers.onKeyDown(event);
    if (event.defaultPrevented || event.target !== event.currentTarget) return;
    if (isShortcut('preview.copy-tsv', event) && range) {
      event.preventDefault();
      void copy('tsv');
      return;
    }
    if (cells.onKey(event)) event.preventDefault();
    else scrollByKey(event);
  }

  function scrollByKey(event: KeyboardEvent) {
    const page = Math.max(ROW_HEIGHT, extent.view - ROW_HEIGHT);
    const moves: Readonly<Record<string, number>> = {
      ArrowUp: offset - ROW_HEIGHT,
      ArrowDown: offset + ROW_HEIGHT,
      PageUp: offset - page,
      PageDown: offset + page,
      Home: 0,
      End: rowCount * ROW_HEIGHT,
    };
    const target = moves[event.key];
    if (target === undefined || event.altKey) return;
    event.preventDefault();
    scroll.scrollTo(target);
  }

  const rangeSaid = range && rangeText(range);
  useEffect(() => {
    if (rangeSaid !== undefined) onSay(rangeSaid);
  }, [rangeSaid, onSay]);

  const firstInView = columns.findIndex(({ id }) => id === inView.shown[0]?.column.id);
  const numbers = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <section
        ref={useTargetRef(scroller, focusTarget(FOCUS.rows))}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
        tabIndex={0}
        aria-label={`Scrolls the rows of ${table.name || 'the table'}`}
        aria-keyshortcuts="Shift+ArrowDown Shift+ArrowRight Control+A Control+C"
        {...menu.handlers}
        {...cells.handlers}
        onPointerDown={(event) => {
          menu.handlers.onPointerDown(event);
          cells.handlers.onPointerDown(event);
        }}
        onPointerMove={(event) => {
          menu.handlers.onPointerMove(event);
          cells.handlers.onPointerMove(event);
        }}
        onContextMenu={onContextMenu}
        onKeyDown={onKeyDown}
        className="rows-scroller min-h-0 grow overflow-auto overscroll-contain -outline-offset-2 max-lg:under-messages"
        data-scaled={isScaled(extent) || undefined}
        data-scrolled={scroll.left > 0 || undefined}
      >
        <div style={{ height: HEAD_HEIGHT + scrollHeight(extent), width, minWidth: '100%' }}>
          <table
            aria-label={`Rows of ${table.name}`}
            aria-rowcount={rowCount + 1}
            aria-colcount={table.columns.length}
            className="rows-table"
            style={{ height: HEAD_HEIGHT + extent.view, width, '--number-width': `${numberWidth}px` }}
          >
            <thead>
              <tr aria-rowindex={1} data-number="#" style={{ paddingRight: inView.after }}>
                {inView.before > 0 && <Gap width={inView.before} />}
                <HeadCells
                  table={table}
                  columns={columns}
                  inView={inView.shown}
                  isNumber={rows.isNumber}
                  onReveal={revealColumn}
                />
              </tr>
            </thead>
            <tbody style={{ top: HEAD_HEIGHT - (offset % ROW_HEIGHT) }}>
              {numbers.map((row) => {
                const isSelected = range !== undefined && row >= range.from && row < range.to;
                return (
                  <tr
                    key={row}
                    aria-rowindex={row + 2}
                    data-number={formatCount(row + 1)}
                    data-selected={isSelected || undefined}
                  >
                    {inView.before > 0 && <Gap width={inView.before} />}
                    {inView.shown.map(({ column, index, width: own }, i) => {
                      const cell = rows.cell(row, column.id);
                      const at = firstInView + i;
                      const isMarked = isSelected && at >= range.first && at < range.end;
                      const active = cells.selection?.active;
                      const isActive = active?.row === row && active.column === column.id;
                      return (
                        <RowsCell
                          key={column.id}
                          text={cell?.text}
                          isBroken={cell?.isBroken === true}
                          isNumber={cell?.isNumber === true}
                          decimals={layouts.get(column.id)?.decimals ?? 0}
                          index={index}
                          width={own}
                          mark={isMarked ? (isActive ? 'active' : 'selected') : undefined}
                          edges={isMarked ? edgesAt(range, row, at) : undefined}
                        />
                      );
                    })}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </section>
      {menu.place && (
        <ContextMenu
          label={menuColumn ? 'Column menu' : 'Cell menu'}
          at={menu.place}
          items={
            menuColumn
              ? columnItems(table, menuColumn)
              : cellItems(range !== undefined, (format) => void copy(format), cells.selectAll)
          }
          onClose={menu.close}
        />
      )}
      {rows.failure && <Failure rows={rows} />}
    </div>
  );
}

/** How much is selected. */
function rangeText({ from, to, first, end }: CellRange): string {
  const rows = countOf(to - from, 'row');
  return `Selected: ${rows}, ${countOf(end - first, 'column')}.`;
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
 * What follows the last column, in pixels: scrolled to the end, a column starts beside the row numbers, unless the last
 * one is wider than the view.
 */
function roomAtEnd(widths: readonly number[], outOfView: number): number {
  if (outOfView <= 0) return 0;
  return Math.max(0, startFrom(widths.slice(0, -1), outOfView) - outOfView);
}

/** Stands for the columns out of view to the left. */
function Gap({ width }: { readonly width: number }) {
  return <td aria-hidden="true" style={{ width }} />;
}

interface ColumnLayout {
  /** In pixels. */
  readonly width: number;
  /** The decimals of the number with the most of them. 0 aligns nothing. */
  readonly decimals: number;
}

/**
 * How wide each column is, and how its numbers are aligned, by the ids of columns. A column that is narrower than measured
 * aligns none: the space behind its numbers could be wider than the column, and cells grow with their padding.
 */
function useLayouts(table: StudioTable, { shown }: Rows): ReadonlyMap<string, ColumnLayout> {
  const known = useRef<Widths>(new Map());
  const resized = useColumnViews((views) => views.widths);
  return useMemo(() => {
    const measured = measure(known.current, table, shown);
    known.current = measured;
    return new Map(
      table.columns.map(({ id }) => {
        const { width: least = 0, decimals = 0 } = measured.get(id) ?? {};
        const width = resized.get(id) ?? least;
        return [id, { width, decimals: width < least ? 0 : decimals }] as const;
      }),
    );
  }, [table, shown, resized]);
}

interface ColumnsInView {
  readonly shown: readonly ColumnInView[];
  /** Widths of what is out of view on either side. */
  readonly before: number;
  readonly after: number;
}

function useColumnsInView(
  all: readonly StudioColumn[],
  columns: readonly StudioColumn[],
  widths: readonly number[],
  { left, width: viewWidth }: Scroll,
  numberWidth: number,
): ColumnsInView {
  const shown: ColumnInView[] = [];
  let at = numberWidth;
  let before = 0;
  let after = 0;
  const indexes = new Map(all.map(({ id }, index) => [id, index] as const));
  for (const [i, column] of columns.entries()) {
    const width = widths[i] ?? 0;
    if (at + width < left - COLUMNS_AHEAD) before += width;
    else if (at > left + viewWidth + COLUMNS_AHEAD) after += width;
    else shown.push({ column, index: indexes.get(column.id) ?? i, width });
    at += width;
  }
  return { shown, before, after };
}

function Failure({ rows: { failure, retry } }: { readonly rows: Rows }) {
  return (
    <p
      role="note"
      className="absolute inset-x-0 bottom-0 flex flex-wrap items-center gap-3 bg-danger-soft px-3 py-2 text-sm text-danger"
    >
      {failure === 'unreadable' ? 'Fix the problems to see rows.' : 'Some rows could not be loaded.'}
      {failure === 'failed' && (
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      )}
    </p>
  );
}
