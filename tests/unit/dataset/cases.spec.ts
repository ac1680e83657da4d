import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import type { Table } from '../../../src/dataset/table.ts';
import { charactersOf } from '../../../src/expression/character-set.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const engine = createEngine(enUs, largeTables);
const ROWS = 3000;

function tableOf(columns: readonly object[]): Table {
  const checked = engine.check({ version: 1, tables: [{ name: 't', rows: ROWS, columns }] });
  const table = checked.ok ? engine.open(checked.value).table('t') : undefined;
  if (!table) throw new Error(JSON.stringify(checked));
  return table;
}

const cellsIn = (columns: readonly object[], name = 'c'): readonly Cell[] =>
  tableOf(columns).readColumn(name, 0, ROWS);

function problemsOf(columns: readonly object[]) {
  const checked = engine.check({ version: 1, tables: [{ name: 't', rows: ROWS, columns }] });
  return checked.ok ? [] : checked.error;
}

const country = { name: 'country', field: 'list', options: { values: ['DE', 'US', 'FR', null] } };
const cases = (list: readonly object[], otherwise?: object) => ({
  name: 'c',
  field: 'cases',
  options: { cases: list, ...(otherwise ? { else: otherwise } : {}) },
});
const german = {
  key: 'de',
  when: "country = 'DE'",
  field: 'regex',
  options: { pattern: '[0-9]{5}' },
};
const american = {
  key: 'us',
  when: "country in ('US', 'DE')",
  field: 'regex',
  options: { pattern: '[0-9]{5}-[0-9]{4}' },
};

