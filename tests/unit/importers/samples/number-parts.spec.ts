import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../fixtures/code.ts';
import { importSql } from '../../../fixtures/import/imported.ts';
import { columnOf } from './read.ts';

/** 500 rows of the column `n` of a schema that is made of 1,000 rows, ascending. */
async function numbersLike(row: (i: number) => string): Promise<readonly number[]> {
  const source = ['n,x', ...Array.from({ length: 1000 }, (_, i) => `${row(i)},a`)].join('\n');
  const { schema } = await importSql(source, undefined, { kind: 'csv' });
  const [table] = openDocument(JSON.parse(JSON.stringify(schema))).tables;
  const [cells = []] = table?.read(0, 1000).columns ?? [];
  return Array.from(cells as ArrayLike<unknown>, Number).sort((one, other) => one - other);
}

describe('numbers that equal parts of their range do not describe', () => {
  it('are zero as often as in the sample', async () => {
    const numbers = await numbersLike((i) => (i % 10 < 7 ? '0' : String(1 + ((i * 7919) % 900_001))));
    const zeros = numbers.filter((value) => value === 0).length;
    // 700 are expected, with a standard deviation of 15.
    expect(Math.abs(zeros - 700)).toBeLessThan(60);
    expect(numbers.at(-1)).toBeGreaterThan(500_000);
  });

  it('have the median of the sample, if a few are a thousand times greater', async () => {
    // Powers of ten from 1 to 10,000,000: half of them are below 3,162. Of 1,000 rows, 450 to 550 are.
    const numbers = await numbersLike((i) => String(Math.round(10 ** (((i * 617) % 1000) / 143))));
    const median = numbers[500] ?? 0;
    expect(median).toBeGreaterThan(1500);
    expect(median).toBeLessThan(12_000);
    expect(numbers[250] ?? 0).toBeLessThan(200);
  });

  it.each<[what: string, usual: (i: number) => number]>([
    [
      'costs up to a limit, which most reach',
      (i) => (i % 3 === 0 ? 5000 + ((i * 617) % 19_000) : 23_900 + (i % 107)),
    ],
    ['evenly spread costs', (i) => 5000 + ((i * 617) % 19_000)],
  ])('are never near a row of totals: %s', async (_, usual) => {
    const numbers = await numbersLike((i) => String(i === 999 ? 10_544_187 : usual(i)));
    expect(numbers.at(-1)).toBeLessThan(25_000);
  });

  it('have parts that end at no number of a single row', () => {
    const cells = Array.from({ length: 400 }, (_, i) => String(1234 + Math.round(1.04 ** i) * 37));
    const { parts = [], min, max } = columnOf(cells);
    const ends = parts.flatMap((part) => [part.min, part.max]).filter((end) => end !== min && end !== max);
    expect(ends.length).toBeGreaterThan(4);
    expect(ends.every((end) => Number(end.toPrecision(2)) === end)).toBe(true);
  });

  it('have no parts if they are spread evenly', () => {
    const cells = Array.from({ length: 400 }, (_, i) => String((i * 37) % 997));
    expect(columnOf(cells)).not.toHaveProperty('parts');
  });
});

describe('digits after the point', () => {
  it('are those of most numbers, without the results of binary fractions', () => {
    const cells = Array.from({ length: 60 }, (_, i) =>
      i === 30 ? '0.30000000000000004' : `0.${1000 + i * 13}`,
    );
    expect(columnOf(cells)).toMatchObject({ decimals: 4 });
  });

  it('are no more than doubles can count', () => {
    const cells = Array.from({ length: 60 }, (_, i) => String((100 * i) / 59));
    expect(columnOf(cells).decimals).toBeLessThanOrEqual(13);
    expect(columnOf(cells).bins?.length).toBeGreaterThan(1);
  });
});
