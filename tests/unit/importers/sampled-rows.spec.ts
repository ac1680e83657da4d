/** @module-tag deep */
import { csvParse } from 'd3-dsv';
import { beforeAll, describe, expect, it } from 'vitest';
import { importSchema, open } from '../../../src/library/index.ts';
import { chiSquareMisfit } from '../../fixtures/goodness-of-fit.ts';
import { sampleFile } from '../../fixtures/sample-file.ts';

const ROWS = 100_000;
/** Columns with at most so many different values are compared value by value. */
const FEW = 10;

/** Whether a cell is of a type, by the way in which the sample writes it. */
const FORMS: Readonly<Record<string, RegExp>> = {
  id: /^\d+$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  status: /^[a-z]+$/,
  net: /^\d+(\.\d{1,2})?$/,
  gross: /^\d+(\.\d{1,2})?$/,
  qty: /^\d$/,
  created_at: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/,
  birth: /^\d{4}-\d\d-\d\d$/,
  active: /^(true|false)$/,
  first: /^[a-z -]{1,20}$/i,
  last: /^[a-z -]{1,20}$/i,
  name: /^[a-z -]{1,41}$/i,
};

type Row = Readonly<Record<string, string>>;

const isNull = (cell: string) => cell === '' || cell === 'NULL';

/** The cells of a column that are not null. */
function valuesIn(rows: readonly Row[], name: string): readonly string[] {
  return rows.map((row) => row[name] ?? '').filter((cell) => !isNull(cell));
}

function countsOf(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** A number for a cell that has an order: a number, a date or a moment. */
function sizeOf(cell: string): number {
  return /^\d{4}-/.test(cell) ? Date.parse(cell) : Number(cell);
}

function rangeOf(values: readonly string[]): readonly [least: number, most: number] {
  const sizes = values.map(sizeOf).sort((a, b) => a - b);
  return [sizes[0] ?? Number.NaN, sizes.at(-1) ?? Number.NaN];
}

async function rowsLike(csv: string): Promise<readonly Row[]> {
  const { schema } = await importSchema(csv, { kind: 'csv', name: 'orders' });
  const dataset = await open(schema);
  const [table = ''] = dataset.tables;
  return csvParse(await new Response(dataset.table(table).stream('csv')).text());
}

describe('rows like those of a CSV file of 100,000 rows', () => {
  const csv = sampleFile(ROWS);
  const sample: readonly Row[] = csvParse(csv);
  let rows: readonly Row[] = [];

  beforeAll(async () => {
    rows = await rowsLike(csv);
  });

  it('are as many', () => {
    expect(rows).toHaveLength(ROWS);
  });

  it.each(Object.entries(FORMS))('have the type and the share of nulls of %s', (name, form) => {
    const values = valuesIn(rows, name);
    expect(values.filter((value) => !form.test(value)).slice(0, 3)).toEqual([]);
    expect(
      valuesIn(sample, name)
        .filter((value) => !form.test(value))
        .slice(0, 3),
    ).toEqual([]);
    const share = (count: number) => count / ROWS;
    expect(Math.abs(share(values.length) - share(valuesIn(sample, name).length))).toBeLessThan(0.01);
  });

  it.each(['id', 'net', 'gross', 'qty', 'created_at', 'birth'])('stay within the range of %s', (name) => {
    const [least, most] = rangeOf(valuesIn(rows, name));
    const [sampleLeast, sampleMost] = rangeOf(valuesIn(sample, name));
    expect(least).toBeGreaterThanOrEqual(sampleLeast);
    expect(most).toBeLessThanOrEqual(sampleMost);
    // They also use it.
    expect(most - least).toBeGreaterThan(0.99 * (sampleMost - sampleLeast));
  });

  it.each(['status', 'qty', 'active'])('have the values of %s, as frequent as there', (name) => {
    const values = valuesIn(rows, name);
    const expected = countsOf(valuesIn(sample, name));
    const found = countsOf(values);
    expect(expected.size).toBeLessThanOrEqual(FEW);
    expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
    const scale = values.length / valuesIn(sample, name).length;
    const keys = [...expected.keys()];
    const counts = keys.map((key) => found.get(key) ?? 0);
    expect(
      chiSquareMisfit(
        counts,
        keys.map((key) => (expected.get(key) ?? 0) * scale),
      ),
    ).toBeLessThan(1);
  });

  it.each(['id', 'uuid'])('are distinct in %s', (name) => {
    expect(new Set(valuesIn(rows, name)).size).toBe(ROWS);
  });

  it('keep what is computed', () => {
    for (const { net = '', gross, first, last, name } of rows.slice(0, 1000)) {
      expect(Number(gross)).toBe(Math.round(Number(net) * 119) / 100);
      expect(name).toBe(`${first} ${last}`);
    }
  });

  it('spread over the range of net as there', () => {
    const parts = 20;
    const [least, most] = rangeOf(valuesIn(sample, 'net'));
    const binsOf = (values: readonly string[]) => {
      const bins = new Array<number>(parts).fill(0);
      for (const value of values) {
        const part = Math.min(parts - 1, Math.floor(((Number(value) - least) / (most - least)) * parts));
        bins[part] = (bins[part] ?? 0) + 1;
      }
      return bins;
    };
    expect(chiSquareMisfit(binsOf(valuesIn(rows, 'net')), binsOf(valuesIn(sample, 'net')))).toBeLessThan(1);
  });
});
