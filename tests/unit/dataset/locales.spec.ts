import { describe, expect, it } from 'vitest';
import { LACKING_BY_DEFAULT, LACKING_FIELDS } from '../../../src/catalogue/locale-fields.ts';
import { createEngines } from '../../../src/dataset/engines.ts';
import type { Dataset } from '../../../src/dataset/table.ts';
import { allFields } from '../../../src/generators/all-fields.ts';
import { dateNamesOf } from '../../../src/generators/date-names.ts';
import type { FieldEntry } from '../../../src/generators/field-entry.ts';
import { defaultLocale } from '../../../src/locales/registry.ts';
import { toyLanguage } from '../../fixtures/locales/toy/language.ts';
import { withToy } from '../../fixtures/locales/toy/toy.ts';

const engineFor = createEngines(withToy);

async function check(document: object) {
  return (await engineFor(document)).check(document);
}

async function opened(document: object): Promise<Dataset> {
  const engine = await engineFor(document);
  const checked = engine.check(document);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return engine.open(checked.value);
}

const TOWNS = /^(Łipa|Zoë Bay|Ōstra)$/;
const isToy = (city: unknown) => TOWNS.test(String(city));

const columns = [
  { name: 'id', field: 'sequence' },
  { name: 'city', field: 'location.city' },
  { name: 'zip', field: 'location.zipCode' },
  { name: 'state', field: 'location.state' },
  { name: 'name', field: 'person.fullName' },
  { name: 'first', field: 'person.firstName' },
  { name: 'last', field: 'person.lastName' },
  { name: 'phone', field: 'phone.number', options: { style: 'international' } },
  { name: 'country', field: 'location.countryCode' },
  { name: 'label', field: 'template', options: { text: '{city}/{country}/{row}' } },
];
const WEIGHTS = { en_US: 7, toy: 1 };
const ROWS = 4000;
const weighted = {
  version: 1,
  locale: WEIGHTS,
  tables: [{ name: 'customers', rows: ROWS, primaryKey: ['id'], columns }],
};

/** The cells of all rows by column. */
function cellsOf(dataset: Dataset, table: string, from = 0, to = Number.POSITIVE_INFINITY) {
  const opened = dataset.table(table);
  if (!opened) throw new Error(table);
  const batch = opened.read(from, Math.min(to, opened.rowCount));
  return Object.fromEntries(opened.columns.map(({ name }, i) => [name, batch.columns[i] ?? []]));
}

