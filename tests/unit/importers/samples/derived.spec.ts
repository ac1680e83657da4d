import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileFormula, parseFormula } from '../../../../src/expression/formula.ts';
import { readsOfRow, typesOfRow } from '../../../../src/expression/types.ts';
import type { SourceColumn, SourceTable } from '../../../../src/importers/source-tables.ts';
import { columnsOf, tablesOf } from './read.ts';

type Row = readonly (string | number)[];

function csv(header: readonly string[], rows: readonly Row[]): string {
  return [header, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
}

function derivedOf(columns: readonly SourceColumn[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    columns.flatMap(({ name, sample }) => {
      const { derived } = sample ?? {};
      if (derived === undefined) return [];
      return [[name, derived.kind === 'formula' ? derived.expression : derived.text]];
    }),
  );
}

const derivedIn = (header: readonly string[], rows: readonly Row[]) =>
  derivedOf(columnsOf(csv(header, rows), 'csv'));

/** Numbers without a pattern: the digits of pi. */
const DIGITS =
  '3141592653589793238462643383279502884197169399375105820974944592307816406286208998628034825342';
const number = (i: number, length: number) => Number(DIGITS.slice((i * 5) % 70, ((i * 5) % 70) + length));
const rowsOf = (count: number, row: (i: number) => Row) => Array.from({ length: count }, (_, i) => row(i));
const money = (cents: number) => (cents / 100).toFixed(2);

describe('a column that every row computes from numbers', () => {
  const net = (i: number) => number(i, 5);
  const qty = (i: number) => number(i + 3, 2);
  const fee = (i: number) => number(i + 7, 3);

  it.each<[expression: string, header: readonly string[], row: (i: number) => Row]>([
    ['net', ['net', 'x'], (i) => [money(net(i)), money(net(i))]],
    ['round(net * 1.19, 2)', ['net', 'x'], (i) => [money(net(i)), money(Math.round(net(i) * 1.19))]],
    ['qty * 12', ['qty', 'x'], (i) => [qty(i), qty(i) * 12]],
    ['net + fee', ['net', 'fee', 'x'], (i) => [money(net(i)), money(fee(i)), money(net(i) + fee(i))]],
    [
      'net - fee',
      ['net', 'fee', 'x'],
      (i) => [money(1000 + net(i)), money(fee(i)), money(1000 + net(i) - fee(i))],
    ],
    ['net * qty', ['net', 'qty', 'x'], (i) => [money(net(i)), qty(i), money(net(i) * qty(i))]],
    [
      'net + qty + fee',
      ['net', 'qty', 'fee', 'x'],
      (i) => [money(net(i)), qty(i), money(fee(i)), money(net(i) + qty(i) * 100 + fee(i))],
    ],
    [
      'net * qty - fee',
      ['net', 'qty', 'fee', 'x'],
      (i) => [money(net(i)), qty(i), money(fee(i)), money(net(i) * qty(i) - fee(i))],
    ],
    // In these rows the product happens to be whole. Other shares of other sums are not.
    [
      'round(total * share)',
      ['total', 'share', 'x'],
      (i) => [qty(i) * 1000, `0.${String(100 + ((i * 37) % 899))}`, qty(i) * (100 + ((i * 37) % 899))],
    ],
    [
      'round(net * qty * (100 - percent) * 0.01, 2)',
      ['net', 'qty', 'percent', 'x'],
      (i) => [money(net(i)), qty(i), i % 9, money(Math.round((net(i) * qty(i) * (100 - (i % 9))) / 100))],
    ],
    [
      '[unit price] * qty',
      ['unit price', 'qty', 'x'],
      (i) => [money(net(i)), qty(i), money(net(i) * qty(i))],
    ],
  ])('%s', (expression, header, row) => {
    expect(derivedIn(header, rowsOf(14, row))).toEqual({ x: expression });
  });

  it('is computed from columns after it if none before it will do', () => {
    const rows = rowsOf(12, (i) => [money(Math.round(net(i) * 1.07)), money(net(i))]);
    expect(derivedIn(['gross', 'net'], rows)).toEqual({ gross: 'round(net * 1.07, 2)' });
  });

  it('is null where one of the others is', () => {
    const rows = rowsOf(14, (i) => [i === 4 ? '' : net(i), qty(i), i === 4 ? '' : net(i) + qty(i)]);
    expect(derivedIn(['a', 'b', 'c'], rows)).toEqual({ c: 'a + b' });
    expect(derivedIn(['a', 'b', 'c'], [...rows.slice(0, -1), [net(0), qty(0), '']])).toEqual({});
  });

  it.each<[why: string, rows: readonly Row[]]>([
    ['one row differs', [...rowsOf(12, (i) => [net(i), qty(i), net(i) + qty(i)]), [5, 6, 12]]],
    [
      '21 late rows differ',
      [
        ...rowsOf(700, (i) => [net(i) + i, qty(i), net(i) + i + qty(i)]),
        ...rowsOf(21, (i) => [5 + i, 6, 12 + i]),
      ],
    ],
    ['there are four rows', rowsOf(4, (i) => [net(i), qty(i), net(i) + qty(i)])],
    ['six rows of small numbers agree', rowsOf(6, (i) => [i, (i * 3) % 7, i + ((i * 3) % 7)])],
    ['there are few different values', rowsOf(40, (i) => [i % 2, i % 2, (i % 2) * 2])],
  ])('is not claimed if %s', (_, rows) => {
    expect(derivedIn(['a', 'b', 'c'], rows)).toEqual({});
  });

  it('is not claimed of random numbers', () => {
    const row = fc.tuple(
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 0, max: 40 }),
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 6, maxLength: 30 }), (rows) => {
        // Where a rule is found all the same, it holds for every row.
        for (const [name, expression] of Object.entries(derivedIn(['a', 'b', 'c'], rows))) {
          const parsed = parseFormula(expression);
          if (!parsed.ok) throw new Error(expression);
          const index = (column: string) => ['a', 'b', 'c'].indexOf(column);
          const read = parsed.value.columns.map((column) => (i: number) => rows[i]?.[index(column)] ?? null);
          const compute = compileFormula(
            parsed.value,
            typesOfRow(() => 'integer'),
            readsOfRow(read, (i) => i),
          );
          expect(rows.map((_, i) => compute(i))).toEqual(rows.map((cells) => cells[index(name)]));
          expect(rows.length).toBeGreaterThan(5);
        }
      }),
    );
  });

  it('is looked for among a hundred columns of which most cells are zero', () => {
    const header = Array.from({ length: 100 }, (_, i) => `c${i}`);
    const rows = rowsOf(200, (r) =>
      header.map((_, c) => ((r * 7 + c * 13) % 40 === 0 ? 1 + ((r * c) % 97) : 0)),
    );
    expect(
      derivedIn(
        [...header, 'x'],
        rows.map((row) => [...row, Number(row[0]) + Number(row[1])]),
      ),
    ).toEqual({});
    const first = rows.map((row) => [Number(row[0]) + Number(row[1]), ...row]);
    expect(derivedIn(['x', ...header], first)).toEqual({ x: 'c0 + c1' });
  });

  it('is found for any factor of two digits', () => {
    const cents = fc.uniqueArray(fc.integer({ min: 100, max: 99_999 }), { minLength: 12, maxLength: 30 });
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 300 }), (amounts, percent) => {
        fc.pre(percent !== 100);
        // Halves away from zero, in whole numbers.
        const share = (amount: number) => Math.floor((amount * percent + 50) / 100);
        const rows = amounts.map((amount) => [money(amount), money(share(amount))]);
        fc.pre(new Set(rows.map(([, second]) => second)).size > 8);
        const { x } = derivedIn(['net', 'x'], rows);
        expect(x).toMatch(/^(?:round\(net \* [\d.]+, 2\)|net \* [\d.]+)$/);
      }),
    );
  });
});

