import { elementScroll, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type HiddenColumns, observeHiddenColumns, observeSize } from '../../lib/element-size.ts';
import { countOf, formatCount } from '../../lib/format-count.ts';
import { whenIdle } from '../../lib/idle.ts';
import { screenWidth } from '../../lib/screen-width.ts';
import { Button } from '../../ui/button.tsx';
import { columnWidths } from './column-widths.ts';
import type { Preview } from './preview.ts';
import { FIRST_ROW_INDEX, useCellFocus } from './use-cell-focus.ts';
import { usePreviewRows } from './use-preview-rows.ts';
import { useTableCopy } from './use-table-copy.ts';

declare module 'react' {
  interface CSSProperties {
    /** The width of the row numbers; `preview-table.css` reads it. */
    '--number-width'?: string;
  }
}

/** In pixels; the same as in `ROW`. */
const ROW_HEIGHT = 36;
const ROW = 'preview-row flex h-[36px] min-w-full border-b border-line';
const CELL = 'truncate px-3 leading-[35px]';
/** Rows rendered beyond those in view; fewer in the first render, which the click on Generate waits for. */
const OVERSCAN = 3;
const OVERSCAN_FIRST_RENDER = 1;
/** Rows fetched ahead of those, after the first render. */
const PREFETCH_ROWS = 50;
/** The width of a row number's digit, and of its padding. */
const DIGIT_REM = 0.45;
const NUMBER_PADDING_REM = 1;

/** An estimate of the table's height in pixels, before its first layout. */
function expectedHeight(): number {
  return screenWidth() === 'wide' ? Math.min(896, innerHeight - 48) - 272 : innerHeight * 0.5;
}

interface Props {
  /** The table's accessible name. */
  readonly label: string;
  readonly preview: Preview;
  /** Copies every row of the run; called in the click or key itself. */
  readonly onCopyAll: () => void;
}

