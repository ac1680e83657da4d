import type { RefCallback } from 'react';
import { focusTarget, moveFocus, targetOf } from '../../lib/focus.ts';
import { FOCUS } from '../document/place.ts';
import { useStudio } from '../document/store.ts';

/** The cells of a row, by their `data-cell`. */
const cells = ['handle', 'name', 'field', 'nulls', 'unique', 'sample', 'options'] as const;

export type CellName = (typeof cells)[number];

/**
 * Columns of the wide layout; each row and the head are of them. The second is of screens that hold all of it with the
 * panes beside it. The samples have two: the second is the room of the options while these are closed, so that no cell
 * before it moves when they open. The last has room beside its button: WebKitGTK's scrollbar lies over the last 21 pixels of a row, and
 * takes the clicks there.
 */
export const WIDE =
  'lg:grid-cols-[1.5rem_minmax(6.5rem,1.5fr)_minmax(9rem,1.2fr)_3.5rem_3.25rem_minmax(5rem,1fr)_minmax(0,var(--spare,0px))_2.75rem] xl:grid-cols-[1.75rem_minmax(7rem,1.5fr)_minmax(13rem,1.95fr)_3.75rem_3.25rem_minmax(6rem,1fr)_minmax(0,var(--spare,0px))_2.75rem]';

/** In pixels: a row of the wide layout, and a card of the narrow one. */
export const ROW_HEIGHT = 40;
export const CARD_HEIGHT = 168;

/** Marks the box that selects a row: neither its press nor its focus selects the row alone. */
export const SELECT_BOX = { 'data-select': '' } as const;

export function isInSelectBox(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-select]') !== null;
}

interface Place {
  readonly row: number;
  readonly cell: CellName;
}

/** Where an element stands in the grid. */
export function placeOf(target: EventTarget | null): Place | undefined {
  const element = target instanceof Element ? target : null;
  const cell = element?.closest('[data-cell]')?.getAttribute('data-cell');
  const row = element?.closest('[data-row]')?.getAttribute('data-row');
  const name = cells.find((known) => known === cell);
  return name && row ? { row: Number(row), cell: name } : undefined;
}

/** Has the place of a column’s id in the keys of the controls that set all selected columns. */
export const SELECTED = 'selected columns';

/** Moves the focus to a cell of a column; to its name where it has no such cell, as in the empty row. */
export function focusCell(column: string, cell: CellName): void {
  moveFocus(FOCUS.cell(column, cell), FOCUS.cell(column, 'name'));
}

/** Moves the focus to a cell of the selected column; without one, to the row that makes a column of what is typed. */
export function focusSelected(cell: CellName): void {
  const { table = '', column } = useStudio.getState().selection;
  if (column === undefined) moveFocus(FOCUS.newColumn(table));
  else focusCell(column, cell);
}

/** The ref of the control of a cell, or of the cell where it has none. */
export function cellRef(column: string, cell: CellName): RefCallback<HTMLElement> {
  return focusTarget(FOCUS.cell(column, cell));
}

/** The next cell of a row to a side that is drawn and has something in it. */
export function cellBeside(column: string, cell: CellName, step: number): CellName | undefined {
  for (let at = cells.indexOf(cell) + step; at >= 0 && at < cells.length; at += step) {
    const name = cells[at];
    if (name && targetOf(FOCUS.cell(column, name))?.checkVisibility()) return name;
  }
  return undefined;
}
