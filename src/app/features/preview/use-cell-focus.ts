import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface CellPosition {
  /** From 0. */
  readonly row: number;
  readonly column: number;
}

/** The `aria-rowindex` of the first row: it counts from 1, and the header is one. */
export const FIRST_ROW_INDEX = 2;
/** Rows that Page Up and Page Down pass. */
const PAGE_ROWS = 8;

/**
 * Moves through a table's cells by keyboard: one cell is in the tab order, the arrows take it along. Its row is to be in
 * the document always, in view or not.
 */
export function useCellFocus(rows: number, columns: number) {
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 0 });
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const focusWanted = useRef<CellPosition>(undefined);

  useEffect(() => {
    if (!focusWanted.current) return;
    const { row, column } = focusWanted.current;
    const cell = bodyRef.current?.querySelector<HTMLTableRowElement>(
      `[aria-rowindex="${row + FIRST_ROW_INDEX}"]`,
    )?.cells[column];
    focusWanted.current = undefined;
    // Focusing alone would center what is out of view.
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  });

  // Heard here for all cells: to hear it in each would cost time where they are drawn.
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const cell = target.closest('td');
    const row = Number(cell?.parentElement?.getAttribute('aria-rowindex')) - FIRST_ROW_INDEX;
    if (cell && row >= 0) setActive({ row, column: cell.cellIndex });
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = destination(event, active, rows, columns);
    if (!target) return;
    event.preventDefault();
    focusWanted.current = target;
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
