import { describe, expect, it } from 'vitest';
import { columnOf, columnsOf } from './read.ts';

const of = (count: number, cell: (i: number) => string) => Array.from({ length: count }, (_, i) => cell(i));
const valuesOf = (cells: readonly string[], name: string) =>
  columnOf(cells, name).few?.map(({ value }) => value);

describe('codes of a public list', () => {
  it('are kept with their shares, also those that occur once', () => {
    const rare = ['ZA', 'TN', 'CL', 'NZ', 'EE'];
    const cells = of(300, (i) => rare[i] ?? ['US', 'US', 'US', 'GB', 'CA'][i % 5] ?? '');
    const { few = [] } = columnOf(cells, 'company_location');
    expect(few[0]).toEqual({ value: 'US', count: 177 });
    expect(new Set(few.map(({ value }) => value))).toEqual(new Set(['US', 'GB', 'CA', ...rare]));
  });

  it('are currencies, states and languages too', () => {
    expect(
      valuesOf(
        of(60, (i) => ['USD', 'EUR', 'INR', 'HUF', 'CLP', 'THB'][i % 6] ?? ''),
        'paid_in',
      ),
    ).toHaveLength(6);
    expect(
      valuesOf(
        of(60, (i) => ['CA', 'NY', 'TX', 'WV', 'VT'][i % 5] ?? ''),
        'state',
      ),
    ).toHaveLength(5);
  });

  it('are no initials, because some initials are in no list', () => {
    const letters = 'BCJKQXYZ';
    const cells = of(120, (i) => `${letters[i % 8]}${letters[Math.floor(i / 8) % 8]}`);
    expect(columnOf(cells, 'initials').few).toBeUndefined();
  });
});

it('A few texts that repeat are no list of a column whose other texts all differ', () => {
  const cells = of(105, (i) => (i % 10 === 0 ? '-' : `0-${String(5_215_212 + i * 6841)}-${i % 10}`));
  expect(columnOf(cells, 'isbn').few).toBeUndefined();
});

it('A small number that one row has stays among few numbers, so that the column is not constant', () => {
  expect(
    valuesOf(
      of(200, (i) => (i === 17 ? '1' : '0')),
      'canteen',
    ),
  ).toEqual([0, 1]);
});

describe('a file without usual delimiters', () => {
  it.each(['~', '^', '¦'])('has %s between its cells, if all lines have it equally often', (sign) => {
    const rows = of(12, (i) =>
      ['7', `Hill, Park and ${'and, '.repeat(i % 3)}Sons`, 'KT12 3LD', String(i)].join(sign),
    );
    const text = [['id', 'name', 'postcode', 'beds'].join(sign), ...rows].join('\n');
    expect(columnsOf(text, 'csv').map(({ name }) => name)).toEqual(['id', 'name', 'postcode', 'beds']);
  });
});

it('A first column without a name that numbers the rows is the index of a data frame', () => {
  const rows = of(30, (i) => `${i},item ${i % 4},${i * 7}`);
  const [index] = columnsOf([',kind,price', ...rows].join('\n'), 'csv');
  expect(index).toMatchObject({ name: 'index', sample: { order: { kind: 'sequence', start: 0, step: 1 } } });
});