describe('A table with weighted locales', () => {
  it('has rows of each locale by its share', async () => {
    const { city = [] } = cellsOf(await opened(weighted), 'customers');
    expect(city.filter(isToy).length / ROWS).toBeCloseTo(1 / 8, 1.9);
  });

  it('has no row with parts of two locales', async () => {
    const cells = cellsOf(await opened(weighted), 'customers');
    for (let i = 0; i < ROWS; i++) {
      const at = (name: string) => String(cells[name]?.[i]);
      const toy = isToy(at('city'));
      expect(at('country')).toBe(toy ? 'TV' : 'US');
      expect(at('zip')).toMatch(toy ? /^(TA1|ZB20|O1) / : /^\d{5}(-\d{4})?$/);
      expect(at('phone')).toMatch(toy ? /^\+688 / : /^\+1\d{10}$/);
      expect(at('state') === 'null').toBe(toy);
      const name = toy ? `${at('last')} ${at('first')}` : `${at('first')} ${at('last')}`;
      expect(at('name')).toContain(name);
      expect(at('label')).toBe(`${at('city')}/${at('country')}/${i}`);
    }
  });

  it('writes months and weekdays in the language of the row, also in a unique template', async () => {
    const days = {
      ...weighted,
      tables: [
        {
          name: 'days',
          rows: ROWS,
          columns: [
            { name: 'city', field: 'location.city' },
            { name: 'day', field: 'date' },
            { name: 'written', field: 'date', options: { format: 'dddd, D MMMM' } },
            { name: 'after', field: 'date', options: { after: 'day', within: 'P9D', format: 'MMM' } },
            {
              name: 'label',
              field: 'template',
              options: { text: '{row} {day|date:ddd MMMM}' },
              unique: true,
            },
          ],
        },
      ],
    };
    const cells = cellsOf(await opened(days), 'days');
    const toy = dateNamesOf(toyLanguage);
    const american = dateNamesOf(defaultLocale.language);
    const isOf = (names: typeof toy, text: unknown) =>
      String(text)
        .match(/\p{L}+/gu)
        ?.every((word) => Object.values(names).some((list) => list.includes(word)));
    for (let i = 0; i < ROWS; i++) {
      const names = isToy(String(cells.city?.[i])) ? toy : american;
      for (const name of ['written', 'after', 'label'])
        expect(isOf(names, cells[name]?.[i]), String(cells[name]?.[i])).toBe(true);
    }
  });

  it('has the same rows in parts as at once, and in any order of reading', async () => {
    const whole = cellsOf(await opened(weighted), 'customers');
    const parts = await opened(weighted);
    const later = cellsOf(parts, 'customers', 2500, ROWS);
    const earlier = cellsOf(parts, 'customers', 0, 2500);
    for (const name of Object.keys(whole))
      expect([...(earlier[name] ?? []), ...(later[name] ?? [])]).toEqual(whole[name]);
  });

  it('gives rows of one locale the cells that a table of that locale alone has', async () => {
    const mixed = cellsOf(await opened(weighted), 'customers');
    const [american, toy] = [
      cellsOf(await opened({ ...weighted, locale: 'en_US' }), 'customers'),
      cellsOf(await opened({ ...weighted, locale: 'toy' }), 'customers'),
    ];
    for (const name of ['city', 'name', 'phone', 'zip'])
      expect(mixed[name]).toEqual(
        mixed.city?.map((city, i) => (isToy(city) ? toy : american)[name]?.[i] ?? null),
      );
  });

  it('keeps the locale of the row in objects, arrays and cases', async () => {
    const inner = {
      columns: [{ name: 'town', field: 'location.city' }],
    };
    const nested = [
      { name: 'city', field: 'location.city' },
      { name: 'object', field: 'json', options: inner },
      {
        name: 'list',
        field: 'array',
        options: { field: 'location.city', minItems: 2, maxItems: 3 },
      },
      {
        name: 'case',
        field: 'cases',
        options: { cases: [{ when: 'true', field: 'location.city' }] },
      },
    ];
    const document = { ...weighted, tables: [{ name: 't', rows: 300, columns: nested }] };
    const cells = cellsOf(await opened(document), 't');
    for (let i = 0; i < 300; i++) {
      const city = cells.city?.[i];
      expect(cells.object?.[i]).toBe(JSON.stringify({ town: city }));
      expect(cells.case?.[i]).toBe(city);
      for (const item of JSON.parse(String(cells.list?.[i]))) expect(isToy(item)).toBe(isToy(city));
    }
  });

  it('tells files the characters, lengths and nulls of all its locales', async () => {
    const table = (await opened(weighted)).table('customers');
    const facts = (name: string) => table?.columns.find((column) => column.name === name);
    expect(facts('zip')?.longest()).toBe('12345-6789'.length);
    expect(facts('zip')?.characters().ascii).not.toEqual([0, 0, 0, 0]);
    expect(facts('city')?.characters().beyondAscii).toBe(true);
    expect(facts('state')?.nullable).toBe(true);
    expect(facts('city')?.nullable).toBe(false);
  });
});