describe('a column that every row joins from texts', () => {
  const first = ['Ann', 'Bob', 'Cid', 'Dora', 'Eve', 'Fay', 'Gus'];
  const last = ['Lee', 'Ray', 'Poe', 'Fox', 'Kim', 'Lin', 'Orr'];
  const city = ['Rome', 'Oslo', 'Bonn', 'Bern', 'Kyiv', 'Riga', 'Lima'];
  const at = (list: readonly string[], i: number) => list[i] ?? '';

  it.each<[template: string, x: (i: number) => string]>([
    ['{first} {last}', (i) => `${at(first, i)} ${at(last, i)}`],
    ['{last}, {first} ({city})', (i) => `${at(last, i)}, ${at(first, i)} (${at(city, i)})`],
    [
      '{first|lower}.{last|lower}@example.com',
      (i) => `${at(first, i)}.${at(last, i)}@example.com`.toLowerCase(),
    ],
    ['{first|first:1|lower}{last|lower}', (i) => `${at(first, i).slice(0, 1)}${at(last, i)}`.toLowerCase()],
    ['{city|upper}', (i) => at(city, i).toUpperCase()],
    ['city', (i) => at(city, i)],
    ['{city|first:3|upper}', (i) => at(city, i).slice(0, 3).toUpperCase()],
    ['{{{city}}}', (i) => `{${at(city, i)}}`],
  ])('%s', (template, x) => {
    const rows = rowsOf(7, (i) => [at(first, i), at(last, i), at(city, i), x(i)]);
    expect(derivedIn(['first', 'last', 'city', 'x'], rows)).toEqual({ x: template });
  });

  it('is close to a name without spaces and accents, though people wrote some otherwise', () => {
    const name = (i: number) => `São ${'bcdfghjklm'[i % 10]}a${'npqr'[i % 4]}ó`;
    const plain = (i: number) =>
      name(i)
        .normalize('NFD')
        .replace(/[^\w ]/g, '')
        .toLowerCase();
    const rows = rowsOf(40, (i) => [name(i), `${i % 5 === 0 ? `x${i}` : plain(i).replace(' ', '_')}.jpg`]);
    expect(derivedIn(['name', 'image'], rows)).toEqual({ image: '{name|slug|replace:-,_}.jpg' });
  });

  it('names columns as templates take them', () => {
    const rows = rowsOf(7, (i) => [at(first, i), at(last, i), `${at(first, i)} ${at(last, i)}`]);
    expect(derivedIn(['first name', 'last|name', 'x'], rows)).toEqual({ x: '{first name} {[last|name]}' });
  });

  it('is not claimed if one row differs, or if there are four', () => {
    const rows = rowsOf(7, (i) => [at(first, i), at(last, i), `${at(first, i)} ${at(last, i)}`]);
    expect(derivedIn(['a', 'b', 'c'], [...rows, ['Hal', 'Moe', 'Hal  Moe']])).toEqual({});
    expect(derivedIn(['a', 'b', 'c'], rows.slice(0, 4))).toEqual({});
  });

  it('writes a null as an empty text', () => {
    const rows = rowsOf(7, (i) => [
      at(first, i),
      i === 3 ? '' : at(last, i),
      `${at(first, i)}-${i === 3 ? '' : at(last, i)}`,
    ]);
    expect(derivedIn(['a', 'b', 'c'], rows)).toEqual({ c: '{a}-{b}' });
  });
});

