import { type RefObject, useEffect } from 'react';
import { create } from 'zustand';
import { showPreviewTab } from '../document/preview-tab.ts';
import { showTab } from '../document/show-place.ts';

/** The row, counted from 0, that the preview is to scroll to. */
const useRow = create<{ readonly row: number | undefined }>()(() => ({ row: undefined }));

const ROWS = '.rows-scroller';
const ROW_BOX = '[aria-label="Go to row"]';

function showRows(): void {
  showTab('preview');
  showPreviewTab('data');
}

/** Shows a row of the table, counted from 0, and moves the focus to the rows. */
export function goToRow(row: number): void {
  showRows();
  useRow.setState({ row });
}

/** Shows the rows, and moves the focus to the box that takes a row's number. */
export function askForRow(): void {
  showRows();
  requestAnimationFrame(() => document.querySelector<HTMLElement>(ROW_BOX)?.focus());
}

/** Calls `jump` with the row that is to be shown. */
export function useRowToShow(jump: RefObject<((row: number) => void) | null>): void {
  const row = useRow((state) => state.row);
  useEffect(() => {
    if (row === undefined) return;
    useRow.setState({ row: undefined });
    jump.current?.(row);
    document.querySelector<HTMLElement>(ROWS)?.focus({ preventScroll: true });
  }, [row, jump]);
}
