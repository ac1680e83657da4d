import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { copyToClipboard } from '../../lib/clipboard.ts';
import { notifyCellCopied, notifyCopyFailed, notifyProblem } from '../../notifications/messages.tsx';
import { copySelectedCells } from './copied-cells.ts';

interface ActiveCell {
  /** From 1. */
  readonly row: number;
  readonly column: string;
  /** Undefined while it is being fetched. */
  readonly value: string | undefined;
}

/** The letter pressed with Control or Command, by `code` on keyboards whose letters are not Latin. */
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
 * Copies from a virtualized table. Ctrl+A or Command+A in a cell selects every row of the run,
 * and Ctrl+C then copies them all; without that it copies what is highlighted, or else the cell.
 */
export function useTableCopy(onCopyAll: () => void, { row, column, value }: ActiveCell) {
  const [allSelected, setAllSelected] = useState(false);
  const clear = () => setAllSelected(false);

  function selectAll() {
    getSelection()?.removeAllRanges();
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
    else if (letter === 'c' && getSelection()?.isCollapsed !== false) copy();
    else if (event.key === 'Escape' && allSelected) clear();
    else return;
    event.preventDefault();
    // Escape would close the dialog.
    event.stopPropagation();
  }

  /** From the browser's menu, or its shortcut where text is selected. */
  function onCopy(event: ClipboardEvent<HTMLTableElement>) {
    if (allSelected) copy();
    else if (!copySelectedCells(event.currentTarget, event.clipboardData)) return;
    event.preventDefault();
  }

  /** A window that is deactivated blurs the cell, which stays the active element. */
  function onBlur({ target }: FocusEvent) {
    if (document.activeElement !== target) clear();
  }

  return { allSelected, onKeyDown, onCopy, onBlur, onClick: clear };
}

/** Copies one value as it is and notifies of the outcome. `row` counts from 1. */
async function copyCell(value: string, column: string, row: number): Promise<void> {
  if (await copyToClipboard(Promise.resolve(value))) notifyCellCopied(column, row);
  else notifyCopyFailed(value);
}
