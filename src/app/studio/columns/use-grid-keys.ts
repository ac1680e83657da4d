import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { targetOf } from '../../lib/focus.ts';
import { useLostFocus } from '../../lib/focus-hooks.ts';
import { FOCUS, openDialog } from '../document/place.ts';
import { isShortcut } from '../document/shortcuts.ts';
import { selectedTable, useStudio } from '../document/store.ts';
import { isSelected } from '../schema/selection.ts';
import { duplicate, paste, pasteColumns } from './actions.ts';
import { type CellName, cellBeside, focusCell, focusSelected, isInSelectBox, placeOf } from './cells.ts';
import { copyInto } from './column-clipboard.ts';
import { refreshSamples } from './live-samples.ts';
import {
  endSelection,
  moveSelected,
  removeSelected,
  selectAll,
  selectBetween,
  selectedColumns,
  selectOnly,
  toggleSelected,
} from './selected-columns.ts';

const PAGE_ROWS = 10;

interface Grid {
  readonly tableId: string;
  /** The ids of its rows, the empty one last. */
  readonly rows: readonly string[];
  /** Whether a tap on a row selects it beside others, or takes it out again. */
  readonly selectsByTap: boolean;
  /** Renders a row that is out of view, before the focus moves to the row. */
  readonly render: (row: number) => void;
  readonly leave: () => void;
}

/**
 * The grid's keys, https://www.w3.org/WAI/ARIA/apg/patterns/grid/: each cell's control has the focus itself. Whoever
 * comes to a text by a key has it selected, and moves on by the arrow keys; from the first letter on, and after Enter or
 * a click, they move within the text. Only from then on is `?` a part of the text.
 */