describe('a column of cases', () => {
  it('takes the first case that holds, and null where none does', () => {
    const columns = [country, cases([german, american])];
    const countries = cellsIn(columns, 'country');
    for (const [i, cell] of cellsIn(columns).entries()) {
      if (countries[i] === 'DE') expect(cell).toMatch(/^[0-9]{5}$/);
      else if (countries[i] === 'US') expect(cell).toMatch(/^[0-9]{5}-[0-9]{4}$/);
      else expect(cell).toBeNull();
    }
    expect(tableOf(columns).columns[1]?.nullable).toBe(true);
  });

  it('is null where no case holds if `else` is null, as without it', () => {
    const withNull = { ...cases([german]), options: { cases: [german], else: null } };
    expect(tableOf([country, withNull]).columns[1]?.nullable).toBe(true);
    expect(cellsIn([country, withNull])).toEqual(cellsIn([country, cases([german])]));
  });

  it('has the characters of its cases, and no others', () => {
    const characters = tableOf([country, cases([german, american])]).columns[1]?.characters();
    expect(characters?.ascii).toEqual(charactersOf(['0123456789-']).ascii);
    expect(characters?.beyondAscii).toBe(false);
  });

  it('takes what is otherwise, which is never null', () => {
    const table = tableOf([country, cases([german], { field: 'constant', options: { value: 'none' } })]);
    const countries = table.readColumn('country', 0, ROWS);
    expect(table.readColumn('c', 0, ROWS).filter((cell) => cell === 'none')).toHaveLength(
      countries.filter((cell) => cell !== 'DE').length,
    );
    expect(table.columns[1]?.nullable).toBe(false);
  });

  it('keeps the values of a case with a key when cases are added, removed and moved', () => {
    const alone = cellsIn([country, cases([german])]);
    const countries = cellsIn([country], 'country');
    const other = { key: 'fr', when: "country = 'FR'", field: 'lorem.word' };
    const more = cellsIn([country, cases([other, german, american])]);
    const ofGermany = (cells: readonly Cell[]) => cells.filter((_, i) => countries[i] === 'DE');
    expect(ofGermany(more)).toEqual(ofGermany(alone));
  });

  it('reads columns of its row, and shares the person of the row', () => {
    const columns = [
      country,
      { name: 'name', field: 'person.fullName' },
      cases([{ when: "country = 'DE'", field: 'person.fullName' }], {
        field: 'formula',
        options: { expression: "concat('-', country)" },
      }),
    ];
    const [countries, names] = [cellsIn(columns, 'country'), cellsIn(columns, 'name')];
    expect(cellsIn(columns)).toEqual(
      countries.map((cell, i) => (cell === 'DE' ? names[i] : `-${cell ?? ''}`)),
    );
  });

  it('is decimal where integers and decimals are among its cases', () => {
    const decimal = { field: 'number', options: { min: 0.5, max: 9.5, decimals: 1 } };
    const table = tableOf([country, cases([{ when: "country = 'DE'", field: 'number' }], decimal)]);
    expect(table.columns[1]?.type).toBe('decimal');
  });

  it('names the case of neither type where the others are integers and decimals', () => {
    const list = [
      { when: 'row = 1', field: 'number' },
      { when: 'row = 2', field: 'number', options: { decimals: 2 } },
      { when: 'row = 3', field: 'lorem.word' },
    ];
    expect(problemsOf([cases(list)])).toMatchObject([
      { code: 'types-differ', path: ['tables', 0, 'columns', 0, 'options', 'cases', 2, 'field'] },
    ]);
  });

  it('takes the constant null beside cases of any type', () => {
    const empty = { when: 'row % 2 = 1', field: 'constant', options: { value: null } };
    const table = tableOf([cases([empty], { field: 'number', options: { decimals: 1 } })]);
    expect(table.columns[0]).toMatchObject({ type: 'decimal', nullable: true });
    const cells = table.readColumn('c', 0, ROWS);
    expect(cells.every((cell, i) => (cell === null) === (i % 2 === 1))).toBe(true);
  });

  it('has no integers beyond 2^53 among decimals, which a format would refuse', () => {
    const large = { when: 'row % 2 = 0', field: 'number.bigInt', options: { min: '9007199254740993' } };
    const columns = [cases([large], { field: 'number', options: { decimals: 2 } })];
    expect(new Set(cellsIn(columns).map((cell) => typeof cell))).toEqual(new Set(['number']));
  });

  it('has as many decimals as its case with the most, so that its numbers can be summed up', () => {
    const decimals = (digits: number) => ({
      field: 'number',
      options: { min: 0, max: 9, decimals: digits },
    });
    const list = [
      { when: 'row % 3 = 0', ...decimals(1) },
      { when: 'row % 3 = 1', ...decimals(0) },
    ];
    const parents = { name: 'p', rows: 20, columns: [{ name: 'id', field: 'sequence', primaryKey: true }] };
    const parent = {
      name: 'p',
      field: 'reference',
      options: { table: 'p', column: 'id', children: { each: 10 } },
    };
    const sum = { name: 's', field: 'formula', options: { expression: 'total(c)' } };
    const columns = [parent, cases(list, decimals(2)), sum];
    const checked = engine.check({
      version: 1,
      tables: [parents, { name: 't', rows: 200, columns }],
    });
    const table = checked.ok ? engine.open(checked.value).table('t') : undefined;
    if (!table) throw new Error(JSON.stringify(checked));
    const numbers = table.readColumn('c', 0, 200).map(Number);
    const totals = table.readColumn('s', 0, 200).map((cell) => Math.round(Number(cell) * 100));
    let cents = 0;
    for (const [i, number] of numbers.entries()) {
      cents = (i % 10 === 0 ? 0 : cents) + Math.round(number * 100);
      expect(totals[i]).toBe(cents);
    }
  });

  it('has random conditions of its own for each case', () => {
    const half = (key: string) => ({
      key,
      when: 'random() < 0.5',
      field: 'constant',
      options: { value: key },
    });
    const cells = cellsIn([cases([half('a'), half('b')])]);
    const count = (value: Cell) => cells.filter((cell) => cell === value).length;
    expect(Math.abs(count('a') - ROWS / 2)).toBeLessThan(ROWS * 0.05);
    expect(Math.abs(count('b') - ROWS / 4)).toBeLessThan(ROWS * 0.05);
    expect(Math.abs(count(null) - ROWS / 4)).toBeLessThan(ROWS * 0.05);
  });

  it('checks again as its checked schema, with the same rows', () => {
    const document = { version: 1, tables: [{ name: 't', rows: ROWS, columns: [country, cases([german])] }] };
    const checked = engine.check(document);
    if (!checked.ok) throw new Error(JSON.stringify(checked.error));
    const again = engine.check(JSON.parse(JSON.stringify(checked.value)));
    expect(again).toEqual(checked);
  });

  it.each([
    ['its own cell', [{ ...german, when: "c = 'x'" }], {}, 'circular-columns', 'tables,0,columns,1'],
    ['a condition that is a number', [{ ...german, when: '1 + 1' }], {}, 'invalid-formula', 'cases,0,when'],
    ['a column that is not there', [{ ...german, when: 'no = 1' }], {}, 'unknown-column', 'cases,0,when'],
    ['a key', [german], { unique: true }, 'unique-uncountable', 'unique'],
    ['a wrong option', [{ ...german, options: { pattern: '(' } }], {}, 'invalid-pattern', 'options,pattern'],
    [
      'texts that a length breaks',
      [{ when: 'true', field: 'finance.iban' }],
      { maxLength: 9 },
      'max-length-too-small',
      'columns,1,maxLength',
    ],
    [
      'an array of too many values',
      [
        {
          when: 'true',
          field: 'array',
          options: { maxItems: 1000, field: 'array', options: { maxItems: 1000, field: 'number' } },
        },
      ],
      {},
      'too-large',
      'cases,0,options,maxItems',
    ],
  ])('with %s is a problem at its place', (_, list, more, code, place) => {
    const problems = problemsOf([country, { ...cases(list), ...more }]);
    expect(problems).toMatchObject([{ code }]);
    expect(problems[0]?.path.join()).toContain(place);
  });
});