it('a total before its parts is their sum, however many they are', () => {
  const parts = (i: number) => [0, 1, 2, 3, 4].map((part) => number(i * 3 + part * 2, 2));
  const rows = rowsOf(40, (i) => [parts(i).reduce((a, b) => a + b, 0), i % 7, ...parts(i)]);
  expect(derivedIn(['roll', 'decile', 'a', 'b', 'c', 'd', 'e'], rows)).toEqual({ roll: 'a + b + c + d + e' });
  expect(derivedIn(['roll', 'decile', 'a', 'b', 'c', 'd', 'e'], rows.slice(0, 3))).toEqual({});
});

it('a total is the sum of two parts that are never negative, and no part is a difference', () => {
  const rows = rowsOf(40, (i) => [number(i, 2) + number(i + 9, 2), number(i, 2), number(i + 9, 2)]);
  expect(derivedIn(['all', 'inward', 'outward'], rows)).toEqual({ all: 'inward + outward' });
});

describe('the name of one of two teams', () => {
  const team = (i: number) => `Team ${'ABCDEFGH'[i % 8]}`;
  const goals = (i: number) => [number(i, 1) % 4, number(i + 11, 1) % 4] as const;
  const row = (i: number, draw: string): Row => {
    const [home, away] = [team(i), team(i + 1 + (i % 5))];
    const [more, less] = goals(i);
    return [home, away, more > less ? home : more < less ? away : draw, more, less];
  };
  const header = ['home', 'away', 'winner', 'home goals', 'away goals'];

  it('is that with more goals, or the sign of a draw', () => {
    expect(
      derivedIn(
        header,
        rowsOf(60, (i) => row(i, '-')),
      ).winner,
    ).toBe("if([home goals] > [away goals], home, if([home goals] < [away goals], away, '-'))");
    expect(
      derivedIn(
        header,
        rowsOf(60, (i) => row(i, '')),
      ).winner,
    ).toBe('if([home goals] > [away goals], home, if([home goals] < [away goals], away))');
  });

  it('keeps no text that a few rows have', () => {
    const all = rowsOf(200, (i) => row(i, 'Zdenko'));
    const draws = all.filter(([, , winner]) => winner === 'Zdenko');
    const rows = [...draws.slice(0, 1), ...all.filter(([, , winner]) => winner !== 'Zdenko')];
    expect(derivedIn(header, rows).winner).toBe('if([home goals] >= [away goals], home, away)');
  });

  it('can be a letter for each result', () => {
    const lettered = (cells: Row): Row =>
      cells.map((cell, at) => (at !== 2 ? cell : cell === '-' ? 'D' : cell === cells[0] ? 'H' : 'A'));
    const rows = rowsOf(60, (i) => lettered(row(i, '-')));
    const rule = "if([home goals] > [away goals], 'H', if([home goals] < [away goals], 'A', 'D'))";
    expect(derivedIn(header, rows).winner).toBe(rule);
    const rare = rows.filter(([, , result], i) => result !== 'D' || i < 12);
    expect(derivedIn(header, rare).winner).toBeUndefined();
  });

  it('is not, if no number decides', () => {
    const rows = rowsOf(60, (i) => row(i, '-').map((cell, at) => (at > 2 ? number(i * 7 + at, 1) : cell)));
    expect(derivedIn(header, rows).winner).toBeUndefined();
  });
});