const orders = {
  ...weighted,
  tables: [
    ...weighted.tables,
    {
      name: 'orders',
      rows: 3000,
      locale: { via: 'customer_id' },
      columns: [
        { name: 'customer_id', field: 'reference', options: { table: 'customers', column: 'id' } },
        { name: 'home', field: 'lookup', options: { via: 'customer_id', column: 'city' } },
        { name: 'shipped_to', field: 'location.city' },
      ],
    },
    {
      name: 'items',
      rows: 2000,
      locale: { via: 'order' },
      columns: [
        { name: 'order', field: 'reference', options: { table: 'orders', column: 'number' } },
        { name: 'home', field: 'lookup', options: { via: 'order', column: 'shipped_to' } },
        { name: 'from', field: 'location.city' },
      ],
    },
  ].map((table) =>
    table.name === 'orders'
      ? { ...table, columns: [{ name: 'number', field: 'sequence' }, ...table.columns] }
      : table,
  ),
};

describe('A table whose rows follow their parents', () => {
  it.each(['orders', 'items'])('%s have the locale of their parent, through several tables', async (name) => {
    const { home = [], from, shipped_to: own = from ?? [] } = cellsOf(await opened(orders), name);
    expect(own.filter(isToy).length).toBeGreaterThan(100);
    expect(own.map(isToy)).toEqual(home.map(isToy));
  });

  it('is the same in parts', async () => {
    const whole = cellsOf(await opened(orders), 'items');
    const parts = await opened(orders);
    const [later, earlier] = [cellsOf(parts, 'items', 700), cellsOf(parts, 'items', 0, 700)];
    expect([...(earlier.from ?? []), ...(later.from ?? [])]).toEqual(whole.from);
  });
});

describe('A locale of a table or a column', () => {
  it('wins over that of the document', async () => {
    const town = [{ name: 'city', field: 'location.city' }];
    const document = {
      version: 1,
      tables: [
        { name: 'a', rows: 50, columns: town },
        { name: 'b', rows: 50, locale: 'toy', columns: town },
        {
          name: 'c',
          rows: 50,
          columns: [
            { name: 'city', field: 'location.city', locale: 'toy' },
            { name: 'phone', field: 'phone.number', options: { style: 'national' } },
            { name: 'name', field: 'person.firstName' },
          ],
        },
      ],
    };
    const dataset = await opened(document);
    expect(cellsOf(dataset, 'a').city?.some(isToy)).toBe(false);
    expect(cellsOf(dataset, 'b').city?.every(isToy)).toBe(true);
    const { city = [], phone = [], name = [] } = cellsOf(dataset, 'c');
    expect(city.every(isToy)).toBe(true);
    for (const number of phone) expect(number).toMatch(/^0\d/);
    expect(name.some((first) => /^(Ýma|Åsa|Zoë|Łucja|Þor|Ōji|Groß|Jøn)$/.test(String(first)))).toBe(false);
  });

  it('gives the bytes of a document without it, if it is the default', async () => {
    const { locale: _, ...plain } = weighted;
    expect(cellsOf(await opened({ ...plain, locale: { en_US: 3 } }), 'customers')).toEqual(
      cellsOf(await opened(plain), 'customers'),
    );
  });
});

