import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../fixtures/code.ts';
import { importSql } from '../../../fixtures/import/imported.ts';

/** The cells of the column `c` in 1,000 rows of a schema that is made of these cells. */
async function cellsLike(cells: readonly string[]): Promise<readonly string[]> {
  const source = ['c,x', ...cells.map((cell) => `"${cell}",a`)].join('\n');
  const { schema } = await importSql(source, undefined, { kind: 'csv', rows: 1000 });
  const [table] = openDocument(JSON.parse(JSON.stringify(schema))).tables;
  const [column = []] = table?.read(0, 1000).columns ?? [];
  return Array.from(column as ArrayLike<unknown>, (cell) =>
    typeof cell === 'number' && cell > 1e11 ? new Date(cell).toISOString() : String(cell),
  );
}

const of = <T>(count: number, cell: (i: number) => T) => Array.from({ length: count }, (_, i) => cell(i));
const two = (value: number) => String(value).padStart(2, '0');
const share = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.filter(test).length / cells.length;

it('Countries of residence are those of the sample, also rare ones, because codes of a public list tell about no person', async () => {
  const cells = await (async () => {
    const rows = of(300, (i) => ['ZA', 'TN', 'CL'][i] ?? ['US', 'US', 'GB', 'CA'][i % 4] ?? '');
    const { schema } = await importSql(
      ['employee_residence,x', ...rows.map((cell) => `${cell},a`)].join('\n'),
      undefined,
      { kind: 'csv' },
    );
    return schema.tables[0]?.columns[0]?.options?.values;
  })();
  expect(new Set(cells as readonly string[])).toEqual(new Set(['US', 'GB', 'CA', 'ZA', 'TN', 'CL']));
});

describe('generated times have the granularity of a sample', () => {
  it('with the kick-offs that it has, as often', async () => {
    const kickOffs = ['15:30', '15:30', '15:30', '18:30', '20:30'];
    const cells = await cellsLike(of(200, (i) => (i === 7 ? '20:35' : (kickOffs[i % 5] ?? ''))));
    expect(new Set(cells)).toEqual(new Set(['15:30', '18:30', '20:30']));
    expect(share(cells, (cell) => cell === '15:30')).toBeCloseTo(0.6, 1);
  });

  it('with whole minutes where its seconds are zero', async () => {
    const cells = await cellsLike(
      of(600, (i) => `${two(Math.floor(((i * 617) % 1440) / 60))}:${two((i * 617) % 60)}:00`),
    );
    expect(cells.every((cell) => cell.endsWith(':00'))).toBe(true);
    expect(new Set(cells).size).toBeGreaterThan(300);
  });

  it('with quarters of an hour at moments', async () => {
    const moment = (i: number) =>
      `2026-0${1 + (i % 6)}-${two(1 + (i % 28))}T${two(8 + (i % 9))}:${['00', '15', '30', '45'][i % 4]}:00Z`;
    const cells = await cellsLike(of(300, moment));
    expect(cells.every((cell) => /T\d\d:(?:00|15|30|45):00Z$/.test(cell))).toBe(true);
  });

  it('with milliseconds where it has them', async () => {
    const cells = await cellsLike(
      of(300, (i) => `00:${two(i % 15)}:${two((i * 7) % 60)}.${String((i * 137) % 1000).padStart(3, '0')}`),
    );
    expect(cells.every((cell) => /^00:\d\d:\d\d\.\d{3}$/.test(cell))).toBe(true);
    expect(share(cells, (cell) => cell.endsWith('.000'))).toBeLessThan(0.05);
  });
});

describe('generated dates have the weekdays of a sample', () => {
  const day = (from: string, days: number) =>
    new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
  const weekdayOf = (cell: string) => new Date(cell).getUTCDay();

  it('with few matches in the middle of the week', async () => {
    // From a Saturday on: of ten matches, six are on Saturdays, three on Sundays and one is on a Wednesday.
    const cells = await cellsLike(
      of(300, (i) => day('2026-01-03', 7 * (i % 40) + (i % 10 < 6 ? 0 : i % 10 < 9 ? 1 : 4))),
    );
    expect(new Set(cells.map(weekdayOf))).toEqual(new Set([6, 0, 3]));
    expect(share(cells, (cell) => weekdayOf(cell) === 6)).toBeCloseTo(0.6, 1);
  });

  it('without weekends', async () => {
    const cells = await cellsLike(of(300, (i) => day('2026-01-05', 7 * (i % 43) + (i % 5))));
    expect(cells.every((cell) => weekdayOf(cell) % 6 !== 0)).toBe(true);
  });

  it('and its frequent day', async () => {
    const cells = await cellsLike(of(300, (i) => (i % 3 === 0 ? '2015-09-01' : day('1965-05-01', i * 60))));
    expect(share(cells, (cell) => cell.startsWith('2015-09-01'))).toBeCloseTo(1 / 3, 1);
  });
});

describe('generated numbers have the steps of a sample', () => {
  it('of 50, though a few numbers do not', async () => {
    const cells = await cellsLike(of(300, (i) => String(i % 50 === 0 ? 1237 : 1000 + 50 * ((i * 17) % 181))));
    expect(cells.every((cell) => Number(cell) % 50 === 0)).toBe(true);
  });

  it('with as many round numbers', async () => {
    const cells = await cellsLike(
      of(400, (i) => String(i % 10 < 6 ? 1000 * (1 + ((i * 7) % 90)) : 1003 + ((i * 7919) % 88_000))),
    );
    expect(share(cells, (cell) => Number(cell) % 1000 === 0)).toBeCloseTo(0.6, 1);
  });

  it('with as many decimals', async () => {
    const cells = await cellsLike(
      of(400, (i) => (i % 2 === 0 ? String((i * 7) % 97) : (((i * 7) % 970) / 10).toFixed(1))),
    );
    expect(cells.every((cell) => /^\d+(?:\.\d)?$/.test(cell))).toBe(true);
    expect(share(cells, (cell) => !cell.includes('.'))).toBeGreaterThan(0.4);
  });

  it('of one, though decimals are written', async () => {
    const cells = await cellsLike(of(300, (i) => (i === 9 ? '1.2' : `${20 + ((i * 7) % 180)}.0`)));
    expect(cells.every((cell) => /^\d+$/.test(cell))).toBe(true);
  });

  it('and prices end as there', async () => {
    const cells = await cellsLike(of(300, (i) => `${1 + ((i * 7) % 80)}.${['99', '99', '95', '49'][i % 4]}`));
    expect(cells.every((cell) => /\.(?:99|95|49)$/.test(cell))).toBe(true);
    expect(share(cells, (cell) => cell.endsWith('.99'))).toBeCloseTo(0.5, 1);
  });
});

it('Samples of more different numbers and days than a call takes arguments keep their steps', async () => {
  const cells = await cellsLike(of(200_000, (i) => String(i * 50)));
  expect(cells.filter((cell) => Number(cell) % 50 !== 0)).toEqual([]);
  const days = await cellsLike(
    of(200_000, (i) =>
      new Date(Date.UTC(1700, 0, 1) + ((i * 7919) % 200_003) * 86_400_000).toISOString().slice(0, 10),
    ),
  );
  expect(
    days.filter((day) => (day.includes('T') ? Date.parse(day) : Number(day)) % 86_400_000 !== 0),
  ).toEqual([]);
});
