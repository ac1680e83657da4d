import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import {
  type ColumnDocument,
  cellsByName,
  cellsOfColumn,
  schemaOf,
  type TableDocument,
  tableOf,
} from '../../fixtures/any-schema.ts';
import { misfit } from '../../fixtures/goodness-of-fit.ts';
import { usedBytes } from '../../fixtures/heap.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const CHUNK = 50_000;

/** Calls back with the cells of each chunk of a table. */
function forEachChunk(table: TableDocument, use: (columns: readonly (readonly Cell[])[]) => void): void {
  const ready = tableOf(schemaOf([table]), table.name);
  for (let from = 0; from < ready.rowCount; from += CHUNK) {
    use(ready.read(from, Math.min(from + CHUNK, ready.rowCount)).columns);
  }
}

const uniqueCells = (column: Omit<ColumnDocument, 'name'>, rows: number) =>
  cellsOfColumn({ ...column, unique: true }, rows);

function problemsOf(table: TableDocument) {
  const checked = createEngine(enUs, largeTables).check({ version: 1, tables: [table] });
  return checked.ok ? [] : checked.error;
}

const people = (rows: number): TableDocument => ({
  name: 'people',
  rows,
  columns: [
    { name: 'email', field: 'internet.email', unique: true },
    { name: 'user', field: 'internet.username', unique: true },
    { name: 'first', field: 'person.firstName' },
    { name: 'last', field: 'person.lastName' },
  ],
});

/** As a mailbox spells it. */
const lettersOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

function expectDistinctPeople(rows: number): void {
  const emails = new Set<string>();
  const users = new Set<string>();
  const numbers = new Set<number>();
  forEachChunk(people(rows), ([email = [], user = [], first = [], last = []]) => {
    let faults = 0;
    for (const [i, cell] of email.entries()) {
      const [local = ''] = String(cell).split('@');
      const [, names = '', number = ''] = /^(.*?)(\d+)$/.exec(local) ?? [];
      const own = lettersOf(String(first[i])) + lettersOf(String(last[i]));
      if (lettersOf(names) !== own || String(user[i]) !== local) faults++;
      emails.add(String(cell));
      users.add(String(user[i]));
      numbers.add(Number(number));
    }
    expect(faults).toBe(0);
  });
  expect(emails.size).toBe(rows);
  expect(users.size).toBe(rows);
  expect(numbers.size).toBe(rows);
  expect(Math.max(...[...numbers].slice(-1000))).toBeLessThan(rows);
}

