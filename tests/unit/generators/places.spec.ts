import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/dataset/engine.ts';
import { tablesOfJson } from '../../../src/generators/large-tables.ts';
import { locale } from '../../../src/locales/en-us.ts';
import type { Run } from '../../../src/schema/requests.ts';
import { createRowsApi } from '../../../workers/rows-api.ts';
import { STATES } from '../../fixtures/american-states.ts';
import { isCountry } from '../../fixtures/countries.ts';
import type { ColumnDocument } from '../../fixtures/documents.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { categoryRun, customRun } from '../../fixtures/runs.ts';
import { distanceKm, isZipOfCity, lookUpZip } from '../../fixtures/zip-codes.ts';

type Record = Readonly<{ [name: string]: string }>;

const ROWS = 5000;

/** As many rows of what the worker gives as it takes. */
function records(run: Run): Record[] {
  const answer = createRowsApi(largeTables).rows({ ...run, rows: ROWS }, 0, ROWS);
  if (!answer.ok) throw new Error(answer.error);
  const { columns, rows } = answer.value;
  return rows.map((row) => Object.fromEntries(row.map((cell, i) => [columns[i], cell])));
}

/** That a sentence holds in every row; `broken` shows those where it does not. */
function expectInEvery(rows: readonly Record[], holds: (row: Record) => boolean) {
  expect(rows).toHaveLength(ROWS);
  expect(rows.filter((row) => !holds(row)).slice(0, 5)).toEqual([]);
}

/** That it holds in a share of the rows: two public tables do not agree wholly. */
function expectInShare(share: number, rows: readonly Record[], holds: (row: Record) => boolean) {
  expect(rows.filter(holds).length / rows.length).toBeGreaterThanOrEqual(share);
}

const cell = (row: Record, name: string) => row[name] ?? '';
const abbreviations = new Map([...STATES].map(([abbreviation, name]) => [name, abbreviation]));
const stateOf = (row: Record) => abbreviations.get(cell(row, 'State')) ?? '';

describe.each(['address', 'location'])('a place of %s', (id) => {
  const rows = records(categoryRun(id));

  it('lies in one of the fifty states', () => expectInEvery(rows, (row) => STATES.has(stateOf(row))));
  it('has a zip code of its state', () => {
    expectInEvery(rows, (row) => /^\d{5}(-\d{4})?$/.test(cell(row, 'Zip Code')));
    expectInShare(0.99, rows, (row) => lookUpZip(cell(row, 'Zip Code'))?.state === stateOf(row));
  });
  it('has a zip code of its city', () =>
    expectInShare(0.97, rows, (row) => isZipOfCity(cell(row, 'Zip Code'), cell(row, 'City'))));
  it('has coordinates near those of its zip code', () =>
    expectInShare(0.99, rows, (row) => {
      const known = lookUpZip(cell(row, 'Zip Code'));
      const own = [Number(row.Latitude), Number(row.Longitude)] as const;
      return known !== undefined && distanceKm([known.latitude, known.longitude], own) < 50;
    }));
});

describe('an address', () => {
  const rows = records(categoryRun('address'));

  it('has the abbreviation of its state', () =>
    expectInEvery(rows, (row) => row['State Abbreviation'] === stateOf(row)));
  it('has its building number in its street address', () =>
    expectInEvery(rows, (row) => cell(row, 'Street Address').startsWith(`${row['Building Number']} `)));
  it('is made of street address, city, state abbreviation and zip code', () =>
    expectInEvery(
      rows,
      (row) =>
        row['Full Address'] ===
        `${row['Street Address']}, ${row.City}, ${row['State Abbreviation']} ${row['Zip Code']}`,
    ));
  it('has a country of its own, with its code', () => {
    expectInEvery(rows, (row) => isCountry(cell(row, 'Country Code'), cell(row, 'Country')));
    expect(new Set(rows.map((row) => row.Country)).size).toBeGreaterThan(200);
  });
});

describe('a location', () => {
  const rows = records(categoryRun('location'));

  it('lies in the country of its state', () =>
    expectInEvery(rows, (row) => row.Country === 'United States of America' && row['Country Code'] === 'US'));

  it.each([
    ['Hawaii', ['Pacific/Honolulu']],
    ['California', ['America/Los_Angeles']],
    ['Texas', ['America/Chicago', 'America/Denver']],
    ['Florida', ['America/Chicago', 'America/New_York']],
    ['New York', ['America/New_York']],
    ['Arizona', ['America/Phoenix']],
  ])('has in %s the time zones that there are', (state, zones) => {
    const own = rows.filter((row) => row.State === state).map((row) => row['Time Zone']);
    expect([...new Set(own)].sort()).toEqual(zones);
  });
});

