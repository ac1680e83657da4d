import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import type { Dataset } from '../../../src/dataset/table.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const engine = createEngine(enUs, largeTables);

function opened(...tables: readonly object[]): Dataset {
  const checked = engine.check({ version: 1, tables });
  if (!checked.ok) throw new Error(JSON.stringify(checked.error, null, 1));
  return engine.open(checked.value);
}

const formula = (name: string, expression: string, more: object = {}) => ({
  name,
  field: 'formula',
  options: { expression },
  ...more,
});
const id = { name: 'id', field: 'sequence', primaryKey: true };
const refersTo = (table: string, children: object) => ({
  name: table,
  field: 'reference',
  options: { table, column: 'id', children },
});

/** The cells of all columns of a table, by their names. */
function cellsOf(dataset: Dataset, name: string): ReadonlyMap<string, readonly Cell[]> {
  const table = dataset.table(name);
  const { columns } = table?.read(0, table.rowCount) ?? { columns: [] };
  return new Map(table?.columns.map((column, i) => [column.name, columns[i] ?? []]));
}

/** Cents of a number with two decimals, exact. */
function cents(cell: Cell | undefined): number {
  const [whole = '', fraction = ''] = String(cell).split('.');
  const sign = whole.startsWith('-') ? -1 : 1;
  return sign * (Math.abs(Number(whole)) * 100 + Number(fraction.padEnd(2, '0')));
}

const AMOUNT = { name: 'amount', field: 'number', options: { min: -50, max: 500, decimals: 2 }, nulls: 10 };

const LEDGER = [
  {
    name: 'accounts',
    rows: 400,
    columns: [
      id,
      formula('sum', 'sum(entries.amount)'),
      formula('rows', 'count(entries)'),
      formula('least', 'min(entries.amount)'),
      formula('most', 'max(entries.amount)'),
      formula('mean', 'average(entries.amount)'),
      formula('opening', 'first(entries.balance)'),
      formula('closing', 'last(entries.balance)'),
      formula('lastDay', 'max(entries.day)'),
    ],
  },
  {
    name: 'entries',
    columns: [
      refersTo('accounts', { from: 0, to: 9 }),
      { name: 'line', field: 'position' },
      AMOUNT,
      formula('running', 'total(amount)'),
      formula('balance', 'coalesce(previous(balance), 100) + coalesce(amount, 0)'),
      formula('before', 'previous(amount)'),
      { name: 'day', field: 'date', nulls: 20 },
    ],
    primaryKey: ['accounts', 'line'],
  },
];

