import { elementScroll, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { copySelectedCells } from '../browser/copied-cells.ts';
import { watchSize } from '../browser/element-size.ts';
import { whenIdle } from '../browser/idle.ts';
import { settleStyle } from '../browser/settle-style.ts';
import type { Preview } from '../stores/preview.ts';
import { formatCount } from './format-count.ts';
import { Button } from './ui/button.tsx';
import { FIRST_ROW_INDEX, useCellFocus } from './use-cell-focus.ts';
import { usePreviewRows } from './use-preview-rows.ts';

/** In pixels, as the rows' own style says. */
const ROW_HEIGHT = 36;
const ROW = 'flex h-[36px] border-b border-line';
/** In rem, as the cells' own style says. */
const COLUMN_WIDTH = 11;
const CELL = 'grow shrink-0 basis-44 truncate px-3 leading-[35px]';
/** Rows kept ready beyond those in view. At first fewer: a click waits for each of them. */
const OVERSCAN = 3;
const OVERSCAN_AT_FIRST = 1;
/** Rows that are asked for ahead of those, once nothing waits. */
const AHEAD = 50;

/** The height that the table's own style gives it, in pixels, as far as it can be told before it is laid out. */
function expectedHeight(): number {
  return Math.max(320, innerHeight - 448);
}

interface Props {
  /** The table's accessible name. */
  readonly label: string;
  readonly preview: Preview;
}

/** Every row of a run by scrolling, with a bounded number of them in the document; any cell can be read whole. */
export function PreviewTable({ label, preview: { run, columns, firstRows } }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const [atFirst, setAtFirst] = useState(true);
  useEffect(() => whenIdle(() => setAtFirst(false)), []);
  useLayoutEffect(() => settleStyle(scroller.current), []);
  const virtualizer = useVirtualizer({
    count: run.rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: atFirst ? OVERSCAN_AT_FIRST : OVERSCAN,
    scrollPaddingStart: ROW_HEIGHT,
    initialRect: { width: 0, height: expectedHeight() },
    observeElementRect: ({ scrollElement }, tell) =>
      scrollElement ? watchSize(scrollElement, tell) : undefined,
    scrollToFn(offset, options, instance) {
      // At its top it is at first: to scroll it there would lay the page out at once.
      if (offset > 0 || instance.scrollOffset !== 0) elementScroll(offset, options, instance);
    },
  });
  const items = virtualizer.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = (items.at(-1)?.index ?? -1) + 1;
  const wanted = atFirst ? to : Math.min(to + AHEAD, run.rows);
  const { rowAt, failed, retry } = usePreviewRows(run, firstRows, from, wanted);
  const { active, bodyRef, onFocus, onKeyDown } = useCellFocus(run.rows, columns.length, (row) =>
    virtualizer.scrollToIndex(row),
  );

  return (
    <div className="overflow-hidden rounded-panel border border-line">
      <div ref={scroller} className="max-h-[max(20rem,calc(100dvh-28rem))] overflow-auto overscroll-contain">
        {/* Boxes in the place of a table's own: those would all be measured before any is placed. */}
        <table
          aria-label={label}
          aria-rowcount={run.rows + 1}
          onCopy={(event) => {
            if (copySelectedCells(event.currentTarget, event.clipboardData)) event.preventDefault();
          }}
          className="block text-left text-sm"
          style={{ minWidth: `${columns.length * COLUMN_WIDTH}rem` }}
        >
          <thead className="sticky top-0 z-10 block">
            <tr aria-rowindex={1} className={`${ROW} bg-sunken`}>
              {columns.map((name) => (
                <th key={name} scope="col" title={name} className={`${CELL} font-medium`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            ref={bodyRef}
            onFocus={onFocus}
            onKeyDown={onKeyDown}
            className="block font-mono text-[0.8125rem]"
            style={{ paddingTop: from * ROW_HEIGHT, paddingBottom: (run.rows - to) * ROW_HEIGHT }}
          >
            {items.map(({ index }) => {
              const cells = rowAt(index);
              return (
                <tr key={index} aria-rowindex={index + FIRST_ROW_INDEX} className={`${ROW} hover:bg-sunken`}>
                  {columns.map((name, column) => (
                    <td
                      key={name}
                      tabIndex={active.row === index && active.column === column ? 0 : -1}
                      title={cells?.[column]}
                      className={`${CELL} cursor-default -outline-offset-2`}
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
      <div aria-live="assertive">{failed && <RowsFailed onRetry={retry} />}</div>
      <WholeValue row={active.row} name={columns[active.column]} value={rowAt(active.row)?.[active.column]} />
    </div>
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

interface WholeValueProps {
  readonly row: number;
  readonly name: string | undefined;
  readonly value: string | undefined;
}

function WholeValue({ row, name, value }: WholeValueProps) {
  return (
    <div className="max-h-24 overflow-y-auto bg-sunken px-3 py-2 text-sm">
      <span className="text-muted">
        Row {formatCount(row + 1)}, {name}:{' '}
      </span>
      <span data-testid="whole-value" className="font-mono text-[0.8125rem] break-words whitespace-pre-wrap">
        {value ?? '…'}
      </span>
    </div>
  );
}
