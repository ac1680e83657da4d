import { csvParse } from 'd3-dsv';
import { expect, it } from 'vitest';
import { importSchema, open } from '../../../../src/library/index.ts';

const DAY_MS = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const first = Date.UTC(2024, 0, 1);

async function rowsLike(source: string) {
  const { schema } = await importSchema(source, { kind: 'csv' });
  const dataset = await open({ ...schema, tables: schema.tables.map((table) => ({ ...table, rows: 2000 })) });
  const text = await new Response(dataset.table(dataset.tables[0] ?? '').stream('csv')).text();
  return csvParse(text);
}

it('days can be weeks apart as in the sample, although both columns end at nearly the same time', async () => {
  const last = first + 339 * DAY_MS;
  const sample = Array.from({ length: 120 }, (_, i) => {
    const ordered = first + ((i * 71) % 339) * DAY_MS;
    return `${(i * 37) % 997},${dayOf(ordered)},${dayOf(Math.min(ordered + (1 + ((i * 13) % 37)) * DAY_MS, last))}`;
  });
  const rows = await rowsLike(['n,ordered,shipped', ...sample].join('\n'));
  const days = rows.map(
    ({ ordered, shipped }) => (Date.parse(shipped ?? '') - Date.parse(ordered ?? '')) / DAY_MS,
  );
  expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...days)).toBeGreaterThan(30);
  expect(Math.max(...days)).toBeLessThanOrEqual(37);
  for (const { shipped = '' } of rows) expect(Date.parse(shipped)).toBeLessThanOrEqual(last);
});

it('prices keep their steps, although the distances between two of them are few', async () => {
  const sample = Array.from({ length: 200 }, (_, i) => {
    const least = 1000 + ((i * 71) % 41) * 50;
    return `${(i * 37) % 997},${least},${least + ((i * 13) % 7) * 50}`;
  });
  const rows = await rowsLike(['n,price_min,price_max', ...sample].join('\n'));
  const distances = rows.map((row) => Number(row.price_max) - Number(row.price_min));
  expect(distances.filter((distance) => distance % 50 !== 0)).toEqual([]);
  expect(new Set(distances).size).toBe(7);
});

it('a due date is 14 or 21 days later in the shares of the sample, although one of its rows is an exception', async () => {
  const sample = Array.from({ length: 100 }, (_, i) => {
    const added = first + ((i * 71) % 339) * DAY_MS;
    return `${dayOf(added)},${dayOf(added + (i === 50 ? -3 : i % 4 === 0 ? 14 : 21) * DAY_MS)}`;
  });
  const rows = await rowsLike(['added,due', ...sample].join('\n'));
  const days = rows.map(({ added, due }) => (Date.parse(due ?? '') - Date.parse(added ?? '')) / DAY_MS);
  expect(days.filter((count) => count === 14).length / 2000).toBeCloseTo(0.25, 1);
  expect(days.filter((count) => count === 21).length / 2000).toBeGreaterThan(0.65);
});

it('moments in a form of their own follow each other by minutes, also where a column between is a text', async () => {
  const written = (time: number) => {
    const [date = '', clock = ''] = new Date(time).toISOString().split('T');
    return `${date.split('-').reverse().join('/')} ${clock.slice(0, 5)}`;
  };
  const sample = Array.from({ length: 90 }, (_, i) => {
    const created = first + ((i * 71) % 339) * DAY_MS + ((i * 613) % 1440) * 60_000;
    const paid = i % 3 === 0 ? created + (1 + (i % 7)) * 60_000 : created;
    return `${written(created)},note ${i},${i % 10 === 0 ? '' : written(paid)}`;
  });
  const rows = await rowsLike(['Created at,Note,Paid at', ...sample].join('\n'));
  const isoOf = (text = '') =>
    `${text.slice(6, 10)}-${text.slice(3, 5)}-${text.slice(0, 2)}${text.slice(10)}`;
  for (const row of rows) {
    expect(row['Paid at']).toMatch(/^(?:\d\d\/\d\d\/2024 \d\d:\d\d)?$/);
    if (row['Paid at']) expect(isoOf(row['Paid at']) >= isoOf(row['Created at'])).toBe(true);
  }
  const same = rows.filter((row) => row['Paid at'] === row['Created at']).length / 2000;
  expect(same).toBeCloseTo(0.6, 1);
  expect(rows.filter((row) => row['Paid at'] === '').length / 2000).toBeCloseTo(0.1, 1);
});