describe('a ledger', () => {
  const dataset = opened(...LEDGER);
  const entries = cellsOf(dataset, 'entries');
  const accounts = cellsOf(dataset, 'accounts');
  const entry = (name: string, i: number) => entries.get(name)?.[i] ?? null;
  const account = (name: string, i: number) => accounts.get(name)?.[i] ?? null;
  /** The entries of each account, by its id from 1. */
  const entriesOf = new Map<Cell, number[]>();
  for (const [i, owner] of (entries.get('accounts') ?? []).entries())
    entriesOf.set(owner, [...(entriesOf.get(owner) ?? []), i]);

  it('has a running total and a balance, exact to the cent', () => {
    let [total, balance] = [0, 0];
    let before: Cell = null;
    for (let i = 0; i < (entries.get('line')?.length ?? 0); i++) {
      if (entry('line', i) === 1) [total, balance, before] = [0, 10_000, null];
      const amount = entry('amount', i);
      total += amount === null ? 0 : cents(amount);
      balance += amount === null ? 0 : cents(amount);
      expect(cents(entry('running', i))).toBe(total);
      expect(cents(entry('balance', i))).toBe(balance);
      expect(entry('before', i)).toBe(before);
      before = amount;
    }
  });

  it('has accounts that sum up their entries', () => {
    for (let i = 0; i < 400; i++) {
      const own = entriesOf.get(account('id', i)) ?? [];
      const amounts = own.map((row) => entry('amount', row)).filter((amount) => amount !== null);
      const inCents = amounts.map(cents);
      const sum = inCents.reduce((all, amount) => all + amount, 0);
      expect(cents(account('sum', i))).toBe(sum);
      expect(account('rows', i)).toBe(own.length);
      const least = account('least', i);
      const most = account('most', i);
      if (amounts.length === 0) expect([least, most, account('mean', i)]).toEqual([null, null, null]);
      else {
        expect([cents(least), cents(most)]).toEqual([Math.min(...inCents), Math.max(...inCents)]);
        expect(account('mean', i)).toBeCloseTo(sum / 100 / amounts.length, 9);
      }
      const [first, last] = [own[0], own.at(-1)];
      expect(account('opening', i)).toBe(first === undefined ? null : entry('balance', first));
      expect(account('closing', i)).toBe(last === undefined ? null : entry('balance', last));
      const days = own.map((row) => entry('day', row)).filter((day) => day !== null);
      expect(account('lastDay', i)).toBe(days.length === 0 ? null : Math.max(...days.map(Number)));
    }
  });

  it('has the same rows in parts of any size', () => {
    for (const name of ['entries', 'accounts']) {
      const table = dataset.table(name);
      const whole = table?.read(0, table.rowCount);
      for (const size of [1, 7, 64]) {
        for (let from = 3; from + size <= 260; from += size) {
          expect(table?.read(from, from + size).columns).toEqual(
            whole?.columns.map((cells) => cells.slice(from, from + size)),
          );
        }
      }
    }
  });

  it('has types that its rows fit', () => {
    const facts = (name: string) =>
      Object.fromEntries(
        dataset
          .table(name)
          ?.columns.map((column) => [column.name, [column.type, column.nullable, column.numeric?.scale]]) ??
          [],
      );
    expect(facts('accounts')).toMatchObject({
      sum: ['decimal', false, 2],
      rows: ['integer', false, undefined],
      least: ['decimal', true, 2],
      mean: ['decimal', true, undefined],
      closing: ['decimal', true, 2],
      lastDay: ['date', true, undefined],
    });
    expect(facts('entries')).toMatchObject({
      running: ['decimal', false, 2],
      balance: ['decimal', false, 2],
      before: ['decimal', true, 2],
    });
  });
});

describe('formulas that read the row before', () => {
  it('can read each other, with nulls and affixes of their own', () => {
    const dataset = opened(
      { name: 'games', rows: 50, columns: [id] },
      {
        name: 'turns',
        columns: [
          refersTo('games', { each: 6 }),
          { name: 'n', field: 'position' },
          formula('a', 'coalesce(previous(b), 1)', { nulls: 25 }),
          formula('b', 'coalesce(a, 0) + n'),
          formula('c', 'concat(previous(c), n)', { maxLength: 4 }),
        ],
      },
    );
    const turns = cellsOf(dataset, 'turns');
    let [b, c] = [0, ''];
    let nulls = 0;
    for (const [i, n] of (turns.get('n') ?? []).entries()) {
      if (n === 1) [b, c] = [1, ''];
      const a = turns.get('a')?.[i] ?? null;
      if (a === null) nulls++;
      else expect(a).toBe(b);
      b = (a === null ? 0 : b) + Number(n);
      c = `${c}${n}`.slice(0, 4);
      expect(turns.get('b')?.[i]).toBe(b);
      expect(turns.get('c')?.[i]).toBe(c);
    }
    expect(nulls).toBeGreaterThan(40);
  });

  it('read columns of the parent, whose formulas read other rows', () => {
    const dataset = opened(
      {
        name: 'orders',
        rows: 30,
        columns: [id, formula('net', 'sum(lines.net)'), formula('gross', 'round(net * 1.2, 2)')],
      },
      {
        name: 'lines',
        columns: [
          refersTo('orders', { from: 1, to: 5 }),
          { name: 'net', field: 'number', options: { min: 1, max: 90, decimals: 2 } },
          { name: 'of', field: 'lookup', options: { via: 'orders', column: 'net' } },
          formula('left', 'round(of - total(net), 2)'),
        ],
      },
    );
    const lines = cellsOf(dataset, 'lines');
    const owners = lines.get('orders') ?? [];
    for (const [i, left] of (lines.get('left') ?? []).entries()) {
      if (owners[i] !== owners[i + 1]) expect(left).toBe(0);
      else expect(left).toBeGreaterThan(0);
    }
  });

  it('are the same far away, and there at once', () => {
    const dataset = opened(
      { name: 'orders', rows: 2 * 10 ** 9, columns: [id, formula('sum', 'sum(lines.x)')] },
      {
        name: 'lines',
        columns: [
          refersTo('orders', { from: 1, to: 7 }),
          { name: 'x', field: 'number' },
          formula('t', 'total(x)'),
        ],
      },
    );
    const lines = dataset.table('lines');
    const far = lines?.read(6_000_000_000, 6_000_000_200);
    expect(lines?.read(6_000_000_100, 6_000_000_110).columns).toEqual(
      far?.columns.map((cells) => cells.slice(100, 110)),
    );
    const [owners = [], , totals = []] = far?.columns ?? [];
    const owner = Number(owners[100]);
    const last = owners.lastIndexOf(owner);
    expect(dataset.table('orders')?.readColumn('sum', owner - 1, owner)).toEqual([totals[last]]);
  });
});

