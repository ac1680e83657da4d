import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { type CellPlace, moveBy } from '../../rows-table/cell-moves.ts';
import type { TableColumn } from '../../rows-table/shown-rows.ts';
import type { RowsView } from '../../rows-table/use-rows-view.ts';

/**
 * Roving tab index over a table's cells, https://www.w3.org/WAI/ARIA/apg/patterns/grid/. The active cell's row must be in
 * the document, in view or not.
 */
export function useCellFocus(
  columns: readonly TableColumn[],
  { rowCount, pageRows, reveal }: RowsView<TableColumn>,
  table: RefObject<HTMLTableElement | null>,
  active: CellPlace,
  setActive: (place: CellPlace) => void,
) {
  const moved = useRef<CellPlace>(undefined);

  useEffect(() => {
    // React may run the effect of an earlier render after the key.
    if (moved.current !== active) return;
    moved.current = undefined;
    const row = [...(table.current?.rows ?? [])].find((each) => rowOf(each) === active.row);
    row?.cells[columns.findIndex(({ id }) => id === active.column)]?.focus({ preventScroll: true });
  });

  function focus(place: CellPlace) {
    setActive(place);
    reveal(place);
  }

  // One delegated handler: a handler a cell slows the rendering of rows.
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const cell = target.closest('td');
    const column = columns[cell?.cellIndex ?? -1];
    if (column) focus({ row: rowOf(cell?.parentElement), column: column.id });
  }

  function onKeyDown(event: KeyboardEvent) {
    const isFar = event.ctrlKey || event.metaKey;
    const target = moveBy({ key: event.key, isFar }, active, { columns, rowCount }, pageRows);
    if (!target) return;
    event.preventDefault();
    moved.current = target;
    focus(target);
  }

  return { onFocus, onKeyDown };
}

/** A row's number, from 0: `aria-rowindex` counts from 1, and the header is one. */
function rowOf(row: Element | null | undefined): number {
  return Number(row?.ariaRowIndex) - 2;
}