describe('The check refuses', () => {
  const table = (more: object, own: readonly object[] = [{ name: 'city', field: 'location.city' }]) => ({
    version: 1,
    tables: [{ name: 't', rows: 5, columns: own, ...more }],
  });
  const cases = [
    {
      title: 'an unknown name',
      document: table({ locale: 'xx' }),
      path: ['tables', 0, 'locale'],
      code: 'unknown-locale',
    },
    {
      title: 'an unknown name among weights',
      document: table({ locale: { en_US: 1, xx: 2 } }),
      path: ['tables', 0, 'locale', 'xx'],
      code: 'unknown-locale',
    },
    {
      title: 'weights of zero',
      document: table({ locale: { toy: 0 } }),
      path: ['tables', 0, 'locale'],
      code: 'weights-zero',
    },
    {
      title: 'no weights',
      document: table({ locale: {} }),
      path: ['tables', 0, 'locale'],
      code: 'no-values',
    },
    {
      title: 'a locale of a field that has none',
      document: table({}, [{ name: 'n', field: 'number', locale: 'toy' }]),
      path: ['tables', 0, 'columns', 0, 'locale'],
      code: 'option-not-applicable',
    },
    {
      title: 'a column that does not exist',
      document: table({ locale: { via: 'nowhere' } }),
      path: ['tables', 0, 'locale', 'via'],
      code: 'unknown-column',
    },
    {
      title: 'a column that is no reference',
      document: table({ locale: { via: 'city' } }),
      path: ['tables', 0, 'locale', 'via'],
      code: 'not-a-reference',
    },
    {
      title: 'a reference to the own table',
      document: table({ locale: { via: 'boss' } }, [
        { name: 'id', field: 'sequence' },
        { name: 'boss', field: 'reference', options: { table: 't', column: 'id' } },
      ]),
      path: ['tables', 0, 'locale', 'via'],
      code: 'locale-mismatch',
    },
    {
      title: 'two locales of one place',
      document: table({}, [
        { name: 'city', field: 'location.city', locale: 'toy' },
        { name: 'phone', field: 'phone.number', locale: 'en_US' },
      ]),
      path: ['tables', 0, 'columns', 1, 'locale'],
      code: 'locale-mismatch',
    },
    {
      title: 'unique values that two locales can share',
      document: table({ locale: WEIGHTS }, [{ name: 'c', field: 'location.county', unique: true }]),
      path: ['tables', 0, 'columns', 0, 'unique'],
      code: 'unique-uncountable',
    },
  ];

  it.each(cases)('$title', async ({ document, path, code }) => {
    const checked = await check(document);
    expect(checked.ok ? [] : checked.error).toMatchObject([{ path, code }]);
  });

  it('but not unique values with the row’s number', async () => {
    const unique = [
      { name: 'mail', field: 'internet.email', unique: true },
      { name: 'id', field: 'sequence', unique: true },
      { name: 'code', field: 'template', options: { text: '{city}-{row}' }, unique: true },
      { name: 'city', field: 'location.city' },
    ];
    const dataset = await opened({ ...weighted, tables: [{ name: 't', rows: 2000, columns: unique }] });
    for (const cells of Object.values(cellsOf(dataset, 't')).slice(0, 3))
      expect(new Set(cells).size).toBe(2000);
  });
});

it('Columns that a locale lacks are told with the reason, in the rows that have the locale', async () => {
  const document = {
    version: 1,
    locale: { en_US: 1, de: 1 },
    tables: [
      {
        name: 'people',
        rows: 5,
        columns: [
          { name: 'first', field: 'person.firstName' },
          { name: 'suffix', field: 'person.suffix' },
          { name: 'object', field: 'json', options: { columns: [{ name: 'end', field: 'person.suffix' }] } },
          { name: 'items', field: 'array', options: { field: 'person.suffix', minItems: 1, maxItems: 2 } },
        ],
      },
      { name: 'guests', rows: 5, locale: 'en_US', columns: [{ name: 'suffix', field: 'person.suffix' }] },
    ],
  };
  const engine = await engineFor(document);
  const checked = engine.check(document);
  const reason = (await withToy.de?.())?.language.lacks.suffixes;
  expect(checked.ok && engine.lacksOf(checked.value)).toEqual(
    ['suffix', 'object', 'items'].map((column) => ({ table: 'people', column, locale: 'de', reason })),
  );
});

describe('The catalogue names the fields that have no cells', () => {
  const entries = Object.entries<FieldEntry>(allFields);

  it('in the rows of some locales', () => {
    const lacking = entries.flatMap(([field, { needs }]) => (needs === undefined ? [] : [field]));
    expect(lacking.sort()).toEqual([...LACKING_FIELDS].sort());
  });

  it('in the rows of the default locale', () => {
    const { country, language } = defaultLocale;
    const lacks = { ...country.lacks, ...language.lacks };
    const lacking = entries.flatMap(([field, { needs }]) => (needs && lacks[needs] ? [field] : []));
    expect(lacking).toEqual(LACKING_BY_DEFAULT);
  });
});
