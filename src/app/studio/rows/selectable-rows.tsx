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
import { focusTarget, targetOf } from '../../lib/focus.ts';
import { useTargetRef } from '../../lib/focus-hooks.ts';
import { countOf } from '../../lib/format-count.ts';
import { RowsFailure, RowsTable } from '../../rows-table/rows-table.tsx';
import { isScaled } from '../../rows-table/scaled-scroll.ts';
import type { ReadOutcome } from '../../rows-table/shown-rows.ts';
import { useRowsView } from '../../rows-table/use-rows-view.ts';
import { useContextMenu } from '../../ui/use-context-menu.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import { shownColumns, useColumnViews } from '../document/column-views.ts';
import { FOCUS } from '../document/place.ts';
import { isShortcut } from '../document/shortcuts.ts';
import { useStudio } from '../document/store.ts';
import { schemaJson } from '../schema/json.ts';
import type { StudioColumn, StudioSchema, StudioTable } from '../schema/studio-schema.ts';
import { type CellRange, edgesAt } from './cell-selection.ts';
import { type CopyFormat, copyCells } from './copy-cells.ts';
import { isKey } from './row-keys.ts';
import { HeadCells } from './rows-head.tsx';
import { RowsMenu } from './rows-menu.tsx';
import { useCellSelection } from './use-cell-selection.ts';
import { useGroupStarts } from './use-group-starts.ts';

/** In pixels. */
const HEIGHTS = { row: 28, head: 32, view: 300 };

interface Props {
  readonly schema: StudioSchema;
  readonly table: StudioTable;
  readonly rowCount: number;
  /** Called with what scrolls, for what jumps to a row. */
  readonly jumpRef: RefObject<((row: number) => void) | null>;
  /** Called with what is selected, and how copying ended. The same function at each render. */
  readonly onSay: (text: string) => void;
}

/** The rows of a table, whose cells are selected by mouse, finger and keys. */
export function SelectableRows({ schema, table, rowCount, jumpRef, onSay }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const hidden = useColumnViews((views) => views.hidden);
  const resized = useColumnViews((views) => views.widths);
  const columns = useMemo(() => shownColumns(table, hidden), [table, hidden]);
  const view = useRowsView({
    scroller,
    source: {
      document: schema,
      table: table.id,
      columns: table.columns,
      read: (...range) => readRows(schema, table, ...range),
    },
    rowCount,
    columns,
    heights: HEIGHTS,
    isStretched: false,
    isUncut: useMemo(() => (column: StudioColumn) => isKey(table, column), [table]),
    resized,
  });
  const { rows, scroll, revealColumn } = view;
  const groupStartOf = useGroupStarts(schema, table, rows);
  const { offset, extent } = scroll;
  const cells = useCellSelection({ ...view, columns, firstRow: view.firstInView });
  const { range } = cells;
  jumpRef.current = (row) => {
    scroll.scrollTo(row * HEIGHTS.row);
    cells.selectRow(Math.min(row, rowCount - 1));
  };

  const selectedColumn = useStudio(({ selection }) => selection.column);
  const revealSelected = useEffectEvent(() => {
    if (selectedColumn !== undefined) revealColumn(selectedColumn);
  });
  // Again once the column's cells have come: they may make it wider.
  const hasCells = selectedColumn !== undefined && rows.shown?.columns.has(selectedColumn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another column is shown
  useEffect(() => {
    // In the next frame, which does the layout anyway: here it would be forced synchronously, for up to 18 ms.
    const frame = requestAnimationFrame(revealSelected);
    return () => cancelAnimationFrame(frame);
  }, [selectedColumn, hasCells]);

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
    const page = Math.max(HEIGHTS.row, extent.view - HEIGHTS.row);
    const moves: Readonly<Record<string, number>> = {
      ArrowUp: offset - HEIGHTS.row,
      ArrowDown: offset + HEIGHTS.row,
      PageUp: offset - page,
      PageDown: offset + page,
      Home: 0,
      End: rowCount * HEIGHTS.row,
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
        className="rows-scroller min-h-0 grow select-none overflow-auto overscroll-contain -outline-offset-2 max-lg:under-messages"
        data-scaled={isScaled(extent) || undefined}
        data-scrolled={scroll.left > 0 || undefined}
      >
        {/* Below a message, the space after the rows is scrolled to as well, and the table ends before that. */}
        <div>
          <RowsTable
            view={view}
            aria-label={`Rows of ${table.name}`}
            head={<HeadCells table={table} columns={columns} view={view} />}
            isSelected={(row) => isWithin(range, row)}
            groupStartOf={groupStartOf}
            lookOf={(row, at) => {
              if (!isWithin(range, row) || at < range.first || at >= range.end) return {};
              const active = cells.selection?.active;
              const isActive = active?.row === row && active.column === columns[at]?.id;
              const edges = edgesAt(range, row, at);
              return isActive
                ? { mark: 'active', edges, target: focusTarget(FOCUS.activeCell) }
                : { mark: 'selected', edges };
            }}
          />
        </div>
      </section>
      {menu.place && (
        <RowsMenu
          at={menu.place}
          table={table}
          column={menuColumn}
          isSelected={range !== undefined}
          onCopy={(format) => void copy(format)}
          onSelectAll={cells.selectAll}
          onClose={menu.close}
        />
      )}
      <RowsFailure rows={rows} />
    </div>
  );
}

/** How much is selected. */
function rangeText({ from, to, first, end }: CellRange): string {
  const rows = countOf(to - from, 'row');
  return `Selected: ${rows}, ${countOf(end - first, 'column')}.`;
}

/** Whether a row is selected, whole or in part. */
function isWithin(range: CellRange | undefined, row: number): range is CellRange {
  return range !== undefined && row >= range.from && row < range.to;
}

async function readRows(
  schema: StudioSchema,
  table: StudioTable,
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<ReadOutcome> {
  const answer = await studioClient.read(schemaJson(schema), schema.tables.indexOf(table), from, to, signal);
  if (answer.ok) return answer;
  const { error } = answer;
  const isOfSchema = error === 'unreadable' || error === 'unknown-table' || typeof error === 'object';
  return { ok: false, error: isOfSchema ? 'unreadable' : 'failed' };
}
