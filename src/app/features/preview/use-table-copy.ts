import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { notifyProblem } from '../notifications/messages.tsx';
import { clearSelection, copySelectedCells, hasSelection } from './copied-cells.ts';
import { copyCell } from './copy-cell.ts';

interface ActiveCell {
  /** From 1. */
  readonly row: number;
  readonly column: string;
  /** Undefined while it is on its way. */
  readonly value: string | undefined;
}

/** The letter of a key held with Control or Command, also where the keyboard's own letters are not Latin. */
function shortcut({
  key,
  nativeEvent,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): string | undefined {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : nativeEvent.code.replace('Key', '').toLowerCase();
}

/**
 * Copies from a table of which only some rows are drawn. Ctrl+A or Command+A in a cell selects every row of the run,
 * and Ctrl+C then copies them all; without that it copies what is highlighted, or else the cell.
 */
export function useTableCopy(onCopyAll: () => void, { row, column, value }: ActiveCell) {
  const [allSelected, setAllSelected] = useState(false);
  const clear = () => setAllSelected(false);

  function selectAll() {
    clearSelection();
    setAllSelected(true);
  }

  function copy() {
    if (allSelected) onCopyAll();
    else if (value !== undefined) void copyCell(value, column, row);
    else notifyProblem('category', 'failed');
  }

  function onKeyDown(event: KeyboardEvent) {
    const letter = shortcut(event);
    if (letter === 'a') selectAll();
    else if (letter === 'c' && !hasSelection()) copy();
    else if (event.key === 'Escape' && allSelected) clear();
    else return;
    event.preventDefault();
    // Not for the dialog, which Escape would close.
    event.stopPropagation();
  }

  /** Comes of a menu, or where something is highlighted. */
  function onCopy(event: ClipboardEvent<HTMLTableElement>) {
    if (allSelected) copy();
    else if (!copySelectedCells(event.currentTarget, event.clipboardData)) return;
    event.preventDefault();
  }

  /** A window that goes to the back takes no focus from the cell. */
  function onBlur({ target }: FocusEvent) {
    if (document.activeElement !== target) clear();
  }

  return { allSelected, onKeyDown, onCopy, onBlur, onClick: clear };
}
