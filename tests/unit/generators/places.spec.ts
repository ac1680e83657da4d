import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/dataset/engine.ts';
import { tablesOfJson } from '../../../src/generators/large-tables.ts';
import { locale } from '../../../src/locales/en-us.ts';
import { createDialogsApi } from '../../../workers/dialogs/dialogs-api.ts';
import { STATES } from '../../fixtures/american-states.ts';
import { cellsOfColumn } from '../../fixtures/any-schema.ts';
import { isCountry } from '../../fixtures/countries.ts';
import type { ColumnDocument } from '../../fixtures/documents.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { cell, expectInEvery, recordsOf } from '../../fixtures/records.ts';
import { categoryRun, customRun } from '../../fixtures/runs.ts';
import { lookUpZip } from '../../fixtures/zip-codes.ts';

const abbreviations = new Map([...STATES].map(([abbreviation, name]) => [name, abbreviation]));

describe.each(['address', 'location'])('a place of %s', (id) => {
  const rows = recordsOf(categoryRun(id));

  it('lies in one of the fifty states', () =>
    expectInEvery(rows, (row) => abbreviations.has(cell(row, 'State'))));
  it('has a zip code of five digits or nine', () =>
    expectInEvery(rows, (row) => /^\d{5}(-\d{4})?$/.test(cell(row, 'Zip Code'))));
});

describe('an address', () => {
  it('has any country', () => {
    const rows = recordsOf(categoryRun('address'));
    expect(new Set(rows.map((row) => row.Country)).size).toBeGreaterThan(200);
  });
});

describe('a street', () => {
  it('has a name that streets have in the United States', () => {
    const british = /^(?:The|St|Coronation|Glebe|Pinfold|Vicarage|Yew Tree) |'s | (?:Close|Mews|Motorway)$/;
    const streets = new Set(cellsOfColumn({ field: 'location.street' }, 100_000).map(String));
    expect(streets.size).toBeGreaterThan(10_000);
    expect([...streets].filter((street) => british.test(street))).toEqual([]);
    for (const street of ['Main Street', 'W 4th Street', 'Park Avenue']) expect(streets).toContain(street);
  });
});

describe('a phone number', () => {
  const numbers = (options: Readonly<Record<string, unknown>>) =>
    cellsOfColumn({ field: 'phone.number', options }, 10_000).map(String);

  it('has an extension of three to five digits, the first from 1', () => {
    const extensions = numbers({}).flatMap((number) => number.split(' x').slice(1));
    expect(new Set(extensions.map(({ length }) => length))).toEqual(new Set([3, 4, 5]));
    expect(new Set(extensions.map((text) => text.charAt(0)))).toEqual(new Set('123456789'));
  });

  it('has no extension where it is a reserved one', () => {
    expect(numbers({ reserved: true }).filter((number) => !/555\D?01\d\d$/.test(number))).toEqual([]);
  });
});

describe('a location', () => {
  const rows = recordsOf(categoryRun('location'));

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

describe('a custom record of places', () => {
  it('has phones of any area code of its town', () => {
    const rows = recordsOf(
      customRun([
        ['phone', 'phones'],
        ['ship to', 'addresses'],
      ]),
    );
    const ofBrooklyn = rows.filter((row) => cell(row, 'ship to').includes(', Brooklyn, NY '));
    expect(ofBrooklyn.length).toBeGreaterThan(10);
    const codes = new Set(ofBrooklyn.map((row) => /[2-9]\d\d/.exec(cell(row, 'phone'))?.[0]));
    expect([...codes].sort()).toEqual(['347', '718', '917', '929']);
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
    const options = { independent: true };
    const [names = [], codes = []] = cellsOf([
      { ...country, options },
      { ...code, options },
    ]);
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
    const worker = createDialogsApi();
    void worker.open(1, categoryRun('music'));
    expect(worker.read(1, 0, 1)).toMatchObject({ ok: true });
    await worker.open(2, categoryRun('address'));
    expect(worker.read(2, 0, 1)).toMatchObject({ ok: true });
  });
});
