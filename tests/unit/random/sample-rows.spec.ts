import { describe, expect, it } from 'vitest';
import {
  sampleEntries,
  sampleEntriesOf,
  sampleIndexes,
  sampleRows,
  sampleTable,
  sampleTableOf,
  sampleWeighted,
  sampleWeightedOf,
} from '../../../src/random/sample-rows.ts';
import { createStream, firstBits, firstFraction, secondBits, streamKey } from '../../../src/random/stream.ts';
import { pickOne, pickUniform, uniformInRow } from '../../../src/random/uniform.ts';
import {
  createWeightedPicker,
  createWeightedTable,
  createWeightedTables,
  DRAWS,
  fillDraws,
} from '../../../src/random/weighted.ts';
import { chiSquare, chiSquareOfBins } from './goodness-of-fit.ts';

const stream = createStream();
const keys = [
  streamKey(0, 'a'),
  streamKey(-1, 'entity', 'person', 1, 'sex'),
  streamKey(2 ** 40, 'column', 'z'),
];
const rows = [0, 1, 255, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 33 + 7, 2 ** 53 - 1];
const list = ['red', 'green', 'blue', 'black', 'white'];
const weights = [1, 0, 7, 3, 0.5];
const lists = [list, ['one'], ['even', 'odd']];
const listOfRow = rows.map((_, i) => i % lists.length);

describe.each(keys)('of a key %o, what a row gives first without a stream', (key) => {
  it('is the first 32 bits of its stream', () => {
    expect(rows.map((row) => firstBits(key, row))).toEqual(sampleRows(stream, key, rows, stream.u32));
  });

  it('is followed by the second 32 bits', () => {
    const second = () => [stream.u32(), stream.u32()][1];
    expect(rows.map((row) => secondBits(key, row))).toEqual(sampleRows(stream, key, rows, second));
  });

  it('is the first fraction of its stream', () => {
    expect(rows.map((row) => firstFraction(key, row))).toEqual(sampleRows(stream, key, rows, stream.next));
  });

  it('is the index that its stream picks', () => {
    const picked = sampleRows(stream, key, rows, () => pickUniform(stream, 1000));
    expect(sampleIndexes(stream, key, rows, 1000)).toEqual(picked);
  });

  it.each([1, 3, 3_000_000_000, 2 ** 32, 2 ** 32 + 1, 2 ** 52 + 1, 2 ** 53 - 1])(
    'is the integer below %d that its stream picks, even if it rejects numbers',
    (count) => {
      const many = [...rows, ...Array.from({ length: 100 }, (_, row) => row)];
      const picked = sampleRows(stream, key, many, () => pickUniform(stream, count));
      stream.seek(key, 0);
      expect(many.map((row) => uniformInRow(stream, key, row, count))).toEqual(picked);
      expect(stream.u32()).toBe(firstBits(key, 0));
    },
  );

  it('is the entry that its stream picks, from a shared list and from one list per row', () => {
    expect(sampleEntries(stream, key, rows, list)).toEqual(
      sampleRows(stream, key, rows, () => pickOne(stream, list)),
    );
    expect(sampleEntriesOf(stream, key, rows, listOfRow, lists)).toEqual(
      sampleRows(stream, key, rows, (i) => pickOne(stream, lists[listOfRow[i] ?? 0] ?? [])),
    );
  });

  it('is the entry that its stream picks by weight', () => {
    const indexAt = createWeightedTable(weights);
    const picked = sampleRows(stream, key, rows, createWeightedPicker(stream, weights));
    expect(sampleWeighted(key, rows, indexAt)).toEqual(picked);
    expect(sampleWeightedOf(key, rows, () => ({ list, indexAt }))).toEqual(
      picked.map((index) => list[index]),
    );
  });
});

const MANY = Array.from({ length: 300_000 }, (_, row) => row);

function countsOf(indexes: readonly number[], size: number): number[] {
  const counts = new Array<number>(size).fill(0);
  for (const index of indexes) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

describe('of many rows,', () => {
  const [key = streamKey()] = keys;
  const shares = (own: readonly number[]) =>
    own.map((weight) => weight / own.reduce((sum, one) => sum + one, 0));

  it('every third integer is as frequent, although 2^32 is no multiple of the count', () => {
    const residues = sampleIndexes(stream, key, MANY, 3 * 2 ** 30).map((index) => index % 3);
    expect(chiSquareOfBins(residues, 3)).toBeLessThan(1);
  });

  it('the entries of a table are as frequent as their weights', () => {
    const counts = countsOf(sampleTable(key, MANY, createWeightedTables([weights])), weights.length);
    expect(chiSquare(counts, shares(weights))).toBeLessThan(1);
    const draws = Array.from(fillDraws(new Uint16Array(DRAWS), weights));
    expect(chiSquare(countsOf(draws, weights.length), shares(weights))).toBeLessThan(1);
  });

  it('the entries of a row’s own table are', () => {
    const others = [2, 0, 1];
    const tables = createWeightedTables([others, weights]);
    const numbers = MANY.map((row) => row % 3);
    const indexes = sampleTableOf(key, MANY, tables, Uint8Array.from([1, 0, 1]), numbers);
    const own = (table: number) => indexes.filter((_, i) => (numbers[i] === 1 ? 0 : 1) === table);
    const counts = countsOf(own(1), 8);
    expect(counts.slice(0, 3)).toEqual([0, 0, 0]);
    expect(chiSquare(counts.slice(3), shares(weights))).toBeLessThan(1);
    expect(chiSquare(countsOf(own(0), 3), shares(others))).toBeLessThan(1);
  });
});

it('refuses an empty list', () => {
  const [key = streamKey()] = keys;
  expect(() => sampleEntries(stream, key, rows, [])).toThrow(RangeError);
});
