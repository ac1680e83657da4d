import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { type CellArea, type CellPlace, moveBy } from '../../rows-table/cell-moves.ts';
import type { TableColumn } from '../../rows-table/shown-rows.ts';
import type { RowsView } from '../../rows-table/use-rows-view.ts';
import { isShortcut } from '../document/shortcuts.ts';
import { allCells, type CellRange, type CellSelection, rangeOf, rowsBetween } from './cell-selection.ts';

/** What the selection needs to know of the table that is scrolled. */
interface Geometry extends CellArea, Pick<RowsView<TableColumn>, 'placeAt' | 'reveal' | 'pageRows'> {
  /** The first row in view. */
  readonly firstRow: number;
}

export interface Cells {
  readonly selection: CellSelection | undefined;
  /** Undefined if nothing is selected. */
  readonly range: CellRange | undefined;
  /** Handles a key that moves, extends or ends the selection; false if the key is another one. */
  onKey(event: KeyboardEvent): boolean;
  /** Selects the cell at a point, unless it is selected already. */
  selectAt(x: number, y: number): void;
  selectAll(): void;
  selectRow(row: number): void;
  readonly handlers: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onClick(event: MouseEvent<HTMLElement>): void;
  };
}

/** Whether an event is on a cell or a row's number, rather than on a column's name. */
function isOnRows(target: EventTarget): boolean {
  return target instanceof Element && target.closest('tbody') !== null;
}

/** Cells and rows that are selected by mouse, finger and keys, as in a spreadsheet. */
export function useCellSelection(geometry: Geometry): Cells {
  const [selection, setSelection] = useState<CellSelection>();
  /** Whether the drag that goes on selects whole rows. */
  const dragsRows = useRef(false);
  const range = rangeOf(selection, geometry);

  function selectFrom(anchor: CellPlace, active: CellPlace, isRows: boolean) {
    setSelection(isRows ? rowsBetween(anchor.row, active.row, geometry) : { anchor, active });
  }

  function press(x: number, y: number, isExtending: boolean) {
    const place = geometry.placeAt(x, y);
    if (!place) return;
    dragsRows.current = place.isNumber;
    selectFrom((isExtending && range && selection?.anchor) || place, place, place.isNumber);
  }

  function selectAll() {
    setSelection(allCells(geometry));
  }

  function selectRows() {
    if (range) setSelection(rowsBetween(range.from, range.to - 1, geometry));
  }

  function move(event: KeyboardEvent): boolean {
    const first = geometry.columns[0];
    // Without a selection, arrow keys scroll; with Shift they begin one.
    if (!range && !event.shiftKey) return false;
    const active = (range && selection?.active) ?? (first && { row: geometry.firstRow, column: first.id });
    const isFar = event.ctrlKey || event.metaKey;
    const to = active && moveBy({ key: event.key, isFar }, active, geometry, geometry.pageRows);
    if (!to) return false;
    const anchor = event.shiftKey ? ((range && selection?.anchor) ?? active) : to;
    setSelection({ anchor, active: to });
    geometry.reveal(to);
    return true;
  }

  function onKey(event: KeyboardEvent): boolean {
    if (event.altKey) return false;
    if (isShortcut('preview.select-all', event)) selectAll();
    else if (event.key === 'Escape' && range) setSelection(undefined);
    else if (event.key === ' ' && event.shiftKey && range) selectRows();
    else return move(event);
    return true;
  }

  return {
    selection: range && selection,
    range,
    onKey,
    selectAll,
    selectRow: (row) => setSelection(rowsBetween(row, row, geometry)),
    selectAt(x, y) {
      const place = geometry.placeAt(x, y);
      if (!place) return;
      const at = geometry.columns.findIndex(({ id }) => id === place.column);
      const isSelected =
        range && place.row >= range.from && place.row < range.to && at >= range.first && at < range.end;
      if (!isSelected) selectFrom(place, place, place.isNumber);
    },
    handlers: {
      onPointerDown(event) {
        // A finger scrolls. Its tap is a click.
        if (event.pointerType === 'touch' || event.button !== 0 || !isOnRows(event.target)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        press(event.clientX, event.clientY, event.shiftKey);
      },
      onPointerMove({ currentTarget, pointerId, clientX, clientY }) {
        if (!currentTarget.hasPointerCapture(pointerId) || !selection) return;
        const place = geometry.placeAt(clientX, clientY);
        if (!place) return;
        selectFrom(selection.anchor, place, dragsRows.current);
        geometry.reveal(place);
      },
      onClick({ nativeEvent, target, clientX, clientY }) {
        const isTap = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch';
        if (isTap && isOnRows(target)) press(clientX, clientY, false);
      },
    },
  };
}
