import { describe, expect, it } from 'vitest';
import { categories } from '../../../src/catalogue/categories.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { tablesNeededBy } from '../../../src/generators/large-tables.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { createDialogsApi } from '../../../workers/dialogs/dialogs-api.ts';
import { STATES } from '../../fixtures/american-states.ts';
import { cellsOfColumn } from '../../fixtures/any-schema.ts';
import { isCountry } from '../../fixtures/countries.ts';
import { recordsOf } from '../../fixtures/dialog-records.ts';
import type { ColumnDocument } from '../../fixtures/documents.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { cell, expectInEvery, recordsOfDocument } from '../../fixtures/records.ts';
import { categoryRun, customRun } from '../../fixtures/runs.ts';
import { lookUpZip } from '../../fixtures/zip-codes.ts';
import { chiSquare } from '../random/goodness-of-fit.ts';

const abbreviations = new Map([...STATES].map(([abbreviation, name]) => [name, abbreviation]));

describe.each(['address', 'location'])('a place of %s', (id) => {
  const rows = recordsOf(categoryRun(id));

  it('lies in one of the fifty states or in Washington, D.C.', () =>
    expectInEvery(rows, (row) => abbreviations.has(cell(row, 'State'))));
  it('has a zip code of five digits or nine', () =>
    expectInEvery(rows, (row) => /^\d{5}(-\d{4})?$/.test(cell(row, 'Zip Code'))));
});

describe('the country of an address', () => {
  const COUNTRY = ['Country', 'Country Code'];
  const ofAddress = (...fields: readonly string[]) => recordsOf(categoryRun('address', { fields }));
  const others = Object.keys(categories.address.fields).filter((label) => !COUNTRY.includes(label));

  it('is any country without a place', () => {
    for (const fields of [COUNTRY, COUNTRY.toReversed(), ['Country']])
      expect(new Set(ofAddress(...fields).map((row) => row.Country)).size).toBeGreaterThan(100);
    expectInEvery(ofAddress(...COUNTRY), (row) => isCountry(cell(row, 'Country Code'), cell(row, 'Country')));
  });

  it.each(others)('is that of its place beside %s, whichever was ticked first', (label) => {
    for (const fields of [
      [...COUNTRY, label],
      [label, ...COUNTRY],
    ]) {
      const rows = ofAddress(...fields);
      expectInEvery(
        rows,
        (row) => row.Country === 'United States of America' && row['Country Code'] === 'US',
      );
    }
  });
});

describe('the country of a location', () => {
  it.each([[['Country', 'Country Code']], [['Country', 'Country Code', 'Direction']]])(
    'is that of its place, which need not be ticked: %j',
    (fields) => {
      const rows = recordsOf(categoryRun('location', { fields }));
      expectInEvery(
        rows,
        (row) => row.Country === 'United States of America' && row['Country Code'] === 'US',
      );
    },
  );
});