it('a few rows of a large sample may be exceptions from a formula and from the year of a date', () => {
  const rows = rowsOf(700, (i) => {
    const [net, year] = [100 + ((i * 7919) % 5000), 2019 + (i % 5)];
    return [
      net,
      i === 650 ? 5 : net * 3,
      `${10 + (i % 18)}/0${1 + (i % 9)}/${year}`,
      i === 20 ? year + 1 : year,
    ];
  });
  expect(derivedIn(['net', 'triple', 'paid', 'year'], rows)).toEqual({
    triple: 'net * 3',
    year: 'year([paid])',
  });
});

it('years of dates may not be known in some rows, but are no years by chance', () => {
  const rows = (yearOf: (i: number, year: number) => number) =>
    rowsOf(300, (i) => {
      const year = 2015 + (i % 5);
      return [`${10 + (i % 18)}/0${1 + (i % 9)}/${year}`, yearOf(i, year)];
    });
  const header = ['planted', 'year'];
  expect(
    derivedIn(
      header,
      rows((i, year) => (i % 10 === 3 ? 1900 : year)),
    ),
  ).toEqual({ year: 'year([planted])' });
  expect(
    derivedIn(
      header,
      rows((i) => 2015 + ((i * 7) % 3)),
    ),
  ).toEqual({});
});

describe('two columns of dates', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
  const comparisonsIn = (rows: readonly Row[]): SourceTable['comparisons'] =>
    tablesOf(csv(['start', 'end'], rows), 'csv').tables[0]?.comparisons ?? [];

  it('are compared if ten rows or more agree', () => {
    const rows = rowsOf(12, (i) => [day((i * 7) % 12), day(((i * 7) % 12) + 1 + (i % 3))]);
    const gap = { min: 1, max: 3, decimals: 0, unit: 'Days' };
    expect(comparisonsIn(rows)).toMatchObject([
      { left: 'end', operator: '>', right: 'start', sampledGap: gap },
    ]);
    const same = [...rows, ['2026-05-05', '2026-05-05']];
    expect(comparisonsIn(same)).toMatchObject([
      { left: 'end', operator: '>=', right: 'start', sampledGap: { ...gap, min: 0 } },
    ]);
    expect(comparisonsIn([...rows, ['2026-05-05', '2026-05-04']])).toEqual([]);
    expect(comparisonsIn(rows.slice(0, 9))).toEqual([]);
  });
});
