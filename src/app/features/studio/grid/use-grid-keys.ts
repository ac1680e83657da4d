import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { setDraft } from '../drafts.ts';
import { selectedTable, useStudio } from '../store.ts';
import { useLostFocus } from '../use-lost-focus.ts';
import { cancelTyping, duplicate, moveColumnTo, pasteNames, remove } from './actions.ts';
import { type CellName, cells, focusCell, placeOf } from './cells.ts';
import { refreshSamples } from './live-samples.ts';
import { nullsKey } from './nulls-input.tsx';

const PAGE_ROWS = 10;

interface Grid {
  readonly element: RefObject<HTMLElement | null>;
  readonly tableId: string;
  /** The ids of its rows, the empty one last. */
  readonly rows: readonly string[];
  readonly scrollTo: (row: number) => void;
  readonly leave: () => void;
  readonly showKeys: () => void;
}

/**
 * The grid's keys, https://www.w3.org/WAI/ARIA/apg/patterns/grid/: each cell's control has the focus itself. Whoever
 * comes to a text by a key has it selected, and moves on by the arrow keys; from the first letter on, and after Enter or
 * a click, they move within the text. Only from then on is `?` a part of the text.
 */
export function useGridKeys(grid: Grid) {
  const { element, tableId, rows, scrollTo, leave, showKeys } = grid;
  const isEditing = useRef(false);
  const pending = useRef<{ readonly row: number; readonly cell: CellName }>(undefined);

  function focus(row: number, cell: CellName) {
    focusPlace({ row: Math.max(0, Math.min(row, rows.length - 1)), cell });
  }

  /** Focuses a cell once its row is in the document. */
  function focusPlace(place: { readonly row: number; readonly cell: CellName }) {
    if (element.current && focusCell(element.current, place)) return;
    pending.current = place;
    scrollTo(place.row);
  }

  function onPaste(event: ClipboardEvent) {
    const place = placeOf(event.target instanceof Element ? event.target : null);
    if (place?.cell !== 'name') return;
    const text = event.clipboardData.getData('text/plain');
    if (!flushSync(() => pasteNames(tableId, rows[place.row] ?? '', text))) return;
    event.preventDefault();
    focusPlace({ row: selectedTable(useStudio.getState())?.columns.length ?? 0, cell: 'name' });
  }

  useLayoutEffect(() => {
    if (!element.current) return;
    if (pending.current && focusCell(element.current, pending.current)) pending.current = undefined;
  });

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
    const { selection, select } = useStudio.getState();
    const isColumn = id !== undefined && place.row < rows.length - 1;
    if (isColumn && selection.column !== id) select({ table: tableId, column: id });
  }

  /** Keys that do something with the row as a whole; false for others. */
  function onRowKey(event: KeyboardEvent, row: number, cell: CellName): boolean {
    const id = rows[row];
    const isColumn = row < rows.length - 1;
    const isControl = event.ctrlKey || event.metaKey;
    if (id === undefined) return false;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      if (isColumn) flushSync(() => moveColumnTo(tableId, id, row + (event.key === 'ArrowUp' ? -1 : 1)));
      return true;
    }
    if (event.altKey) return false;
    if (isControl && event.key.toLowerCase() === 'd') {
      if (!isColumn) return true;
      flushSync(() => duplicate(tableId, id));
      focus(row + 1, cell);
      return true;
    }
    if (event.key === 'Delete' && !isControl && !isEditing.current) {
      if (!isColumn) return false;
      flushSync(() => remove(tableId, id));
      focus(row, cell);
      return true;
    }
    return false;
  }

  /** Enter, F2 and Escape; false for others. */
  function onEditKey(event: KeyboardEvent, row: number, cell: CellName): boolean {
    const { target, key } = event;
    const text = target instanceof HTMLInputElement && target.type === 'text' ? target : undefined;
    const id = rows[row] ?? '';
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      commit();
      text?.select();
      void refreshSamples();
      return true;
    }
    if ((key === 'F2' || (key === 'Enter' && !isEditing.current)) && text) {
      isEditing.current = true;
      text.setSelectionRange(text.value.length, text.value.length);
      return true;
    }
    if (key === 'Enter' && text) {
      const isEmptyRow = row === rows.length - 1 && text.value === '';
      commit();
      if (!isEmptyRow) focus(row + 1, cell === 'field' ? 'name' : cell);
      return true;
    }
    if (key !== 'Escape') return false;
    if (!isEditing.current) {
      leave();
      return true;
    }
    isEditing.current = false;
    flushSync(() => {
      if (cell === 'nulls') setDraft(nullsKey(id), undefined);
      cancelTyping(id);
    });
    text?.select();
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

  function commit() {
    isEditing.current = false;
    useStudio.getState().endTyping();
  }

  function onMoveKey(event: KeyboardEvent, row: number, cell: CellName): boolean {
    if (event.altKey || event.shiftKey) return false;
    const isWhole = event.ctrlKey || event.metaKey;
    const vertical: Readonly<Record<string, number>> = {
      ArrowUp: -1,
      ArrowDown: 1,
      PageUp: -PAGE_ROWS,
      PageDown: PAGE_ROWS,
    };
    const by = vertical[event.key];
    if (by !== undefined && !isWhole) {
      focus(row + by, cell);
      return true;
    }
    if (isEditing.current) return false;
    const beside: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
    const step = beside[event.key];
    if (step !== undefined && !isWhole) {
      const next = cellBeside(element.current, row, cell, step);
      if (next) focus(row, next);
      return true;
    }
    if (event.key === 'Home') focus(isWhole ? 0 : row, 'name');
    else if (event.key === 'End') focus(isWhole ? rows.length - 1 : row, isWhole ? 'name' : 'options');
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const target = event.target instanceof Element ? event.target : null;
    const place = placeOf(target);
    if (!place || target?.getAttribute('aria-expanded') === 'true') return;
    const { row, cell } = place;
    if (event.key === '?' && !isEditing.current && target instanceof HTMLInputElement) {
      event.preventDefault();
      showKeys();
      return;
    }
    if (onRowKey(event, row, cell) || onEditKey(event, row, cell) || onMoveKey(event, row, cell)) {
      event.preventDefault();
    }
  }

  return {
    onKeyDown,
    onFocus,
    onBlur: lostFocus.onBlur,
    onInput: edit,
    onClick,
    onPaste,
  };
}

function isWhollySelected({ type, value, selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return type === 'text' && value !== '' && selectionStart === 0 && selectionEnd === value.length;
}

/** The next cell of a row to a side that is drawn and has something in it. */
function cellBeside(grid: Element | null, row: number, cell: CellName, step: number): CellName | undefined {
  for (let at = cells.indexOf(cell) + step; at >= 0 && at < cells.length; at += step) {
    const name = cells[at];
    const found = grid?.querySelector(`[data-row="${row}"] [data-cell="${name}"]`);
    if (found?.checkVisibility() && found.childElementCount > 0) return name;
  }
  return undefined;
}
