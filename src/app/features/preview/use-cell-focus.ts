import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface CellPosition {
  /** From 0. */
  readonly row: number;
  readonly column: number;
}

/** The `aria-rowindex` of the first row: it counts from 1, and the header is one. */
export const FIRST_ROW_INDEX = 2;
/** Rows that Page Up and Page Down move by. */
const PAGE_ROWS = 8;

/**
 * Roving tab index over a table's cells, https://www.w3.org/WAI/ARIA/apg/patterns/grid/. The active cell's row must be in
 * the document, in view or not.
 */
export function useCellFocus(rows: number, columns: number) {
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 0 });
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const pendingFocus = useRef<CellPosition>(undefined);

  useEffect(() => {
    if (!pendingFocus.current) return;
    const { row, column } = pendingFocus.current;
    const rowIndex = String(row + FIRST_ROW_INDEX);
    const rows = [...(bodyRef.current?.rows ?? [])];
    const cell = rows.find(({ ariaRowIndex }) => ariaRowIndex === rowIndex)?.cells[column];
    pendingFocus.current = undefined;
    // `focus()` alone would center a cell that is out of view.
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  });

  // One delegated handler: a handler a cell slows the rendering of rows.
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const cell = target.closest('td');
    const row = Number(cell?.parentElement?.getAttribute('aria-rowindex')) - FIRST_ROW_INDEX;
    if (cell && row >= 0) setActive({ row, column: cell.cellIndex });
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = destination(event, active, rows, columns);
    if (!target) return;
    event.preventDefault();
    pendingFocus.current = target;
    setActive(target);
  }

  return { active, bodyRef, onFocus, onKeyDown };
}

function destination(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  { row, column }: CellPosition,
  rows: number,
  columns: number,
): CellPosition | undefined {
  const whole = ctrlKey || metaKey;
  const moves: Readonly<Record<string, CellPosition>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - PAGE_ROWS, column },
    PageDown: { row: row + PAGE_ROWS, column },
    Home: { row: whole ? 0 : row, column: 0 },
    End: { row: whole ? rows - 1 : row, column: columns - 1 },
  };
  const target = moves[key];
  return target && { row: clamp(target.row, rows), column: clamp(target.column, columns) };
}

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(value, count - 1));
}
