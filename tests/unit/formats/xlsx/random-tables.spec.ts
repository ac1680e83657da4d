/** @module-tag deep */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCell, spreadsheetCell } from '../../../fixtures/sheet-cells.ts';
import { anyTypedTable } from '../../../fixtures/typed-tables.ts';
import { readWorkbook, tableOfTyped, workbookOf } from '../../../fixtures/workbooks.ts';

const RUNS = 300;

it('SheetJS reads each cell of any table with its type', () => {
  fc.assert(
    fc.property(anyTypedTable, fc.integer({ min: 1, max: 9 }), (columns, batchRows) => {
      const [sheet] = readWorkbook(workbookOf([tableOfTyped('any', columns)], batchRows));
      expect(sheet?.rows[0]?.map((cell) => cell?.v)).toEqual(columns.map(({ name }) => name));
      for (const [i, { type, cells }] of columns.entries()) {
        const read = cells.map((_, row) => readCell(type, sheet?.rows[row + 1]?.[i]));
        expect(read).toEqual(cells.map((cell) => spreadsheetCell(type, cell)));
      }
    }),
    { numRuns: RUNS },
  );
});