describe('a grouped table of any sizes', () => {
  const anyChildren = fc.oneof(
    fc.integer({ min: 1, max: 40 }).map((each) => ({ each })),
    fc
      .tuple(fc.nat(20), fc.array(fc.nat(5), { minLength: 1, maxLength: 12 }))
      .filter(([, weights]) => weights.some((weight) => weight > 0))
      .map(([from, weights]) => ({ from, to: from + weights.length - 1, weights })),
  );

  it('has the same rows in parts, as single columns, and in its parent’s sums', () => {
    fc.assert(
      fc.property(
        anyChildren,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 90 }),
        (children, rows, size) => {
          const dataset = opened(
            { name: 'accounts', rows, columns: [id, formula('sum', 'sum(entries.amount)')] },
            {
              name: 'entries',
              columns: [
                refersTo('accounts', children),
                AMOUNT,
                formula('running', 'total(amount)'),
                formula('balance', 'coalesce(previous(balance), 5) + coalesce(amount, 0)', { nulls: 5 }),
                { name: 'line', field: 'position' },
                {
                  name: 'state',
                  field: 'state',
                  options: { initial: 'a', transitions: { a: { a: 1, b: 1 }, b: { a: 1, c: 1 } } },
                },
                { name: 'at', field: 'series', options: { from: 1, step: 2, to: 30, within: true } },
              ],
            },
          );
          const table = dataset.table('entries');
          const count = table?.rowCount ?? 0;
          const whole = table?.read(0, count).columns ?? [];
          for (let from = 0; from < count; from += size) {
            const to = Math.min(from + size, count);
            const part = whole.map((cells) => cells.slice(from, to));
            expect(table?.read(from, to).columns).toEqual(part);
            expect(table?.readColumn('running', from, to)).toEqual(part[2]);
            expect(table?.readColumn('balance', from, to)).toEqual(part[3]);
          }
          const [owners = [], amounts = []] = whole;
          const sums = new Array<number>(rows).fill(0);
          for (const [i, owner] of owners.entries()) {
            const amount = amounts[i] ?? null;
            sums[Number(owner) - 1] = (sums[Number(owner) - 1] ?? 0) + (amount === null ? 0 : cents(amount));
          }
          expect(dataset.table('accounts')?.readColumn('sum', 0, rows).map(cents)).toEqual(sums);
        },
      ),
      { numRuns: 25 },
    );
  });
});
