import type { Cell, ValueType } from '../../src/catalogue/field.ts';
import { shortened } from '../../src/expression/text.ts';
import { createCellTexts } from '../../src/formats/writer.ts';
import type { OpenTable } from './open-schema.ts';
import type { PreviewColumn } from './protocol.ts';
import { rowGroups } from './row-groups.ts';

/** In UTF-16 units: nobody reads more in a cell. */
const TEXT_LENGTH_MAX = 1000;

const BROKEN_TYPE: ValueType = 'text';

/** The text that a page shows for a cell; null for null. Dates and timestamps are passed as text. */
function shown(cell: Cell): string | null {
  if (cell === null) return null;
  const text = Object.is(cell, -0) ? '-0' : String(cell);
  if (text.length <= TEXT_LENGTH_MAX) return text;
  // A slice keeps the whole text in V8's memory, but a copy does not. https://bugs.chromium.org/p/v8/issues/detail?id=2869
  return structuredClone(shortened(text, TEXT_LENGTH_MAX));
}

/** The texts that a page shows for the cells of a column. */
export function shownCells(type: ValueType, cells: readonly Cell[]): readonly (string | null)[] {
  const [texts = []] = createCellTexts({ columns: [{ type }] })({ columns: [cells], rowCount: cells.length });
  return texts.map(shown);
}

/** Rows as a page shows them, with one column for each column in the document. */
export function shownColumns(
  { grid: table, places }: OpenTable,
  from: number,
  to: number,
): readonly PreviewColumn[] {
  const textsOf = createCellTexts(table);
  const cells = table.columns.map((): (string | null)[] => []);
  for (const group of rowGroups(table, from, to)) {
    const texts = textsOf(table.read(group.from, group.to));
    for (const [i, own] of cells.entries()) for (const text of texts[i] ?? []) own.push(shown(text));
  }
  return places.map((place) => {
    const column = place === undefined ? undefined : table.columns[place];
    if (place === undefined || !column) return brokenColumn(to - from);
    return { type: column.type, isBroken: false, cells: cells[place] ?? [] };
  });
}

export function brokenColumn(rows: number): PreviewColumn {
  return { type: BROKEN_TYPE, isBroken: true, cells: new Array<null>(rows).fill(null) };
}
