import { csvParse } from 'd3-dsv';
import { expect, it } from 'vitest';
import { importSchema, open } from '../../../../src/library/index.ts';
import { tablesOf } from '../samples/read.ts';

const HEADER = 'home,away,code,old code,note';
/** Matches of twelve teams, and codes that changed in one of ten rows. */
const sample = Array.from({ length: 400 }, (_, i) => {
  const [home, away] = [(i * 7) % 12, (i * 7 + 1 + ((i * 5) % 11)) % 12];
  const code = 1000 + ((i * 7919) % 8999);
  return `Team ${'ABCDEFGHIJKL'[home]},Team ${'ABCDEFGHIJKL'[away]},${code},${i % 10 === 3 ? code + 1 : code},${i % 13}`;
});

it('two columns never have the same text if no row of the sample does, and mostly have it if most rows do', async () => {
  const { schema } = await importSchema([HEADER, ...sample].join('\n'), { kind: 'csv' });
  const dataset = await open({ ...schema, tables: schema.tables.map((table) => ({ ...table, rows: 1000 })) });
  const text = await new Response(dataset.table(dataset.tables[0] ?? '').stream('csv')).text();
  const rows = csvParse(text);
  expect(rows.columns).toEqual(HEADER.split(','));
  expect(rows.filter(({ home, away }) => home === away)).toEqual([]);
  expect(rows.filter((row) => row.code === row['old code']).length / 1000).toBeCloseTo(0.9, 1);
});

it('one row with the same text, fewer rows, or opposites are not apart', () => {
  const agreeing = (rows: readonly string[], header = HEADER) =>
    tablesOf([header, ...rows].join('\n'), 'csv').tables[0]?.agreements?.map(({ columns }) => columns.join());
  expect(agreeing(sample)).toEqual(['home,away', 'code,old code']);
  expect(agreeing([...sample, 'Team A,Team A,1,1,1'])).toEqual(['code,old code']);
  expect(agreeing(sample.slice(0, 29))).toBeUndefined();
  expect(
    agreeing(
      sample.map((_, i) => (i % 2 ? 'yes,no' : 'no,yes')),
      'a,b',
    ),
  ).toBeUndefined();
});

it('the day of a date is its day, also if so few dates occur that they are a list', async () => {
  const days = Array.from({ length: 400 }, (_, i) => 1 + 7 * ((i * 5) % 4));
  const source = ['week,day', ...days.map((day) => `2025-06-${String(day).padStart(2, '0')},${day}`)];
  const { schema } = await importSchema(source.join('\n'), { kind: 'csv' });
  const dataset = await open(schema);
  const text = await new Response(dataset.table(dataset.tables[0] ?? '').stream('csv')).text();
  expect(csvParse(text).filter(({ week, day }) => Number(week?.slice(-2)) !== Number(day))).toEqual([]);
});