describe('a unique column', () => {
  it.each([1, 2, 100, 256, 257, 1000, 10_007])('has every one of exactly %d integers', (rows) => {
    const cells = uniqueCells({ field: 'number', options: { min: 1, max: rows } }, rows).map(Number);
    expect(cells.toSorted((a, b) => a - b)).toEqual(Array.from({ length: rows }, (_, i) => i + 1));
    if (rows >= 100) expect(cells).not.toEqual(cells.toSorted((a, b) => a - b));
  });

  it.each([
    ['NO', 10 ** 8],
    ['BE', 10 ** 9],
    ['DE', 10 ** 10],
    [undefined, 10 ** 10],
  ])('has as many IBANs as the accounts of a country have numbers: %s', (countryCode, most) => {
    const options = countryCode === undefined ? {} : { countryCode };
    const problems = (rows: number) =>
      problemsOf({ name: 't', rows, columns: [{ name: 'a', field: 'finance.iban', options, unique: true }] });
    expect(problems(most)).toEqual([]);
    if (most < 10 ** 10) expect(problems(most + 1)).toMatchObject([{ code: 'unique-too-few' }]);
  });

  it.each([
    ['date', { from: '2027-12-31', to: '2028-03-01', format: 'DD.MM.YYYY' }, 62],
    ['date', { from: '2028-02-26', to: '2028-03-01', format: 'YYYYMMDD', workingHours: true }, 3],
    ['timestamp', { from: '2028-02-28T23:59:58.500Z', to: '2028-03-01T00:00:01Z', format: 'DD/MM/YYYY' }, 3],
    [
      'timestamp',
      { from: '2028-02-28T23:59:58.500Z', to: '2028-02-29T00:00:01Z', format: 'ss mm HH DD MM YYYY' },
      4,
    ],
    [
      'timestamp',
      { from: '2028-02-28T23:59:59.998Z', to: '2028-02-29T00:00:00.001Z', format: 'YYYY-MM-DD HH:mm:ss.SSS' },
      4,
    ],
  ] as const)('has every %s that its format writes differently: %o', (field, options, rows) => {
    const texts = uniqueCells({ field, options }, rows);
    expect(new Set(texts).size).toBe(rows);
    for (const text of texts)
      expect(String(text)).toMatch(new RegExp(`^${options.format.replace(/[A-Za-z]/g, '\\d')}$`));
    const tooMany = { name: 't', rows: rows + 1, columns: [{ name: 'a', field, options, unique: true }] };
    expect(problemsOf(tooMany)).toEqual([expect.objectContaining({ code: 'unique-too-few' })]);
  });

  it.each(['MM-DD', 'YYYY-MM', 'YYYYMD', 'ddd D MMM', 'hh:mm A'])(
    'is refused where dates can look the same: %s',
    (format) => {
      const columns = [{ name: 'a', field: 'date' as const, options: { format }, unique: true }];
      expect(problemsOf({ name: 't', rows: 2, columns })).toEqual([
        expect.objectContaining({
          code: 'unique-uncountable',
          message: expect.stringContaining('YYYY, MM and DD'),
        }),
      ]);
    },
  );

  it.each([
    ['2000-01-01', '2099-12-31', true],
    ['2000-01-01', '2100-01-01', false],
  ])('of YY takes dates from %s to %s: %s, since these repeat after 100 years', (from, to, isGood) => {
    const options = { from, to, format: 'D MMM YY' };
    const columns = [{ name: 'a', field: 'date' as const, options, unique: true }];
    const problems = problemsOf({ name: 't', rows: 2, columns });
    const message = expect.stringContaining('100 years');
    expect(problems).toEqual(
      isGood ? [] : [expect.objectContaining({ code: 'unique-uncountable', message })],
    );
  });

  it('has every day of a century by D MMM YY, and every second of a day by h:mm:ss A', () => {
    const day = { from: '2000-01-01', to: '2019-12-31', format: 'D MMM YY' };
    expect(new Set(uniqueCells({ field: 'date', options: day }, 7305)).size).toBe(7305);
    const time = { from: '11:59:00', to: '13:00:59', format: 'h:mm:ss A' };
    expect(new Set(uniqueCells({ field: 'time', options: time }, 3720)).size).toBe(3720);
  });

  it('has every one of a million integers', { tags: ['deep'] }, () => {
    const seen = new Uint8Array(1_000_001);
    const column = { name: 'n', field: 'number', options: { min: 1, max: 1_000_000 }, unique: true } as const;
    forEachChunk({ name: 't', rows: 1_000_000, columns: [column] }, ([cells = []]) => {
      for (const cell of cells) seen[Number(cell)] = (seen[Number(cell)] ?? 0) + 1;
    });
    expect(seen[0]).toBe(0);
    expect(seen.subarray(1).every((count) => count === 1)).toBe(true);
  });

  it('has every value of a list, of the same types, once', () => {
    const values = ['a', 'b', null, 'c', 'a', 'd'];
    const cells = uniqueCells({ field: 'list', options: { values } }, 5);
    expect(new Set(cells)).toEqual(new Set(['a', 'b', 'c', 'd', null]));
    const numbers = Array.from({ length: 3000 }, (_, i) => i * 1.5);
    expect(
      uniqueCells({ field: 'list', options: { values: numbers } }, 3000)
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual(numbers);
  });

  it('has every day of a range, every working day, and every second', () => {
    const from = '2024-01-01';
    const days = uniqueCells({ field: 'date', options: { from, to: '2024-12-31' } }, 366);
    expect(new Set(days).size).toBe(366);
    const working = uniqueCells(
      { field: 'date', options: { from, to: '2024-12-31', workingHours: true } },
      262,
    );
    expect(new Set(working.map((day) => new Date(Number(day)).toISOString())).size).toBe(262);
    const options = { from: '2024-01-01T00:00:00.000Z', to: '2024-01-01T00:00:00.999Z' };
    expect(new Set(uniqueCells({ field: 'timestamp', options }, 1000)).size).toBe(1000);
    expect(
      new Set(uniqueCells({ field: 'time', options: { from: '12:00', to: '12:59:59' } }, 3600)).size,
    ).toBe(3600);
  });

  it('has every decimal of a range', () => {
    const cells = uniqueCells({ field: 'number', options: { min: -1, max: 1, decimals: 2 } }, 201);
    expect(new Set(cells.map(String)).size).toBe(201);
    expect(cells.every((cell) => /^-?\d(\.\d\d?)?$/.test(String(cell)))).toBe(true);
  });

  it('has both booleans, and a constant once', () => {
    expect(new Set(uniqueCells({ field: 'boolean' }, 2))).toEqual(new Set([true, false]));
    expect(uniqueCells({ field: 'constant', options: { value: 4 } }, 1)).toEqual([4]);
  });

  it('has a sequence with step 0 only once, with its leading zeros', () => {
    const column = { field: 'sequence', options: { start: -7, step: 0, pad: 4 } } as const;
    expect(cellsOfColumn(column, 1)).toEqual(['-0007']);
    expect(cellsOfColumn({ ...column, unique: true }, 1)).toEqual(['-0007']);
  });

  it('has values of a pattern, evenly over all', () => {
    const cells = uniqueCells({ field: 'regex', options: { pattern: '[A-Z]{3}\\d{3}' } }, 100_000).map(
      String,
    );
    expect(new Set(cells).size).toBe(100_000);
    expect(cells.every((cell) => /^[A-Z]{3}\d{3}$/.test(cell))).toBe(true);
    const digits = cells.slice(0, 20_000).map((cell) => Number(cell.slice(3)));
    expect(misfit(digits, (x) => (x + 1) / 1000)).toBeLessThan(1);
  });

  it('has all 1,757,600 values of a pattern', { tags: ['deep'] }, () => {
    const column = {
      name: 'c',
      field: 'regex',
      options: { pattern: '[A-Z]{3}\\d{2}' },
      unique: true,
    } as const;
    const seen = new Uint8Array(1_757_600);
    let repeated = 0;
    forEachChunk({ name: 't', rows: 1_757_600, columns: [column] }, ([cells = []]) => {
      for (const cell of cells) {
        const text = String(cell);
        const letter = (at: number) => text.charCodeAt(at) - 65;
        const index = (letter(0) * 676 + letter(1) * 26 + letter(2)) * 100 + Number(text.slice(3));
        repeated += seen[index] ?? 1;
        seen[index] = 1;
      }
    });
    expect(repeated).toBe(0);
    expect(seen.every((count) => count === 1)).toBe(true);
  });

  it('has values from every part of a pattern with more than 2^53 values', () => {
    const cells = uniqueCells({ field: 'regex', options: { pattern: '[0-9a-f]{32}' } }, 50_000).map(String);
    expect(new Set(cells).size).toBe(50_000);
    const starts = cells.slice(0, 20_000).map((cell) => Number.parseInt(cell.slice(0, 3), 16));
    expect(misfit(starts, (x) => (x + 1) / 4096)).toBeLessThan(1);
    const ends = cells.slice(0, 20_000).map((cell) => Number.parseInt(cell.slice(-3), 16));
    expect(misfit(ends, (x) => (x + 1) / 4096)).toBeLessThan(1);
  });

  it('has its nulls beside distinct values, which are those that it has without nulls', () => {
    const column = { field: 'number', options: { min: 1, max: 2000 } } as const;
    const without = uniqueCells(column, 2000);
    const cells = uniqueCells({ ...column, nulls: 40 }, 2000);
    const values = cells.filter((cell) => cell !== null);
    expect(values.length).toBeLessThan(1400);
    expect(new Set(values).size).toBe(values.length);
    expect(cells.map((cell, i) => cell ?? without[i])).toEqual(without);
  });

  it('is one that is the primary key, or a key by itself', () => {
    const columns: readonly ColumnDocument[] = [
      { name: 'a', field: 'number', options: { min: 1, max: 500 }, primaryKey: true },
      { name: 'b', field: 'number', options: { min: 1, max: 500 } },
      { name: 'c', field: 'internet.email' },
    ];
    const cells = cellsByName([{ name: 't', rows: 500, columns, unique: [['b'], ['c']] }], 't');
    for (const name of ['a', 'b', 'c']) expect(new Set(cells.get(name)).size, name).toBe(500);
  });

  it('is declared once in SQL: at the column, except for the primary key', () => {
    const columns: readonly ColumnDocument[] = [
      { name: 'a', field: 'sequence', primaryKey: true },
      { name: 'b', field: 'sequence' },
      { name: 'c', field: 'sequence', unique: true },
    ];
    const table = tableOf(schemaOf([{ name: 't', rows: 1, columns, unique: [['b']] }]), 't');
    expect(table.columns.map(({ unique }) => unique)).toEqual([false, true, true]);
    expect(table.primaryKey).toEqual(['a']);
    expect(table.uniqueKeys).toEqual([]);
  });

  it('has currencies, countries and elements, each once', () => {
    for (const [field, rows] of [
      ['location.countryCode', 200],
      ['finance.currencyCode', 100],
    ] as const) {
      expect(new Set(uniqueCells({ field }, rows)).size, field).toBe(rows);
    }
  });
});

describe('unique phone numbers', () => {
  const uniquePhones = (options: object, rows: number) =>
    uniqueCells({ field: 'phone.number', options }, rows);
  /** As it is dialed within the country. */
  const dialed = (cell: Cell) => String(cell).replace(/\D/g, '').slice(-10);
  const areas = new Set(largeTables.places?.areaCodes());

  it.each(['human', 'national', 'international', 'mobile'])('reach as many telephones: %s', (style) => {
    const cells = uniquePhones({ style }, 40_000);
    expect(new Set(cells.map(dialed)).size).toBe(40_000);
    expect(
      cells.filter((cell) => !/^\+?(?:1-?)?\(?[2-9]\d\d\D{0,2}[2-9]\d\d\D?\d{4}$/.test(String(cell))),
    ).toEqual([]);
  });

  it('are written in every common way, with equal frequency', () => {
    const forms = new Map<string, number>();
    for (const cell of uniquePhones({}, 40_000)) {
      const form = String(cell).replace(/\d/g, '#');
      forms.set(form, (forms.get(form) ?? 0) + 1);
    }
    const shares = [...forms.values()].map((count) => count / 40_000);
    expect(forms.size).toBeGreaterThan(1);
    expect(shares.filter((share) => Math.abs(share * forms.size - 1) > 0.1)).toEqual([]);
  });

  it.each(['human', 'mobile'])('have every reserved line of every area once: %s', (style) => {
    const options = { style, reserved: true };
    const rows = areas.size * 100;
    const numbers = new Set(uniquePhones(options, rows).map(dialed));
    expect(numbers.size).toBe(rows);
    expect(
      [...numbers].filter((number) => !areas.has(number.slice(0, 3)) || !/55501..$/.test(number)),
    ).toEqual([]);
    const columns = [{ name: 'a', field: 'phone.number' as const, options, unique: true }];
    expect(problemsOf({ name: 't', rows: rows + 1, columns })).toEqual([
      expect.objectContaining({ code: 'unique-too-few', path: ['tables', 0, 'columns', 0, 'unique'] }),
    ]);
  });
});

describe('unique e-mails and user names', () => {
  it('end in the row’s own number, after the names of the person, in 100,000 rows', () => {
    expectDistinctPeople(100_000);
  });

  it('do so in a million rows', { tags: ['deep'] }, () => {
    expectDistinctPeople(1_000_000);
  });

  it('stay distinct when they are cut, because only the names are cut', () => {
    const columns = people(20_000).columns.map((column) => ({ ...column, maxLength: 18 }));
    const cells = cellsByName([{ name: 't', rows: 20_000, columns }], 't');
    for (const name of ['email', 'user']) {
      const texts = (cells.get(name) ?? []).map(String);
      expect(new Set(texts).size, name).toBe(20_000);
      expect(Math.max(...texts.map(({ length }) => length))).toBe(18);
    }
    expect((cells.get('email') ?? []).every((cell) => /^[^@]*\d@[^@]+\.[a-z]+$/.test(String(cell)))).toBe(
      true,
    );
  });

  it('do not change when there are more rows', () => {
    const few = cellsByName([people(500)], 'people');
    const many = cellsByName([people(5_000_000)], 'people', 0, 500);
    expect(many).toEqual(few);
  });
});

describe('the memory of a million rows', () => {
  it('is that of one chunk', { tags: ['deep'] }, () => {
    const table: TableDocument = {
      ...people(1_000_000),
      columns: [
        ...people(1).columns,
        { name: 'code', field: 'regex', options: { pattern: '[A-Z]{4}\\d{4}' }, unique: true },
        { name: 'n', field: 'number', options: { max: 10_000_000 }, unique: true },
      ],
    };
    const ready = tableOf(schemaOf([table]), 'people');
    const read = (from: number, to: number) => {
      let cells = 0;
      for (let at = from; at < to; at += 10_000) {
        for (const column of ready.read(at, at + 10_000).columns) cells += column.length;
      }
      return cells;
    };
    read(0, 100_000);
    const before = usedBytes();
    expect(read(0, 1_000_000)).toBe(6_000_000);
    // A million rows of these six texts and numbers take more than 300 MB.
    expect(usedBytes() - before).toBeLessThan(20_000_000);
  });
});
