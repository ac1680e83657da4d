import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Run } from '../../../schema/requests.ts';
import { countOf, formatCount } from '../../lib/format-count.ts';
import type { CellPlace } from '../../rows-table/cell-moves.ts';
import { RowsFailure, RowsTable } from '../../rows-table/rows-table.tsx';
import type { ReadOutcome, ReadRows } from '../../rows-table/shown-rows.ts';
import { useRowsView } from '../../rows-table/use-rows-view.ts';
import { fetchRows } from '../../workers/rows-client.ts';
import type { Preview } from './preview.ts';
import { useCellFocus } from './use-cell-focus.ts';
import { useTableCopy } from './use-table-copy.ts';

/** How often the same rows are requested; the worker may have died, and the next request starts another. */
const TRIES = 2;
const NO_WIDTHS: ReadonlyMap<string, number> = new Map();
const isUncut = () => false;

interface Props {
  /** The table's accessible name. */
  readonly label: string;
  readonly preview: Preview;
  /** Copies every row of the run; called in the click or key itself. */
  readonly onCopyAll: () => void;
}

/** A table of every row of a run, and below it the full value of the active cell. */
export function DialogTable({ label, preview: { run, columns: names, firstRows }, onCopyAll }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => computeStyle(scroller.current), []);
  const columns = useMemo(() => names.map((name) => ({ id: name, name })), [names]);
  const first = useMemo(() => byColumns(run, names, 0, firstRows), [run, names, firstRows]);
  const heights = { row: 36, head: 36, view: innerHeight * 0.6 };
  const [active, setActive] = useState<CellPlace>({ row: 0, column: names[0] ?? '' });
  const view = useRowsView({
    scroller,
    source: {
      document: run,
      table: label,
      columns,
      first,
      read: (...range) => readRows(run, names, ...range),
    },
    rowCount: run.rows,
    columns,
    heights,
    isStretched: true,
    isUncut,
    resized: NO_WIDTHS,
    keptRow: active.row,
  });
  const { onFocus, onKeyDown } = useCellFocus(columns, view, table, active, setActive);
  const activeCell = {
    row: active.row + 1,
    column: active.column,
    value: view.rows.cell(active.row, active.column)?.text ?? undefined,
  };
  const copying = useTableCopy(onCopyAll, activeCell);
  const { left, width, extent } = view.scroll;

  return (
    <div className="relative flex min-h-0 flex-col overflow-hidden rounded-panel border border-line">
      <div className="relative flex min-h-0 flex-col">
        <div
          ref={scroller}
          className="rows-scroller max-h-[calc(var(--dialog-height)*0.55)] min-h-0 overflow-auto overscroll-x-contain lg:max-h-none"
          data-scrolled={left > 0 || undefined}
        >
          <RowsTable
            ref={table}
            view={view}
            aria-label={label}
            data-all-selected={copying.allSelected || undefined}
            onCopy={copying.onCopy}
            head={view.shownColumns.map(({ column: { id, name }, index, width: own }) => (
              <th
                key={id}
                scope="col"
                aria-colindex={index + 1}
                title={name}
                data-active={id === active.column || undefined}
                style={{ width: own }}
                className="font-sans text-[0.875rem]"
              >
                <span>{name}</span>
              </th>
            ))}
            bodyProps={{
              onFocus,
              onBlur: copying.onBlur,
              onClick: copying.onClick,
              onKeyDown(event) {
                copying.onKeyDown(event);
                if (!event.defaultPrevented) onKeyDown(event);
              },
            }}
            lookOf={(row, at) => ({
              tabIndex: row === active.row && columns[at]?.id === active.column ? 0 : -1,
            })}
          />
        </div>
        {left + width < view.width - 1 && (
          <div
            aria-hidden="true"
            data-testid="columns-out-of-view"
            className="columns-out-of-view"
            style={{ left: width, height: heights.head + Math.min(extent.view, extent.content) }}
          />
        )}
        <div aria-live="assertive">
          <RowsFailure rows={view.rows} />
        </div>
      </div>
      <div aria-live="polite">{copying.allSelected && <AllSelected rows={run.rows} />}</div>
      {!copying.allSelected && <WholeValue {...activeCell} />}
    </div>
  );
}

function byColumns(
  { rows: rowCount }: Run,
  names: readonly string[],
  from: number,
  rows: readonly (readonly string[])[],
): ReadRows {
  const columns = names.map((_, column) => ({
    type: 'text',
    isBroken: false,
    cells: rows.map((row) => row[column] ?? null),
  }));
  return { rowCount, from, columns };
}

async function readRows(
  run: Run,
  names: readonly string[],
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<ReadOutcome> {
  for (let tries = 0; tries < TRIES && !signal.aborted; tries++) {
    const outcome = await fetchRows(run, from, Math.min(to, run.rows), signal);
    if (outcome.ok) return { ok: true, value: byColumns(run, names, from, outcome.value.rows) };
  }
  return { ok: false, error: 'failed' };
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
    <div className="max-h-24 flex-none overflow-y-auto bg-sunken px-3 py-2 text-sm -outline-offset-2">
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
