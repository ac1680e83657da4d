import { csvParse, type DSVRowString } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { importSchema, open } from '../../../../src/library/index.ts';

async function rowsLike(source: string, count?: number): Promise<readonly DSVRowString[]> {
  const { schema } = await importSchema(source, { kind: 'csv' });
  const tables = schema.tables.map((table) =>
    count === undefined || 'given' in table ? table : { ...table, rows: count },
  );
  const dataset = await open({ ...schema, tables });
  const text = await new Response(dataset.table(dataset.tables[0] ?? '').stream('csv')).text();
  return csvParse(text);
}

const day = (i: number) => new Date(Date.UTC(2024, 0, 1) + i * 86_400_000).toISOString().slice(0, 10);
/** Distances of 0 to 4. */
const growing = (i: number) => i * 2 + ((i * 7) % 3);
const CITIES = ['Oslo', 'Bergen', 'Lima', 'Cusco', 'Quito'];

const sample = (row: (i: number) => readonly (string | number)[]) =>
  ['a,b,n', ...Array.from({ length: 200 }, (_, i) => [...row(i), (i * 37) % 97].join())].join('\n');

type Sizes = (row: DSVRowString) => number;
const sizeOfB: Sizes = ({ b = '' }) => Number(b);

describe('rows are in the order of a sample', () => {
  it.each<[says: string, source: string, size: Sizes]>([
    ['numbers that grow', sample((i) => [CITIES[i % 5] ?? '', 1000 + growing(i)]), sizeOfB],
    ['numbers that fall', sample((i) => [CITIES[i % 5] ?? '', 9000 - growing(i)]), (row) => -sizeOfB(row)],
    ['decimals', sample((i) => [CITIES[i % 5] ?? '', (growing(i) / 4).toFixed(2)]), sizeOfB],
    [
      'days that repeat',
      sample((i) => [CITIES[i % 5] ?? '', day(Math.floor(growing(i) / 5))]),
      (row) => Date.parse(row.b ?? ''),
    ],
    [
      'days with the month first',
      sample((i) => {
        const [year, month, date] = day(Math.floor(growing(i) / 3))
          .split('-')
          .map(Number);
        return [CITIES[i % 5] ?? '', `${month}/${date}/${year}`];
      }),
      (row) => Date.parse(`${row.b} UTC`),
    ],
    [
      'texts side by side',
      sample((i) => [(i * 7) % 5, CITIES[Math.floor(i / 40)] ?? '']),
      (row) => CITIES.indexOf(row.b ?? ''),
    ],
    [
      'things side by side',
      sample((i) => [CITIES[Math.floor(i / 40)] ?? '', 10 + ((Math.floor(i / 40) * 3) % 5)]),
      (row) => CITIES.indexOf(row.a ?? ''),
    ],
  ])('%s', async (_, source, size) => {
    for (const count of [undefined, 500]) {
      const sizes = (await rowsLike(source, count)).map(size);
      expect(sizes.length).toBe(count ?? 200);
      expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
      expect(new Set(sizes).size).toBeGreaterThan(4);
    }
  });

  it('weekdays are those of the sample', async () => {
    const source = sample((i) => [
      CITIES[i % 5] ?? '',
      day(5 + 7 * Math.floor(i / 10) + (i % 10 < 6 ? 0 : 1)),
    ]);
    const weekdays = (await rowsLike(source)).map(({ b = '' }) => new Date(b).getUTCDay());
    expect(new Set(weekdays)).toEqual(new Set([6, 0]));
  });

  it('a column that begins later has no values before', async () => {
    const source = sample((i) => [day(i), i < 60 ? '' : (i * 31) % 89]);
    const rows = await rowsLike(source);
    expect(rows.findIndex(({ b }) => b !== '')).toBe(60);
    expect(rows.slice(60).every(({ b }) => b !== '')).toBe(true);
  });

  it('rows in no order stay so', async () => {
    const source = sample((i) => [CITIES[(i * 7) % 5] ?? '', (i * 71) % 199]);
    const sizes = (await rowsLike(source)).map(sizeOfB);
    expect(sizes).not.toEqual(sizes.toSorted((one, other) => one - other));
  });
});
