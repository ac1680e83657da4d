import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FORMULAS } from '../fixtures/formulas.ts';
import { readCell, spreadsheetCell } from '../fixtures/sheet-cells.ts';
import { columnOf } from '../fixtures/tables.ts';
import { anyTypedTable } from '../fixtures/typed-tables.ts';
import { readWorkbook, tableOfCells, tableOfTyped, workbookOf } from '../fixtures/workbooks.ts';

/** About 10,000 cells. */
const TABLES = 300;
/** LibreOffice writes numbers with 15 digits. */
const ROUNDING = 1e-14;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spreadsheets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The cells that LibreOffice has read, from the workbook that it writes of them. */
function readByLibreOffice(workbook: Uint8Array) {
  const path = join(folder, 'tables.xlsx');
  writeFileSync(path, workbook);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  execFileSync('soffice', [
    profile,
    '--headless',
    '--convert-to',
    'xlsx',
    '--outdir',
    join(folder, 'read'),
    path,
  ]);
  return readWorkbook(readFileSync(join(folder, 'read', 'tables.xlsx')));
}

/** A text as LibreOffice keeps it: every line end is LF. */
const kept = (text: string) => text.replace(/\r\n?|\n\r/g, '\n');

type TypedCell = ReturnType<typeof readCell>;

/** A cell as LibreOffice keeps it: an empty text is an empty cell, and numbers have 15 digits. */
function keptCell(cell: TypedCell): TypedCell {
  const [type, value] = cell ?? [];
  if (value === '') return null;
  return typeof value === 'string' ? [type, kept(value)] : cell;
}

function isSame(cell: TypedCell, other: TypedCell): boolean {
  const [one, two] = [cell?.[1], other?.[1]];
  if (typeof one !== 'number' || typeof two !== 'number') return isDeepStrictEqual(cell, other);
  return Math.abs(one - two) <= Math.abs(two) * ROUNDING;
}

/** LibreOffice replaces halves of surrogate pairs, and what follows them. */
const isKept = (cell: unknown) => typeof cell !== 'string' || !/\p{Surrogate}/u.test(cell);

it('LibreOffice reads each cell of any tables with its type', () => {
  const tables = fc.sample(anyTypedTable, TABLES);
  const sheets = readByLibreOffice(workbookOf(tables.map((columns, i) => tableOfTyped(`t${i}`, columns))));
  expect(sheets.map(({ name }) => name)).toEqual(tables.map((_, i) => `t${i}`));
  for (const [sheet, columns] of tables.entries()) {
    for (const [i, { type, cells }] of columns.entries()) {
      for (const [row, cell] of cells.entries()) {
        if (!isKept(cell)) continue;
        const read = keptCell(readCell(type, sheets[sheet]?.rows[row + 1]?.[i]));
        const written = keptCell(spreadsheetCell(type, cell));
        if (!isSame(read, written)) expect(read).toEqual(written);
      }
    }
  }
});

it('LibreOffice runs no text as a formula', () => {
  const texts = FORMULAS.filter((text) => text !== '');
  const [sheet] = readByLibreOffice(workbookOf([tableOfCells('formulas', [columnOf('a')], [texts])]));
  const read = sheet?.rows.slice(1).map(([cell]) => cell);
  expect(read?.map((cell) => [cell?.t, kept(String(cell?.v))])).toEqual(
    texts.map((text) => ['s', kept(text)]),
  );
});
