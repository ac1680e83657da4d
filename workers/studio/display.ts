import type { Cell, ValueType } from '../../src/catalogue/field.ts';
import type { Batch } from '../../src/dataset/dataset.ts';
import { createCellTexts } from '../../src/formats/writer.ts';
import type { OpenTable } from './documents.ts';
import type { PreviewColumn } from './protocol.ts';

/** In characters: nobody reads more in a table. */
const TEXT_LENGTH_MAX = 1000;

const BROKEN_TYPE: ValueType = 'text';

/** A cell as a page shows it; null for a null. Dates and timestamps come as text. */
function shown(cell: Cell): string | null {
  if (cell === null) return null;
  const text = Object.is(cell, -0) ? '-0' : String(cell);
  return text.length > TEXT_LENGTH_MAX ? `${text.slice(0, TEXT_LENGTH_MAX)}…` : text;
}

/** Cells of one column as texts. */
export function shownCells(type: ValueType, cells: readonly Cell[]): readonly (string | null)[] {
  const columns = [{ name: '', type, problem: undefined, nullable: true, unique: false }];
  const heads = columns.map((column) => ({
    ...column,
    sqlType: undefined,
    maxLength: undefined,
    numeric: undefined,
  }));
  const [texts = []] = createCellTexts({ columns: heads })({ columns: [cells], rowCount: cells.length });
  return texts.map(shown);
}

/** A batch as a page shows it, a column for each of the document's. */
export function shownColumns({ table, places }: OpenTable, batch: Batch): readonly PreviewColumn[] {
  const texts = createCellTexts(table)(batch);
  return places.map((place) => {
    const column = place === undefined ? undefined : table.columns[place];
    if (place === undefined || !column) return brokenColumn(batch.rowCount);
    return { type: column.type, isBroken: false, cells: (texts[place] ?? []).map(shown) };
  });
}

export function brokenColumn(rows: number): PreviewColumn {
  return { type: BROKEN_TYPE, isBroken: true, cells: new Array<null>(rows).fill(null) };
}