describe('a custom record of two places', () => {
  const rows = records(
    customRun([
      ['ship city', 'location'],
      ['phone', 'phones'],
      ['ship to', 'addresses'],
      ['other phone', 'phones'],
      ['bill city', 'location'],
      ['bill to', 'addresses'],
    ]),
  );
  const areaOf = (phone: string) => /[2-9]\d\d/.exec(phone)?.[0];

  it.each(['ship', 'bill'])('has in the address to %s its city, and a zip code of both', (name) => {
    expectInEvery(rows, (row) => cell(row, `${name} to`).includes(`, ${row[`${name} city`]}, `));
    expectInShare(0.97, rows, (row) => {
      const [, city = '', state = '', zip = ''] =
        /, ([^,]+), (\w\w) (\S+)$/.exec(cell(row, `${name} to`)) ?? [];
      return lookUpZip(zip)?.state === state && isZipOfCity(zip, city);
    });
  });

  it('has two phones of the first place’s area', () => {
    expectInShare(1, rows, (row) => areaOf(cell(row, 'phone')) === areaOf(cell(row, 'other phone')));
    const ofFirst = rows.filter((row) => cell(row, 'ship to').includes(', Brooklyn, NY '));
    expect(ofFirst.length).toBeGreaterThan(10);
    const brooklyn = new Set(ofFirst.map((row) => areaOf(cell(row, 'phone'))));
    expect([...brooklyn].sort()).toEqual(['347', '718', '917', '929']);
  });
});

describe('a place in a document', () => {
  const engine = createEngine(locale, largeTables);
  const document = (columns: readonly ColumnDocument[], rows = 1000) => ({
    version: 1,
    tables: [{ name: 't', rows, columns }],
  });
  function cellsOf(columns: readonly ColumnDocument[], rows = 1000) {
    const checked = engine.check(document(columns, rows));
    if (!checked.ok) throw new Error(JSON.stringify(checked.error));
    return engine.open(checked.value).table('t')?.read(0, rows).columns ?? [];
  }
  const problemsOf = (columns: readonly ColumnDocument[], rows?: number) => {
    const checked = engine.check(document(columns, rows));
    return checked.ok ? [] : checked.error.map(({ code }) => code);
  };

  it('lies in the state that an option of one of its columns names', () => {
    const [cities, counties, zones, states] = cellsOf([
      { name: 'city', field: 'location.city' },
      { name: 'county', field: 'location.county' },
      { name: 'zone', field: 'location.timeZone' },
      { name: 'state', field: 'location.state', options: { state: 'DE' } },
    ]);
    expect(new Set(states)).toEqual(new Set(['Delaware']));
    expect([...new Set(counties)].sort()).toEqual(['Kent', 'New Castle', 'Sussex']);
    expect(new Set(zones)).toEqual(new Set(['America/New_York']));
    expect(cities).toContain('Wilmington');
  });

  it('has its own coordinates, and any where a narrower range is asked for', () => {
    const [zips = [], latitudes = [], northern = []] = cellsOf([
      { name: 'zip', field: 'location.zipCode' },
      { name: 'latitude', field: 'location.latitude', options: { precision: 2 } },
      { name: 'north', field: 'location.latitude', options: { min: 60 } },
    ]);
    const away = zips.map((zip, i) =>
      Math.abs((lookUpZip(String(zip))?.latitude ?? 0) - Number(latitudes[i])),
    );
    expect(away.filter((degrees) => degrees > 0.5).length).toBeLessThan(zips.length / 100);
    expect(northern.every((latitude) => Number(latitude) >= 60)).toBe(true);
  });

  it('has the country of all places; another where that is independent, or unique', () => {
    const country = { name: 'country', field: 'location.country' } as const;
    const code = { name: 'code', field: 'location.countryCode' } as const;
    expect(cellsOf([country, code], 1)).toEqual([['United States of America'], ['US']]);
    const [names = [], codes = []] = cellsOf([country, { ...code, options: { independent: true } }]);
    expect(new Set(names).size).toBeGreaterThan(200);
    expect(names.every((name, i) => isCountry(String(codes[i]), String(name)))).toBe(true);
    const [distinct = []] = cellsOf([{ ...country, unique: true }], 200);
    expect(new Set(distinct).size).toBe(200);
  });

  it.each(['location.county', 'location.timeZone'] as const)('can have each value of %s once', (field) => {
    const [values = []] = cellsOf([{ name: 'x', field, unique: true }], 15);
    expect(new Set(values).size).toBe(15);
  });

  it.each(['location.city', 'location.zipCode'] as const)('shares a value of %s with others', (field) => {
    expect(problemsOf([{ name: 'x', field, unique: true }])).toEqual(['unique-uncountable']);
  });

  it('needs its table, as the text of its document says', () => {
    const json = JSON.stringify(document([{ name: 'x', field: 'location.city' }]));
    expect([...tablesOfJson(json)]).toEqual(['places']);
    expect([...tablesOfJson(json.replace('location', '\\u006cocation'))]).toEqual(['places']);
    expect([...tablesOfJson(json.replace('location.city', 'word.noun'))]).toEqual([]);
  });
});

describe('the table of places', () => {
  it('is loaded by the worker where a run needs it, and not before', async () => {
    const worker = createRowsApi();
    expect(worker.rows(categoryRun('music'), 0, 1)).toMatchObject({ ok: true });
    await worker.load(categoryRun('address'));
    expect(worker.rows(categoryRun('address'), 0, 1)).toMatchObject({ ok: true });
  });
});
