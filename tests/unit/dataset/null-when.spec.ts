import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import type { Table } from '../../../src/dataset/table.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const engine = createEngine(enUs, largeTables);
const ROWS = 2000;

function tableOf(columns: readonly object[]): Table {
  const checked = engine.check({ version: 1, tables: [{ name: 't', rows: ROWS, columns }] });
  const table = checked.ok ? engine.open(checked.value).table('t') : undefined;
  if (!table) throw new Error(JSON.stringify(checked));
  return table;
}

const cellsIn = (columns: readonly object[], name: string): readonly Cell[] =>
  tableOf(columns).readColumn(name, 0, ROWS);
const problemsOf = (columns: readonly object[]) => {
  const checked = engine.check({ version: 1, tables: [{ name: 't', rows: ROWS, columns }] });
  return checked.ok ? [] : checked.error;
};

const status = { name: 'status', field: 'list', options: { values: ['new', 'paid', 'shipped', null] } };
const number = { name: 'n', field: 'number' };

describe('nullWhen', () => {
  it('makes a cell null where its formula is true, and a null formula is not true', () => {
    const columns = [status, { ...number, nullWhen: "status = 'new'" }];
    const states = cellsIn(columns, 'status');
    const free = cellsIn([number], 'n');
    expect(states).toContain(null);
    expect(cellsIn(columns, 'n')).toEqual(states.map((state, i) => (state === 'new' ? null : free[i])));
  });

  it('leaves the percentage of nulls among the other rows to nulls', () => {
    const columns = [status, { ...number, nulls: 30, nullWhen: "status = 'new'" }];
    const states = cellsIn(columns, 'status');
    const alone = cellsIn([{ ...number, nulls: 30 }], 'n');
    expect(cellsIn(columns, 'n')).toEqual(alone.map((cell, i) => (states[i] === 'new' ? null : cell)));
  });

  it('counts all rows of a unique column, and keeps the others distinct', () => {
    const unique = { ...number, options: { min: 1, max: ROWS }, unique: true };
    const cells = cellsIn([{ ...unique, nullWhen: 'row % 2 = 0' }], 'n').filter((cell) => cell !== null);
    expect(new Set(cells).size).toBe(ROWS / 2);
    expect(
      problemsOf([{ ...unique, options: { min: 1, max: ROWS / 2 }, nullWhen: 'row % 2 = 0' }]),
    ).toMatchObject([{ code: 'unique-too-few' }]);
  });

  it('leaves the entries of a list distinct where their texts are compared', () => {
    const airport = {
      name: 'a',
      field: 'airline.airline',
      options: { case: 'upper' },
      unique: true,
      nullWhen: 'row < 2 or n = 1',
    };
    const checked = engine.check({
      version: 1,
      tables: [{ name: 't', rows: 50, columns: [number, airport] }],
    });
    if (!checked.ok) throw new Error(JSON.stringify(checked.error));
    const cells = engine.open(checked.value).table('t')?.readColumn('a', 0, 50) ?? [];
    const present = cells.filter((cell) => cell !== null);
    expect(cells.slice(0, 2)).toEqual([null, null]);
    expect(new Set(present).size).toBe(present.length);
  });

  it('makes the column nullable', () => {
    expect(tableOf([{ ...number, nullWhen: 'row = 1' }]).columns[0]?.nullable).toBe(true);
  });

  it('has random numbers that differ from those of the value', () => {
    const expression = { expression: 'random()' };
    const value = { name: 'n', field: 'formula', options: expression, nullWhen: 'random() < 0.5' };
    const cells = cellsIn([value], 'n');
    const present = cells.filter((cell) => cell !== null).map(Number);
    expect(present.length).toBeGreaterThan(ROWS * 0.45);
    expect(present.length).toBeLessThan(ROWS * 0.55);
    // Values of one stream would all be at least 0.5.
    expect(present.filter((cell) => cell < 0.5).length).toBeGreaterThan(present.length * 0.4);
  });

  it.each([
    ['its own cell', 'n > 1', 'circular-columns'],
    ['a number', '1 + 1', 'invalid-formula'],
    ['a column that is not there', 'missing = 1', 'unknown-column'],
    ['no formula', 'n >', 'invalid-formula'],
  ])('of %s is a problem at its place', (_, nullWhen, code) => {
    expect(problemsOf([{ ...number, nullWhen }])).toMatchObject([{ code }]);
  });
});

describe('a hidden column', () => {
  const net = { name: 'net', field: 'number', options: { min: 1, max: 9 }, hidden: true };
  const gross = { name: 'gross', field: 'formula', options: { expression: 'net * 2' } };

  it('is read by other columns, and is in no batch', () => {
    const table = tableOf([net, gross]);
    const [cells = []] = table.read(0, ROWS).columns;
    expect(table.columns.map(({ name }) => name)).toEqual(['gross']);
    expect(cells).toEqual(table.readColumn('net', 0, ROWS).map((cell) => Number(cell) * 2));
  });

  it('leaves the cells of the others as they are', () => {
    expect(tableOf([net, gross]).read(0, ROWS).columns).toEqual(
      tableOf([{ ...net, hidden: false }, gross])
        .read(0, ROWS)
        .columns.slice(1),
    );
  });

  it('that is a reference gives the database no foreign key', () => {
    const columns = [{ name: 'id', field: 'sequence', primaryKey: true }];
    const checked = engine.check({
      version: 1,
      tables: [
        { name: 'p', rows: 5, columns },
        {
          name: 'c',
          rows: 9,
          columns: [
            ...columns,
            { name: 'p', field: 'reference', options: { table: 'p', column: 'id' }, hidden: true },
            { name: 'q', field: 'lookup', options: { via: 'p', column: 'id' } },
          ],
        },
      ],
    });
    if (!checked.ok) throw new Error(JSON.stringify(checked.error));
    const table = engine.open(checked.value).table('c');
    expect(table?.foreignKeys).toEqual([]);
    expect(table?.read(0, 9).columns[1]).toEqual(table?.readColumn('p', 0, 9));
  });
});
