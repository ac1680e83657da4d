/** The cells of a row, by their `data-cell`. */
export const cells = ['handle', 'name', 'field', 'nulls', 'unique', 'sample', 'options'] as const;

export type CellName = (typeof cells)[number];

/**
 * Columns of the wide layout; each row and the head are of them. The second is of screens that hold all of it with the
 * panes beside it. The last has room beside its button: WebKitGTK's scrollbar lies over the last 21 pixels of a row, and
 * takes the clicks there.
 */
export const WIDE =
  'lg:grid-cols-[1.5rem_minmax(6.5rem,1.5fr)_minmax(9rem,1.2fr)_3.5rem_3.25rem_minmax(5rem,1fr)_2.75rem] xl:grid-cols-[1.75rem_minmax(7rem,1.5fr)_minmax(13rem,1.95fr)_3.75rem_3.25rem_minmax(6rem,1fr)_2.75rem]';

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
export function placeOf(element: Element | null): Place | undefined {
  const cell = element?.closest('[data-cell]')?.getAttribute('data-cell');
  const row = element?.closest('[data-row]')?.getAttribute('data-row');
  const name = cells.find((known) => known === cell);
  return name && row ? { row: Number(row), cell: name } : undefined;
}

/** What takes the focus in a cell that is drawn: its control, or the cell itself. */
function focusableIn(cell: HTMLElement): HTMLElement {
  const controls = cell.querySelectorAll<HTMLElement>('input, button');
  return [...controls].find((control) => control.checkVisibility()) ?? cell;
}

/** Focuses a cell, its text selected; of the empty row its name in place of what it does not have. False where the row is not in the document. */
export function focusCell(grid: Element, { row, cell }: Place): boolean {
  const own = grid.querySelector<HTMLElement>(`[data-row="${row}"]`);
  const isThere = own?.dataset.spare === undefined || cell === 'field';
  const element = own?.querySelector<HTMLElement>(`[data-cell="${isThere ? cell : 'name'}"]`);
  if (!element) return false;
  const target = focusableIn(element);
  target.focus({ preventScroll: true });
  if (target instanceof HTMLInputElement && target.type === 'text') target.select();
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  return true;
}