/** A virtualized table of every row of a run, and below it the full value of the active cell. */
export function PreviewTable({ label, preview: { run, columns, firstRows }, onCopyAll }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isFirstRender, setFirstRender] = useState(true);
  useEffect(() => whenIdle(() => setFirstRender(false)), []);
  useLayoutEffect(() => computeStyle(scroller.current), []);
  const virtualizer = useVirtualizer({
    count: run.rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: isFirstRender ? OVERSCAN_FIRST_RENDER : OVERSCAN,
    initialRect: { width: 0, height: expectedHeight() },
    observeElementRect: ({ scrollElement }, onResize) =>
      scrollElement ? observeSize(scrollElement, onResize) : undefined,
    scrollToFn(offset, options, instance) {
      // Scrolling to the top of a table that is there already would force a layout.
      if (offset > 0 || instance.scrollOffset !== 0) elementScroll(offset, options, instance);
    },
  });
  const indexes = virtualizer.getVirtualItems().map(({ index }) => index);
  const from = indexes[0] ?? 0;
  const to = (indexes.at(-1) ?? -1) + 1;
  const wanted = isFirstRender ? to : Math.min(to + PREFETCH_ROWS, run.rows);
  const { rowAt, failed, retry } = usePreviewRows(run, firstRows, from, wanted);
  const { active, bodyRef, onFocus, onKeyDown } = useCellFocus(run.rows, columns.length);
  const activeCell = {
    row: active.row + 1,
    column: columns[active.column] ?? '',
    value: rowAt(active.row)?.[active.column],
  };
  const copying = useTableCopy(onCopyAll, activeCell);
  const widths = useMemo(() => columnWidths(columns, firstRows), [columns, firstRows]);
  const cellStyles = useMemo(() => widths.map((width) => ({ flex: `${width} 0 ${width}rem` })), [widths]);
  const numberWidth = formatCount(run.rows).length * DIGIT_REM + NUMBER_PADDING_REM;

  // The active cell's row stays in the document, so that scrolling takes no focus away.
  if (active.row < from) indexes.unshift(active.row);
  else if (active.row >= to) indexes.push(active.row);

  function rowStyle(index: number): CSSProperties | undefined {
    const inView = index >= from && index < to;
    return inView ? undefined : { position: 'absolute', top: index * ROW_HEIGHT };
  }

  return (
    <div
      className="relative flex min-h-0 flex-col overflow-hidden rounded-panel border border-line"
      style={{ '--number-width': `${numberWidth}rem` }}
    >
      <div className="relative flex min-h-0 flex-col">
        <div
          ref={scroller}
          className="max-h-[calc(var(--dialog-height)*0.55)] min-h-0 scroll-pt-[36px] scroll-pl-(--number-width) overflow-auto overscroll-x-contain lg:max-h-none"
        >
          {/* `display: block` and flex rows: automatic table layout measures every cell. */}
          <table
            aria-label={label}
            aria-rowcount={run.rows + 1}
            data-all-selected={copying.allSelected || undefined}
            onCopy={copying.onCopy}
            className="preview-table group block text-left text-sm"
            style={{ minWidth: `${widths.reduce((sum, width) => sum + width, numberWidth)}rem` }}
          >
            <thead className="sticky top-0 z-10 block">
              <tr aria-rowindex={1} data-number="#" className={ROW}>
                {columns.map((name, column) => (
                  <th
                    key={name}
                    scope="col"
                    title={name}
                    data-active={column === active.column || undefined}
                    className={`${CELL} font-medium`}
                    style={cellStyles[column]}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody
              ref={bodyRef}
              onFocus={onFocus}
              onBlur={copying.onBlur}
              onClick={copying.onClick}
              onKeyDown={(event) => {
                copying.onKeyDown(event);
                if (!event.defaultPrevented) onKeyDown(event);
              }}
              className="relative block font-mono text-[0.8125rem]"
              style={{ paddingTop: from * ROW_HEIGHT, paddingBottom: (run.rows - to) * ROW_HEIGHT }}
            >
              {indexes.map((index) => {
                const cells = rowAt(index);
                return (
                  <tr
                    key={index}
                    aria-rowindex={index + FIRST_ROW_INDEX}
                    data-number={formatCount(index + 1)}
                    className={ROW}
                    style={rowStyle(index)}
                  >
                    {columns.map((name, column) => (
                      <td
                        key={name}
                        tabIndex={active.row === index && active.column === column ? 0 : -1}
                        title={cells?.[column]}
                        className={`${CELL} cursor-default -outline-offset-2`}
                        style={cellStyles[column]}
                      >
                        {cells?.[column] ?? '…'}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
        <HiddenColumnsFade scroller={scroller} />
        {/* Positioned over the rows: in the flow it would change which rows are in view, and so are fetched. */}
        <div aria-live="assertive" className="absolute inset-x-0 bottom-0 z-20">
          {failed && <RowsFailed onRetry={retry} />}
        </div>
      </div>
      <div aria-live="polite">{copying.allSelected && <AllSelected rows={run.rows} />}</div>
      {!copying.allSelected && <WholeValue {...activeCell} />}
    </div>
  );
}

interface HiddenColumnsFadeProps {
  readonly scroller: RefObject<HTMLElement | null>;
}

/** A fade over the right edge while columns are out of view there. */
function HiddenColumnsFade({ scroller }: HiddenColumnsFadeProps) {
  const [hidden, setHidden] = useState<HiddenColumns>();
  useEffect(
    () => (scroller.current ? observeHiddenColumns(scroller.current, setHidden) : undefined),
    [scroller],
  );
  if (!hidden?.any) return null;
  return (
    <div
      aria-hidden="true"
      data-testid="columns-out-of-view"
      className="pointer-events-none absolute top-0 z-10 w-10 bg-linear-to-l from-surface to-transparent"
      style={{ right: hidden.scrollBarWidth, bottom: hidden.scrollBarHeight }}
    />
  );
}

interface RowsFailedProps {
  readonly onRetry: () => void;
}

function RowsFailed({ onRetry }: RowsFailedProps) {
  return (
    <p className="flex flex-wrap items-center gap-3 bg-danger-soft px-3 py-2 text-sm text-danger">
      Some rows could not be loaded.
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}

interface AllSelectedProps {
  readonly rows: number;
}

function AllSelected({ rows }: AllSelectedProps) {
  return (
    <p className="bg-accent-soft px-3 py-2 text-sm text-accent">
      {rows === 1 ? '1 row selected' : `All ${countOf(rows, 'row')} selected`}
    </p>
  );
}

interface WholeValueProps {
  /** From 1. */
  readonly row: number;
  readonly column: string;
  readonly value: string | undefined;
}

function WholeValue({ row, column, value }: WholeValueProps) {
  return (
    <div className="max-h-24 flex-none overflow-y-auto bg-sunken px-3 py-2 text-sm">
      <span className="text-muted">
        Row {formatCount(row)}, {column}:{' '}
      </span>
      <span data-testid="whole-value" className="font-mono text-[0.8125rem] break-words whitespace-pre-wrap">
        {value ?? '…'}
      </span>
    </div>
  );
}

/** Forces style recalculation in the current task, so that the next frame has only layout and paint left. */
function computeStyle(element: Element | null): void {
  if (element) void getComputedStyle(element).color;
}
