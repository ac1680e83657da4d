import {
  defaultRangeExtractor,
  elementScroll,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import './grid.css';
import { memo, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { observeSize } from '../../lib/element-size.ts';
import { useUnmetFocus } from '../../lib/focus.ts';
import { preloaded } from '../../lib/preload.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { Announcements } from '../../notifications/announcements.tsx';
import { ContextMenu } from '../../ui/context-menu.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { type MenuPlace, useContextMenu } from '../../ui/use-context-menu.ts';
import { useWide } from '../controls/use-wide.ts';
import { FOCUS, openDialog } from '../document/place.ts';
import { keysOf } from '../document/shortcuts.ts';
import { selectedTable, useStudio } from '../document/store.ts';
import { isSelected } from '../schema/selection.ts';
import { newId } from '../schema/studio-schema.ts';
import { TableHead } from '../tables/table-settings.tsx';
import { CARD_HEIGHT, ROW_HEIGHT, WIDE } from './cells.ts';
import { columnCommands, menuItems } from './column-commands.ts';
import { ColumnRow } from './column-row.tsx';
import { followSamples } from './live-samples.ts';
import { moveSelected, selectedColumns, selectOnly } from './selected-columns.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useGridKeys } from './use-grid-keys.ts';

/** Rows come before their chips, which move nothing. */
const loadChips = preloaded(async () => (await import('./option-chips.tsx')).OptionChips);

/** Rows on each side of the rows in view: they come in a task of their own, which halves the task of Page Down. */
const OVERSCAN = 6;
/** Rows on each side that come with the rows in view. */
const EDGE_ROWS = 1;

/** The columns of the selected table. It fills the height that it is given, and scrolls. */
export function ColumnGrid() {
  useEffect(followSamples, []);
  const isWide = useWide();
  const tableId = useStudio((state) => selectedTable(state)?.id);
  // React renders the columns of another table in slices of 5 ms, and puts them on the page in a task of their own.
  const shownId = useDeferredValue(tableId);
  if (tableId === undefined || shownId === undefined) return null;
  return (
    <>
      {isWide && <TableHead />}
      <Grid key={shownId} tableId={shownId} />
    </>
  );
}

const Grid = memo(function Grid({ tableId }: { readonly tableId: string }) {
  const name = useStudio(({ schema }) => tableById(schema, tableId)?.name ?? '');
  const ids = useStudio(
    useShallow(({ schema }) => tableById(schema, tableId)?.columns.map(({ id }) => id) ?? []),
  );
  // The id of the empty row becomes that of its column, so that it stays the same element.
  const [spare, setSpare] = useState(newId);
  if (ids.includes(spare)) setSpare(newId());
  const rows = [...ids, spare];
  const Chips = useLazyModule(loadChips, ids.length > 0, () => {});

  const scroller = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLTableElement>(null);
  const keysButton = useRef<HTMLButtonElement>(null);
  const focusedRow = useRef(0);
  const isChoosing = useStudio(({ selection }) => selection.columns !== undefined);
  const isWide = useWide();
  const rowHeight = isWide ? ROW_HEIGHT : CARD_HEIGHT;
  const measuredHeight = useRef(rowHeight);
  /** The last row that a key led to while the row was out of view. */
  const [aimedRow, setAimedRow] = useState(0);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (row) => rows[row] ?? row,
    overscan: OVERSCAN,
    // The rows of this height and the overscan fill most of the grid. The other rows come in a task of their own, once its size is known.
    initialRect: { width: 900, height: rowHeight },
    // The defaults of these two force a layout while React commits: 18 of 60 ms when a table of 200 columns is opened.
    observeElementRect: ({ scrollElement }, onChange) =>
      scrollElement ? observeSize(scrollElement, onChange) : undefined,
    scrollToFn: (offset, options, instance) => {
      if (offset !== 0 || instance.scrollOffset !== 0) elementScroll(offset, options, instance);
    },
    // The focused row stays in the document, and the empty one is never far. The row that a key leads to comes in the task of
    // the key, and the rows around it with the scroll event: the longest task of Page Down fell from 50 to 28 ms.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...fixedRows()])].sort((a, b) => a - b),
  });
  const items = virtualizer.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  const settledStart = useDeferredValue(startIndex);

  function fixedRows(): readonly number[] {
    return [focusedRow.current, aimedRow, rows.length - 1].map((row) => Math.min(row, rows.length - 1));
  }

  function isShown({ index }: VirtualItem): boolean {
    const height = endIndex - startIndex;
    const isNear = (start: number, margin: number) =>
      index >= start - margin && index <= start + height + margin;
    return isNear(startIndex, EDGE_ROWS) || isNear(settledStart, OVERSCAN) || fixedRows().includes(index);
  }

  useEffect(() => {
    if (measuredHeight.current === rowHeight) return;
    // Of the last scroll event: the browser may have moved it since, as far as the new height goes.
    const first = Math.floor((virtualizer.scrollOffset ?? 0) / measuredHeight.current);
    measuredHeight.current = rowHeight;
    virtualizer.measure();
    virtualizer.scrollToIndex(first, { align: 'start' });
    if (gridRef.current?.contains(document.activeElement)) virtualizer.scrollToIndex(focusedRow.current);
  }, [rowHeight, virtualizer]);

  const keys = useGridKeys({
    tableId,
    rows,
    selectsByTap: isChoosing && !isWide,
    render: setAimedRow,
    leave: () => (keysButton.current?.checkVisibility() ? keysButton : scroller).current?.focus(),
  });

  const unmet = useUnmetFocus(({ keys }) => keys);
  const scrollToUnmet = useEffectEvent((keys: readonly string[]) => {
    const row = rows.findIndex((id) => keys.includes(FOCUS.cell(id, 'name')));
    if (row !== -1) virtualizer.scrollToIndex(row);
  });
  useEffect(() => scrollToUnmet(unmet), [unmet]);

  const menu = useContextMenu((target) => {
    const row = target.closest<HTMLElement>('[data-row]:not([data-spare])');
    const id = row?.dataset.column;
    if (id === undefined || keys.isEditing()) return false;
    if (!isSelected(useStudio.getState().selection, id)) selectOnly(tableId, id);
    return true;
  });

  /** What was moved stays in sight. */
  function moveChosen(by: -1 | 1) {
    moveSelected(by);
    const moved = selectedColumns();
    const end = moved?.columns.at(by < 0 ? 0 : -1);
    if (moved && end) virtualizer.scrollToIndex(moved.table.columns.indexOf(end));
  }

  return (
    <section aria-label="Columns" className="flex min-h-0 min-w-0 grow flex-col">
      <div
        ref={scroller}
        data-scroller
        tabIndex={-1}
        className="min-h-0 grow overflow-auto outline-none max-lg:under-messages lg:scroll-pt-8"
      >
        <table
          ref={gridRef}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
          role="grid"
          tabIndex={-1}
          aria-label={`Columns of ${name}`}
          aria-rowcount={rows.length + 1}
          aria-multiselectable="true"
          {...menu.handlers}
          onKeyDown={(event) => {
            menu.handlers.onKeyDown(event);
            keys.onKeyDown(event);
          }}
          onMouseDownCapture={keys.onMouseDownCapture}
          onClickCapture={keys.onClickCapture}
          onCopy={keys.onCopy}
          onFocus={(event) => {
            const row = event.target.closest('[data-row]')?.getAttribute('data-row');
            if (row) focusedRow.current = Number(row);
            keys.onFocus(event);
          }}
          onBlur={keys.onBlur}
          onInput={keys.onInput}
          onClick={keys.onClick}
          onPaste={keys.onPaste}
          className="relative block w-full text-left lg:min-w-[31rem] xl:min-w-[37rem]"
        >
          <Head />
          <tbody className="relative block" style={{ height: virtualizer.getTotalSize() }}>
            {items.filter(isShown).map(({ index, start }) => {
              const id = rows[index] ?? '';
              return (
                <ColumnRow
                  key={id}
                  tableId={tableId}
                  id={id}
                  index={index}
                  isSpare={index === rows.length - 1}
                  isLast={index === rows.length - 2}
                  start={start}
                  isWide={isWide}
                  Chips={Chips}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      <Announcements />
      {menu.place && <ColumnMenu at={menu.place} onClose={menu.close} />}
      {isChoosing && <SelectionBar onMove={moveChosen} />}
      <KeysButton ref={keysButton} isHidden={isChoosing} />
    </section>
  );
});

const HEADINGS = [
  ['handle', 'Move', ''],
  ['name', 'Column', 'px-2'],
  ['field', 'Field', 'px-2'],
  ['nulls', 'Nulls', 'px-2 text-right'],
  ['unique', 'Unique', 'text-center'],
  ['sample', 'Sample', 'col-span-2 px-2'],
  ['options', 'Options', ''],
] as const;

function Head() {
  return (
    <thead className="contents">
      <tr aria-rowindex={1} className={`studio-head ${WIDE}`}>
        {HEADINGS.map(([cell, text, look]) => (
          <th key={cell} scope="col" className={`font-medium ${look}`}>
            {look === '' ? <span className="sr-only">{text}</span> : text}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function ColumnMenu({ at, onClose }: { readonly at: MenuPlace; readonly onClose: () => void }) {
  return (
    <ContextMenu
      label="Column menu"
      at={at}
      items={menuItems(columnCommands(useStudio.getState()))}
      onClose={onClose}
    />
  );
}

interface KeysProps {
  readonly ref: React.Ref<HTMLButtonElement>;
  /** Whether the bar of the selected columns has its place. */
  readonly isHidden: boolean;
}

function KeysButton({ ref, isHidden }: KeysProps) {
  return (
    <div
      hidden={isHidden}
      className="flex flex-none justify-end border-t border-line px-2 py-1 max-lg:hidden [&[hidden]]:hidden"
    >
      <button
        ref={ref}
        type="button"
        onClick={() => openDialog('keys')}
        className="flex h-7 cursor-pointer items-center gap-2 rounded-control px-2 text-xs text-muted hover:bg-sunken hover:text-ink"
      >
        Keyboard shortcuts <Kbd>{keysOf('open.keys')[0]}</Kbd>
      </button>
    </div>
  );
}
