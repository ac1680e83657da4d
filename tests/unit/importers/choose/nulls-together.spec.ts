import { csvParse } from 'd3-dsv';
import { expect, it } from 'vitest';
import { importSchema, open } from '../../../../src/library/index.ts';
import { tablesOf } from '../samples/read.ts';

const HEADER = 'n,temperature,wind,seen at,note';
/** Weather that two of five rows have, and notes that other rows have. */
const sample = Array.from({ length: 60 }, (_, i) => {
  const weather = i % 5 < 2 ? `${12 + ((i * 7) % 9)},${(i * 13) % 30}.5,${1 + (i % 28)}/06/2025` : ',,';
  return `${i % 13},${weather},${(i * 7) % 11 < 4 ? '' : (i * 37) % 50}`;
});

it('columns that are null in the same rows of a sample are null in the same rows', async () => {
  const { schema } = await importSchema([HEADER, ...sample].join('\n'), { kind: 'csv' });
  const dataset = await open({ ...schema, tables: schema.tables.map((table) => ({ ...table, rows: 1000 })) });
  const text = await new Response(dataset.table(dataset.tables[0] ?? '').stream('csv')).text();
  const rows = csvParse(text).map((row) =>
    ['temperature', 'wind', 'seen at', 'note'].map((name) => row[name] === ''),
  );
  expect(rows.filter(([a, b, c]) => a !== b || b !== c)).toEqual([]);
  expect(rows.filter(([isNull]) => isNull).length / 1000).toBeCloseTo(0.6, 1);
  expect(rows.filter(([isNull, , , hasNote]) => isNull !== hasNote).length).toBeGreaterThan(100);
});

it('nulls of one row more, or of five rows, are not together', () => {
  const togetherIn = (rows: readonly string[]) =>
    tablesOf([HEADER, ...rows].join('\n'), 'csv').tables[0]?.nullStates?.map(({ columns }) => columns);
  expect(togetherIn(sample)).toEqual([['temperature', 'wind', 'seen at']]);
  expect(togetherIn([...sample, '9,,3.5,,7'])).toEqual([['temperature', 'seen at']]);
  expect(togetherIn(sample.slice(0, 8))).toEqual([]);
});

/** Subscriptions. A third of them has no line, and so no service. */
const lines = Array.from({ length: 90 }, (_, i) => {
  const line = ['fiber', 'copper', 'none'][i % 3] ?? '';
  const service = (k: number) => (line === 'none' ? 'no line' : ((i * k) % 7) % 2 === 0 ? 'yes' : 'no');
  return [line, service(3), service(5)].join();
});

it('texts that all rows of a state have, and no others, are those of its rows', async () => {
  const source = ['line,backup,support', ...lines].join('\n');
  const { schema } = await importSchema(source, { kind: 'csv' });
  const dataset = await open({ ...schema, tables: schema.tables.map((table) => ({ ...table, rows: 500 })) });
  const rows = csvParse(await new Response(dataset.table(dataset.tables[0] ?? '').stream('csv')).text());
  const isAgreed = (row: Readonly<Record<string, string>>) =>
    ['backup', 'support'].every((name) => (row[name] === 'no line') === (row.line === 'none'));
  expect(rows.filter((row) => !isAgreed(row))).toEqual([]);
  expect(rows.filter(({ backup }) => backup === 'yes').length).toBeGreaterThan(100);
});

it('a text of one row of another state is decided by none', () => {
  const decided = (rows: readonly string[]) =>
    tablesOf(['line,backup,support', ...rows].join('\n'), 'csv').tables[0]?.valueStates?.map(
      ({ columns }) => columns[0],
    );
  expect(decided(lines)).toEqual(['backup', 'support']);
  expect(decided([...lines, 'fiber,yes,no line'])).toEqual(['backup']);
  expect(decided(lines.slice(0, 27))).toBeUndefined();
});