describe('a phone number', () => {
  const numbers = (options: Readonly<Record<string, unknown>>) =>
    cellsOfColumn({ field: 'phone.number', options }, 10_000).map(String);

  it('has an extension of three to five digits, the first from 1', () => {
    const extensions = numbers({}).flatMap((number) => number.split(' x').slice(1));
    expect(new Set(extensions.map(({ length }) => length))).toEqual(new Set([3, 4, 5]));
    expect(new Set(extensions.map((text) => text.charAt(0)))).toEqual(new Set('123456789'));
  });

  it('has no extension if it is a reserved number', () => {
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

const engine = createEngine(enUs, largeTables);
const document = (columns: readonly object[], rows = 1000) => ({
  version: 1,
  tables: [{ name: 't', rows, columns }],
});

describe('a place in a document', () => {
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

  it('has its own coordinates, or any if the options ask for a narrower range', () => {
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

  it('has the country of all places, or any country if it is independent or unique', () => {
    const country = { name: 'country', field: 'location.country' } as const;
    const code = { name: 'code', field: 'location.countryCode' } as const;
    expect(cellsOf([country, code], 1)).toEqual([['United States of America'], ['US']]);
    const options = { independent: true };
    const [names = [], codes = []] = cellsOf([
      { ...country, options },
      { ...code, options },
    ]);
    expect(new Set(names).size).toBeGreaterThan(100);
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
});

/** Millions of people in 2025, by the United Nations' World Population Prospects 2024: https://population.un.org/wpp/ */
const PEOPLE_OF_CONTINENTS = {
  Africa: 1550,
  Antarctica: 0,
  Asia: 4835,
  Australia: 47,
  Europe: 744,
  'North America': 617,
  'South America': 438,
};

describe('a continent', () => {
  it('is as frequent as its people', () => {
    const cells = cellsOfColumn({ field: 'location.continent' }, 50_000);
    const people = Object.values(PEOPLE_OF_CONTINENTS);
    const total = people.reduce((sum, count) => sum + count, 0);
    const counts = Object.keys(PEOPLE_OF_CONTINENTS).map(
      (name) => cells.filter((cell) => cell === name).length,
    );
    expect(
      chiSquare(
        counts,
        people.map((count) => count / total),
      ),
    ).toBeLessThan(1);
  });

  it('can be each of the seven once', () => {
    const cells = cellsOfColumn({ field: 'location.continent', unique: true }, 7);
    expect(new Set(cells)).toEqual(new Set(Object.keys(PEOPLE_OF_CONTINENTS)));
  });
});

/**
 * People of zip codes in the census of 2020, table DHC P1: https://data.census.gov/table/DECENNIALDHC2020.P1. Those of
 * Washington with fewer than 1,000 people are left out.
 */
const PEOPLE_OF_ZIPS = {
  MA: {
    town: 'Worcester',
    people:
      '01602 25382, 01603 22417, 01604 41301, 01605 29218, 01606 21651, 01607 9378, 01608 4996, 01609 23870, 01610 28717',
  },
  DC: {
    town: 'Washington',
    people:
      '20001 49040, 20002 69422, 20003 36501, 20004 1682, 20005 12953, 20006 1599, 20007 26827, 20008 30143, 20009 53357, 20010 32663, 20011 67815, 20012 15485, 20015 16628, 20016 35068, 20017 20293, 20018 20646, 20019 59601, 20020 51616, 20024 15952, 20032 38904, 20036 6109, 20037 14945, 20052 3691, 20057 4091, 20059 1717, 20064 1914',
  },
} as const;

/** People of Connecticut's planning regions in 2020: https://www.census.gov/programs-surveys/acs/technical-documentation/county-changes.html */
const PEOPLE_OF_REGIONS: Readonly<Record<string, number>> = {
  'Capitol Planning Region': 976_248,
  'Greater Bridgeport Planning Region': 325_778,
  'Lower Connecticut River Valley Planning Region': 174_225,
  'Naugatuck Valley Planning Region': 450_376,
  'Northeastern Connecticut Planning Region': 95_348,
  'Northwest Hills Planning Region': 112_503,
  'South Central Connecticut Planning Region': 570_487,
  'Southeastern Connecticut Planning Region': 280_430,
  'Western Connecticut Planning Region': 620_549,
};

describe('the places of a state', () => {
  const placesOf = (state: string, rowCount: number) =>
    recordsOfDocument(
      [
        { name: 'city', field: 'location.city', options: { state } },
        { name: 'county', field: 'location.county' },
        { name: 'state', field: 'location.state' },
        { name: 'abbreviation', field: 'location.stateAbbreviation' },
        { name: 'zip', field: 'location.zipCode', options: { format: '#####' } },
        { name: 'zone', field: 'location.timeZone' },
        { name: 'phone', field: 'phone.number', options: { style: 'mobile' } },
      ],
      rowCount,
    );

  it.each(['MA', 'DC'] as const)('have zip codes as frequent in a town as their people: %s', (state) => {
    const { town, people } = PEOPLE_OF_ZIPS[state];
    const known = people.split(', ').map((entry) => entry.split(' ') as [string, string]);
    const zips = placesOf(state, 60_000)
      .filter((row) => row.city === town)
      .map((row) => cell(row, 'zip'));
    const counts = known.map(([zip]) => zips.filter((other) => other === zip).length);
    const counted = known.reduce((sum, [, count]) => sum + Number(count), 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0.99 * zips.length);
    expect(
      chiSquare(
        counts,
        known.map(([, count]) => Number(count) / counted),
      ),
    ).toBeLessThan(1);
  });

  it('are Washington in the District of Columbia, with its own phones', () => {
    const rows = placesOf('DC', 1000);
    expectInEvery(rows, (row) => cell(row, 'city') === 'Washington');
    expectInEvery(rows, (row) => /^20[0-5]\d\d$/.test(cell(row, 'zip')));
    for (const name of ['county', 'state'])
      expectInEvery(rows, (row) => row[name] === 'District of Columbia');
    expectInEvery(rows, (row) => row.abbreviation === 'DC' && row.zone === 'America/New_York');
    expect(new Set(rows.map((row) => cell(row, 'phone').slice(0, 3)))).toEqual(new Set(['202', '771']));
  });

  it('are in Connecticut’s planning regions in proportion to their people', () => {
    const rows = placesOf('CT', 20_000);
    const regions = Object.entries(PEOPLE_OF_REGIONS);
    expect([...new Set(rows.map((row) => cell(row, 'county')))].sort()).toEqual(
      regions.map(([name]) => name),
    );
    const people = regions.reduce((sum, [, count]) => sum + count, 0);
    for (const [name, count] of regions) {
      const share = rows.filter((row) => row.county === name).length / rows.length;
      // Zip codes cross the borders of towns.
      expect(Math.abs(share - count / people), name).toBeLessThan(0.01);
    }
  });
});

/** A column of this field in an array in an array, in an object in an object. */
const deep = (field: string, options: object = {}) => {
  const items = { field: 'array', options: { field: 'array', options: { field, options } } };
  const inner = { name: 'inner', field: 'json', options: { columns: [{ name: 'list', ...items }] } };
  return { name: 'outer', field: 'json', options: { columns: [inner] } };
};

describe('a document needs the table of places', () => {
  it.each<[where: string, column: object]>([
    ['in a column', { name: 'x', field: 'location.city' }],
    ['in a column whose options are broken', { name: 'x', field: 'location.city', options: [null, 5] }],
    ['by a kind of the custom tool', { name: 'x', field: 'addresses' }],
    ['by an option', { name: 'x', field: 'vehicle.vrm', options: { region: 'US' } }],
    ['in an object and an array', deep('location.zipCode')],
    [
      'in an object in the items of arrays',
      deep('json', { columns: [{ name: 'x', field: 'location.city' }] }),
    ],
    [
      'in a case',
      { name: 'x', field: 'cases', options: { cases: [{ when: 'row = 1', field: 'location.city' }] } },
    ],
    [
      'where no case applies',
      { name: 'x', field: 'cases', options: { cases: [], else: deep('location.city') } },
    ],
  ])('%s', (_, column) => {
    expect([...tablesNeededBy(document([{ name: 'a', field: 'sequence' }, column]))]).toEqual(['places']);
  });

  it('in each place where a schema has the field', () => {
    const checked = engine.check(document([deep('location.zipCode')]));
    expect([...tablesNeededBy(checked.ok && checked.value)]).toEqual(['places']);
  });

  it.each<[text: string, document: unknown]>([
    ['in a name', document([{ name: 'location.city', field: 'sequence' }])],
    ['in a value', document([{ name: 'x', field: 'constant', options: { value: 'location.city' } }])],
    ['in a list', document([{ name: 'x', field: 'list', options: { values: ['location.city', 'field'] } }])],
    ['in a formula', document([{ name: 'x', field: 'formula', options: { expression: "'location.city'" } }])],
    [
      'where an option has another value',
      document([{ name: 'x', field: 'vehicle.vrm', options: { region: 'GB' } }]),
    ],
    ['as the text alone', 'location.city'],
    ['in lists of nothing', { tables: [[['location.city']], null, { columns: 'location.city' }] }],
    ['in objects of nothing', { tables: { columns: { options: { field: { toString: null } } } } }],
    ['in nothing', undefined],
  ])('not where it has a field’s name %s', (_, without) => {
    expect([...tablesNeededBy(without)]).toEqual([]);
  });

  it('however deep a list is in others', () => {
    let nested: unknown = { field: 'location.city' };
    for (let depth = 0; depth < 100_000; depth++) nested = [nested];
    expect([...tablesNeededBy({ tables: nested })]).toEqual(['places']);
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
