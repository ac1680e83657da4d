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
import { computeStyle } from '../../lib/compute-style.ts';
import { type HiddenColumns, watchHiddenColumns, watchSize } from '../../lib/element-size.ts';
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
    /** What the row numbers take, read by the styles. */
    '--number-width'?: string;
  }
}

/** In pixels, as the rows' own style says. */
const ROW_HEIGHT = 36;
const ROW = 'preview-row flex h-[36px] min-w-full border-b border-line';
const CELL = 'truncate px-3 leading-[35px]';
/** Rows kept ready beyond those in view. At first fewer: a click waits for each of them. */
const OVERSCAN = 3;
const OVERSCAN_AT_FIRST = 1;
/** Rows that are asked for ahead of those, once nothing waits. */
const AHEAD = 50;
/** In rem: a digit of a row's number, and the padding around it. */
const DIGIT = 0.45;
const NUMBER_PADDING = 1;

/** The height that the styles give the table, in pixels, as far as it can be told before it is laid out. */
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

/** Every row of a run by scrolling, with a bounded number of them in the document; any cell can be read whole. */
export function PreviewTable({ label, preview: { run, columns, firstRows }, onCopyAll }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const [atFirst, setAtFirst] = useState(true);
  useEffect(() => whenIdle(() => setAtFirst(false)), []);
  useLayoutEffect(() => computeStyle(scroller.current), []);
  const virtualizer = useVirtualizer({
    count: run.rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: atFirst ? OVERSCAN_AT_FIRST : OVERSCAN,
    initialRect: { width: 0, height: expectedHeight() },
    observeElementRect: ({ scrollElement }, tell) =>
      scrollElement ? watchSize(scrollElement, tell) : undefined,
    scrollToFn(offset, options, instance) {
      // At its top it is at first: to scroll it there would lay the page out at once.
      if (offset > 0 || instance.scrollOffset !== 0) elementScroll(offset, options, instance);
    },
  });
  const indexes = virtualizer.getVirtualItems().map(({ index }) => index);
  const from = indexes[0] ?? 0;
  const to = (indexes.at(-1) ?? -1) + 1;
  const wanted = atFirst ? to : Math.min(to + AHEAD, run.rows);
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
  const numberWidth = formatCount(run.rows).length * DIGIT + NUMBER_PADDING;

  // The row of the cell in the tab order stays in the document, such that scrolling takes no focus away.
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
          {/* Boxes in the place of a table's own: those would all be measured before any is placed. */}
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
        <ColumnsOutOfView scroller={scroller} />
        {/* Over the rows: in their place it would change which of them are in view, and so are asked for. */}
        <div aria-live="assertive" className="absolute inset-x-0 bottom-0 z-20">
          {failed && <RowsFailed onRetry={retry} />}
        </div>
      </div>
      <div aria-live="polite">{copying.allSelected && <AllSelected rows={run.rows} />}</div>
      {!copying.allSelected && <WholeValue {...activeCell} />}
    </div>
  );
}

interface ColumnsOutOfViewProps {
  readonly scroller: RefObject<HTMLElement | null>;
}

/** A fade over the right edge, where there are columns beyond it. */
function ColumnsOutOfView({ scroller }: ColumnsOutOfViewProps) {
  const [hidden, setHidden] = useState<HiddenColumns>();
  useEffect(
    () => (scroller.current ? watchHiddenColumns(scroller.current, setHidden) : undefined),
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
      Some rows could not be made.
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