export function useGridKeys(grid: Grid) {
  const { tableId, rows, selectsByTap, render, leave } = grid;
  const isEditing = useRef(false);
  /** The id of the column from which Shift selects. */
  const anchor = useRef<string>(undefined);
  /** The id of the row whose next focus leaves the selection as it is. */
  const keptFor = useRef<string>(undefined);
  const isColumn = (row: number) => row >= 0 && row < rows.length - 1;

  function focus(row: number, cell: CellName, keeps = false) {
    const next = Math.max(0, Math.min(row, rows.length - 1));
    const id = rows[next];
    keptFor.current = keeps ? id : undefined;
    if (id === undefined) return;
    if (!targetOf(FOCUS.cell(id, 'name'))) render(next);
    focusCell(id, cell);
  }

  function onPaste(event: ClipboardEvent) {
    const place = placeOf(event.target);
    if (!place || (isEditing.current && place.cell !== 'name')) return;
    const text = event.clipboardData.getData('text/plain');
    const pasted = place.cell === 'name' ? paste : pasteColumns;
    const active = rows[place.row] ?? '';
    const selected = selectedColumns()?.ids ?? [];
    const after = selected.includes(active) ? selected.at(-1) : active;
    if (!pasted(tableId, after ?? active, text)) return;
    event.preventDefault();
    const { column } = useStudio.getState().selection;
    focusCell((column !== undefined && !rows.includes(column) ? column : rows.at(-1)) ?? '', 'name');
  }

  /** A text alone is copied by the browser. */
  function onCopy(event: ClipboardEvent) {
    const { target } = event;
    const place = placeOf(target);
    const selected = selectedColumns();
    if (!place || !selected || isEditing.current || !isColumn(place.row)) return;
    const isText = target instanceof HTMLInputElement && target.type === 'text';
    if (isText && selected.columns.length === 1) return;
    event.preventDefault();
    copyInto(event.clipboardData, selected.columns);
  }

  // The row that had the focus is gone: what is in its place has it.
  const lostFocus = useLostFocus(({ row, cell }: { readonly row: number; readonly cell: CellName }) =>
    focus(row, cell),
  );

  function onFocus({ target }: FocusEvent) {
    const place = placeOf(target);
    if (!place) return;
    isEditing.current = false;
    lostFocus.note(target, place);
    const id = rows[place.row];
    const keeps = id === keptFor.current;
    keptFor.current = undefined;
    if (id === undefined || !isColumn(place.row) || keeps || isInSelectBox(target)) return;
    const { selection, select } = useStudio.getState();
    const { columns } = selection;
    if (columns?.has(id)) {
      if (selection.column !== id) select({ ...selection, column: id });
      return;
    }
    anchor.current = id;
    if (columns || selection.column !== id) selectOnly(tableId, id);
  }

  function startOfRange(): string | undefined {
    const { column, columns } = useStudio.getState().selection;
    if (!columns) anchor.current = column;
    return anchor.current;
  }

  /** Keys that select several columns; false for others. */
  function onSelectionKey(event: KeyboardEvent, row: number, cell: CellName): boolean {
    if (isEditing.current || event.altKey) return false;
    const isControl = event.ctrlKey || event.metaKey;
    const table = selectedTable(useStudio.getState());
    if (!table) return false;
    if (isShortcut('column.select-all', event)) {
      selectAll();
      return true;
    }
    if (isShortcut('column.toggle', event)) {
      const id = rows[row];
      if (id === undefined || !isColumn(row)) return true;
      anchor.current = id;
      toggleSelected(table, id);
      return true;
    }
    // With Control alone, Home and End move, and the selection goes with them.
    const far = { Home: 0, End: rows.length - 1 }[event.shiftKey && isControl ? event.key : ''];
    const to = far ?? { ArrowUp: row - 1, ArrowDown: row + 1 }[event.key];
    if (to === undefined || (!isControl && !event.shiftKey)) return false;
    if (!event.shiftKey) {
      focus(to, cell, true);
      return true;
    }
    const last = Math.max(0, Math.min(to, rows.length - 2));
    const id = rows[last];
    if (id === undefined || !isColumn(row)) return true;
    selectBetween(table, startOfRange(), id);
    focus(last, cell);
    return true;
  }

  /** Keys that do something with the selected columns; false for others. */
  function onRowKey(event: KeyboardEvent, row: number, cell: CellName): boolean {
    const id = rows[row];
    if (id === undefined) return false;
    const isUp = isShortcut('column.move-up', event);
    if (isUp || isShortcut('column.move-down', event)) {
      if (isColumn(row)) moveSelected(isUp ? -1 : 1);
      return true;
    }
    if (isShortcut('column.duplicate', event)) {
      if (!isColumn(row)) return true;
      duplicate(tableId, ...(selectedColumns()?.ids ?? []));
      focusSelected(cell);
      return true;
    }
    if (isShortcut('column.remove', event) && !isEditing.current) {
      if (!isColumn(row)) return false;
      removeSelected(cell);
      return true;
    }
    return false;
  }

  /** Enter, F2 and Escape; false for others. */
  function onEditKey(event: KeyboardEvent, row: number, cell: CellName): boolean {
    const { target, key } = event;
    const text = target instanceof HTMLInputElement && target.type === 'text' ? target : undefined;
    if (isShortcut('cell.refresh', event)) {
      commit();
      text?.select();
      void refreshSamples();
      return true;
    }
    if (isShortcut('cell.edit', event) && !(key === 'Enter' && isEditing.current) && text) {
      isEditing.current = true;
      text.setSelectionRange(text.value.length, text.value.length);
      return true;
    }
    if (isShortcut('cell.confirm', event) && text) {
      const isEmptyRow = row === rows.length - 1 && text.value === '';
      commit();
      if (!isEmptyRow) focus(row + 1, cell === 'field' ? 'name' : cell);
      return true;
    }
    if (!isShortcut('cell.discard', event)) return false;
    if (!isEditing.current) {
      if (!endSelection()) leave();
      return true;
    }
    isEditing.current = false;
    // Once React has rendered the text.
    queueMicrotask(() => text?.select());
    return true;
  }

  function edit({ target }: { readonly target: EventTarget }) {
    if (target instanceof HTMLInputElement && target.type === 'text') isEditing.current = true;
  }

  /** A click edits, but for one that has selected the whole text, as a key that leads there does. */
  function onClick({ target }: { readonly target: EventTarget }) {
    if (target instanceof HTMLInputElement && isWhollySelected(target)) return;
    edit({ target });
  }

  /**
   * Shift and Control make a click select rows. In the text that has the focus they select text. It is the click that
   * counts: on a Mac, a press with Control opens the menu and is no click.
   */
  function selectsRows(event: MouseEvent): boolean {
    if (selectsByTap && event.detail > 0) return event.button === 0;
    if (!event.shiftKey && !event.ctrlKey && !event.metaKey) return false;
    const isOwnText =
      event.target === document.activeElement &&
      event.target instanceof HTMLInputElement &&
      event.target.type === 'text';
    return event.button === 0 && !(isOwnText && isEditing.current);
  }

  function onMouseDownCapture(event: MouseEvent) {
    const place = placeOf(event.target);
    if (!place || !isColumn(place.row) || isInSelectBox(event.target)) return;
    if (selectsRows(event)) event.preventDefault();
    // A press on the handle may be a drag of all of them.
    else if (event.button === 0 && place.cell !== 'handle' && useStudio.getState().selection.columns) {
      selectOnly(tableId, rows[place.row]);
    }
  }

  function onClickCapture(event: MouseEvent) {
    const place = placeOf(event.target);
    const id = place && rows[place.row];
    const table = selectedTable(useStudio.getState());
    if (!place || !id || !table || !isColumn(place.row)) return;
    if (isInSelectBox(event.target) || !selectsRows(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey) selectBetween(table, startOfRange(), id);
    else {
      toggleSelected(table, id);
      anchor.current = id;
    }
    // A text box would bring a keyboard over the rows.
    if (!selectsByTap && isSelected(useStudio.getState().selection, id)) focusCell(id, place.cell);
  }

  function commit() {
    isEditing.current = false;
    useStudio.getState().endTyping();
  }

  function onMoveKey(event: KeyboardEvent, row: number, cell: CellName): boolean {
    if (event.altKey || event.shiftKey) return false;
    const isWhole = event.ctrlKey || event.metaKey;
    const by = { ArrowUp: -1, ArrowDown: 1, PageUp: -PAGE_ROWS, PageDown: PAGE_ROWS }[event.key];
    if (by !== undefined && !isWhole) {
      const next = rows[Math.max(0, Math.min(row + by, rows.length - 1))];
      if (next !== rows[row] && useStudio.getState().selection.columns) selectOnly(tableId, rows[row]);
      focus(row + by, cell);
      return true;
    }
    if (isEditing.current) return false;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined && !isWhole) {
      const next = cellBeside(rows[row] ?? '', cell, step);
      if (next) focus(row, next);
      return true;
    }
    if (isShortcut('column.first', event)) focus(0, 'name');
    else if (isShortcut('column.last', event)) focus(rows.length - 1, 'name');
    else if (event.key === 'Home') focus(row, 'name');
    else if (event.key === 'End') focus(row, 'options');
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    // The text box has taken back what was typed.
    if (event.defaultPrevented && event.key === 'Escape') isEditing.current = false;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const target = event.target instanceof Element ? event.target : null;
    const place = placeOf(target);
    if (!place || target?.getAttribute('aria-expanded') === 'true') return;
    const { row, cell } = place;
    if (isShortcut('open.keys', event) && !isEditing.current && target instanceof HTMLInputElement) {
      event.preventDefault();
      openDialog('keys');
      return;
    }
    if (
      onSelectionKey(event, row, cell) ||
      onRowKey(event, row, cell) ||
      onEditKey(event, row, cell) ||
      onMoveKey(event, row, cell)
    ) {
      event.preventDefault();
    }
  }

  return {
    onKeyDown,
    onFocus,
    onBlur: lostFocus.onBlur,
    onInput: edit,
    onClick,
    onMouseDownCapture,
    onClickCapture,
    onCopy,
    onPaste,
    isEditing: () => isEditing.current,
  };
}

function isWhollySelected({ type, value, selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return type === 'text' && value !== '' && selectionStart === 0 && selectionEnd === value.length;
}
