import { type ColumnCells, isNumber, type Shown, shownColumn, type TableColumn } from './shown-rows.ts';

/** In pixels: the width of a monospaced character, and of a cell's padding. */
const CHARACTER = 8;
const PADDING = 24;
/** In characters. Longer texts are truncated, but neither keys nor numbers: their last characters are what differs. */
const MIN_CHARACTERS = 5;
const TEXT_MAX = 36;

/** Numbers with more are not aligned: those are floating-point numbers, each with all its digits. */
const DECIMALS_MAX = 6;

/** A column's width in pixels, and the rows that it was last measured by. */
interface Measured {
  readonly column: TableColumn;
  readonly shown: Shown | undefined;
  readonly width: number;
  /** How many decimals the number with the most of them has: decimal points stand below each other. 0 aligns nothing. */
  readonly decimals: number;
}

/** By the ids of columns. */
export type Widths = ReadonlyMap<string, Measured>;

/**
 * Each column's width by its name and the rows that are there. While rows are scrolled a column grows with longer cells and
 * never shrinks; an edit that changes the column or its cells measures it anew.
 * @param isUncut whether a column's texts are shown whole, however long they are
 */
export function measure<C extends TableColumn>(
  before: Widths,
  columns: readonly C[],
  isUncut: (column: C) => boolean,
  shown: Shown | undefined,
): Widths {
  const measured = (column: C) => measureColumn(before.get(column.id), column, isUncut(column), shown);
  return new Map(columns.map((column) => [column.id, measured(column)] as const));
}

function measureColumn(
  before: Measured | undefined,
  column: TableColumn,
  isUncut: boolean,
  shown: Shown | undefined,
): Measured {
  // After an edit the rows of the document before are shown until the new ones come.
  const current = shown?.columns.get(column.id) === column ? shown : undefined;
  if (before && !current) return before;
  const least = before && isScrolled(before, column, shown) ? before : undefined;
  const decimals = Math.max(least?.decimals ?? 0, decimalsIn(shownColumn(shown, column.id)));
  const width = widthOf(column, isUncut, shown, decimals);
  return { column, shown: current, width: Math.max(least?.width ?? 0, width), decimals };
}

function decimalsIn(column: ColumnCells | undefined): number {
  if (column?.type !== 'decimal') return 0;
  let most = 0;
  for (const cell of column.cells) most = Math.max(most, (cell?.length ?? 0) - endOfInteger(cell ?? '') - 1);
  return most > DECIMALS_MAX ? 0 : most;
}

function endOfInteger(number: string): number {
  const point = number.indexOf('.');
  return point === -1 ? number.length : point;
}

/** How many characters a number lacks after its integer part, compared with a number that has this many decimals. */
export function lackingCharacters(number: string, decimals: number): number {
  return decimals === 0 ? 0 : Math.max(0, endOfInteger(number) + 1 + decimals - number.length);
}

function widthOf(column: TableColumn, isUncut: boolean, shown: Shown | undefined, decimals: number): number {
  const own = shownColumn(shown, column.id);
  let longest = Math.max(MIN_CHARACTERS, column.name.length);
  for (const cell of own?.cells ?? []) {
    const text = cell ?? '';
    longest = Math.max(longest, text.length + lackingCharacters(text, decimals));
  }
  return (isUncut || isNumber(own) ? longest : Math.min(longest, TEXT_MAX)) * CHARACTER + PADDING;
}

/** Whether nothing changed the column and its cells: other rows are there at most. */
function isScrolled(before: Measured, column: TableColumn, now: Shown | undefined): boolean {
  if (before.column !== column || !before.shown || !now) return false;
  if (before.shown.document === now.document) return true;
  const known = shownColumn(before.shown, column.id)?.cells ?? [];
  const moved = now.rows.from - before.shown.rows.from;
  return (shownColumn(now, column.id)?.cells ?? []).every((cell, i) => {
    const other = known[i + moved];
    return other === undefined || other === cell;
  });
}
