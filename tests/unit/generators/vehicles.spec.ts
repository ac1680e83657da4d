/** @module-tag deep */

import { validate as validateVin } from 'vin-validator';
import { describe, expect, it } from 'vitest';
import { cellsOfColumn } from '../../fixtures/any-schema.ts';
import { recordsOf } from '../../fixtures/dialog-records.ts';
import { VINS_OF_MAKERS } from '../../fixtures/known-facts.ts';
import { broken, cell, recordsOfDocument } from '../../fixtures/records.ts';
import { categoryRun } from '../../fixtures/runs.ts';

const ROWS = 100_000;

const rows = recordsOf(categoryRun('vehicle'), ROWS);

describe('a vehicle', () => {
  it('has a model that no other maker has, with one exception', () => {
    const makersOf = new Map<string, Set<string>>();
    for (const row of rows) {
      const known = makersOf.get(cell(row, 'Model')) ?? new Set();
      makersOf.set(cell(row, 'Model'), known.add(cell(row, 'Manufacturer')));
    }
    const shared = [...makersOf].filter(([, makers]) => makers.size > 1).map(([model]) => model);
    expect(shared).toEqual(['Swift']);
  });

  it('is a common one more often than a rare one', () => {
    const share = (model: string) => rows.filter((row) => row.Model === model).length / ROWS;
    expect(share('F-150')).toBeGreaterThan(20 * share('Chiron'));
    expect(new Set(rows.map((row) => row.Manufacturer)).size).toBeGreaterThan(50);
  });
});

describe('a VIN', () => {
  it('differs in every row if it is unique, and still fits its maker', () => {
    const vehicles = recordsOfDocument(
      [
        { name: 'vin', field: 'vehicle.vin', unique: true },
        { name: 'maker', field: 'vehicle.manufacturer' },
      ],
      ROWS,
    );
    expect(new Set(vehicles.map(({ vin }) => vin)).size).toBe(ROWS);
    expect(broken(vehicles, (row) => validateVin(cell(row, 'vin')))).toEqual([]);
    const ofMaker = (vin: string, maker: string) => VINS_OF_MAKERS.get(maker)?.test(vin) ?? true;
    expect(broken(vehicles, (row) => ofMaker(cell(row, 'vin'), cell(row, 'maker')))).toEqual([]);
  });

  it('has a different number in every row, for any maker and year', () => {
    const rowCount = 1_000_000;
    const vins = cellsOfColumn({ field: 'vehicle.vin', unique: true }, rowCount).map(String);
    // Without the maker, the model, the restraint, the check digit and the year.
    const numbers = new Set(vins.map((vin) => vin.charAt(5) + vin.charAt(7) + vin.slice(10)));
    expect(numbers.size).toBe(rowCount);
  });
});
