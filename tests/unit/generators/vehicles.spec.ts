/** @module-tag deep */

import { validate as validateVin } from 'vin-validator';
import { describe, expect, it } from 'vitest';
import { createRowsApi } from '../../../workers/rows-api.ts';
import { cellsByName } from '../../fixtures/any-schema.ts';
import { categoryRun } from '../../fixtures/runs.ts';

type Row = Readonly<Record<string, string>>;

const ROWS = 100_000;

/** Rows of what the worker gives for the category. */
function vehicleRows(): Row[] {
  const worker = createRowsApi();
  return Array.from({ length: ROWS / 5000 }, (_, seed) => seed).flatMap((seed) => {
    const answer = worker.rows(categoryRun('vehicle', { seed, rows: 5000 }), 0, 5000);
    if (!answer.ok) throw new Error(answer.error);
    const { columns, rows } = answer.value;
    return rows.map((row) => Object.fromEntries(row.map((cell, i) => [columns[i] ?? '', cell])));
  });
}

const rows = vehicleRows();
const broken = (holds: (row: Row) => boolean) => rows.filter((row) => !holds(row)).slice(0, 5);
const cell = (row: Row, name: string) => row[name] ?? '';

/** https://en.wikibooks.org/wiki/Vehicle_Identification_Numbers_(VIN_codes)/World_Manufacturer_Identifier_(WMI) */
const MAKERS: Readonly<Record<string, RegExp>> = {
  Ford: /^(1F|2F|3F|NM0)/,
  Chevrolet: /^([123]G|KL)/,
  Toyota: /^(JT|4T|5T|2T|3T|5YF|7SV|VNK|WZ1)/,
  Honda: /^(JH|1H|2H|19X|5F|5J6|7FA|3CZ|3GP)/,
  Tesla: /^(5YJ|7SA|7G2)/,
  BMW: /^(WB|5UX)/,
  Volkswagen: /^(WV|3V|1V)/,
  Hyundai: /^(KM|5N|3KP)/,
  Nissan: /^(JN|1N|3N|5N)/,
  Volvo: /^(YV|7JR|LVY)/,
};

const YEARS = 'ABCDEFGHJKLMNPRSTVWXY';

describe('a vehicle', () => {
  it('is of one maker and model', () => {
    expect(broken((row) => row.Vehicle === `${row.Manufacturer} ${row.Model}`)).toEqual([]);
    const makersOf = new Map<string, Set<string>>();
    for (const row of rows) {
      const known = makersOf.get(cell(row, 'Model')) ?? new Set();
      makersOf.set(cell(row, 'Model'), known.add(cell(row, 'Manufacturer')));
    }
    const shared = [...makersOf].filter(([, makers]) => makers.size > 1).map(([model]) => model);
    expect(shared).toEqual(['Swift']);
  });

  it('is electric where its maker makes no others', () => {
    const electric = ['Tesla', 'Rivian', 'Lucid', 'Polestar', 'NIO'];
    expect(broken((row) => !electric.includes(cell(row, 'Manufacturer')) || row.Fuel === 'Electric')).toEqual(
      [],
    );
    const petrol = ['Ferrari', 'Lamborghini', 'Bugatti', 'Bentley'];
    expect(broken((row) => !petrol.includes(cell(row, 'Manufacturer')) || row.Fuel === 'Gasoline')).toEqual(
      [],
    );
  });

  it('has the body of its model', () => {
    const typesOf: Readonly<Record<string, readonly string[]>> = {
      'F-150': ['Crew Cab Pickup', 'Extended Cab Pickup'],
      Wrangler: ['SUV'],
      Odyssey: ['Minivan'],
      'Model 3': ['Sedan'],
      'MX-5 Miata': ['Convertible'],
      Transit: ['Cargo Van', 'Passenger Van'],
    };
    for (const [model, types] of Object.entries(typesOf)) {
      const found = rows.filter((row) => row.Model === model).map((row) => row.Type ?? '');
      expect([...new Set(found)].sort()).toEqual([...types].sort());
    }
  });

  it('is a common one more often than a rare one', () => {
    const share = (model: string) => rows.filter((row) => row.Model === model).length / ROWS;
    expect(share('F-150')).toBeGreaterThan(20 * share('Chiron'));
    expect(new Set(rows.map((row) => row.Manufacturer)).size).toBeGreaterThan(50);
  });
});

describe('a VIN', () => {
  it('passes its check', () => expect(broken((row) => validateVin(cell(row, 'VIN')))).toEqual([]));

  it('names the maker', () =>
    expect(broken((row) => MAKERS[cell(row, 'Manufacturer')]?.test(cell(row, 'VIN')) ?? true)).toEqual([]));

  it('names a model year from 2010 to 2025, which its seventh character says to be of that cycle', () =>
    expect(
      broken((row) => {
        const vin = cell(row, 'VIN');
        const year = YEARS.indexOf(vin.charAt(9));
        return year >= 0 && year < 16 && /[A-Z]/.test(vin.charAt(6));
      }),
    ).toEqual([]));

  it('is of a year in which the model was made', () => {
    const yearsOf = (model: string) =>
      rows
        .filter((row) => row.Model === model)
        .map((row) => 2010 + YEARS.indexOf(cell(row, 'VIN').charAt(9)));
    expect(Math.min(...yearsOf('Cybertruck'))).toBe(2024);
    expect(Math.max(...yearsOf('Dart'))).toBe(2016);
  });

  it('and a registration mark are of one year', () =>
    expect(
      broken((row) => {
        const year = 10 + YEARS.indexOf(cell(row, 'VIN').charAt(9));
        const [, age] = /^[A-HK-PRSV-Y][A-HJ-PR-Y](\d\d)[A-HJ-PR-Z]{3}$/.exec(cell(row, 'VRM')) ?? [];
        return Number(age) % 50 === year;
      }),
    ).toEqual([]));

  it('is another for each row where it is unique, and still its maker’s', () => {
    const cells = cellsByName(
      [
        {
          name: 't',
          rows: ROWS,
          columns: [
            { name: 'vin', field: 'vehicle.vin', unique: true },
            { name: 'maker', field: 'vehicle.manufacturer' },
          ],
        },
      ],
      't',
    );
    const vins = (cells.get('vin') ?? []).map(String);
    expect(new Set(vins).size).toBe(ROWS);
    expect(vins.filter((vin) => !validateVin(vin))).toEqual([]);
    const makers = cells.get('maker') ?? [];
    expect(vins.filter((vin, i) => MAKERS[String(makers[i])]?.test(vin) === false)).toEqual([]);
  });
});
