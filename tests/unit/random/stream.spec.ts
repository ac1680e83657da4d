import { beforeAll, describe, expect, it } from 'vitest';
import { createStream, streamKey } from '../../../src/random/stream.ts';
import { pickUniform } from '../../../src/random/uniform.ts';

const ROWS = 1_000_000;
const BINS = 256;
/** The chi-square of a fair stream over 256 bins is 255 on average, with a deviation of 22.6. This is six deviations above. */
const CHI_SQUARE_MAX = 255 + 6 * 22.6;

function chiSquare(counts: Uint32Array): number {
  const fair = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0);
}

const keys = [
  { seed: 0, name: 'person/Full Name' },
  { seed: 1, name: 'datatype/UUID' },
  { seed: -1, name: 'fact/place/1' },
  { seed: 0xdeadbeef, name: 'c' },
];

describe.each(keys)(
  'a million consecutive rows of $name under seed $seed',
  { tags: ['deep'] },
  ({ seed, name }) => {
    const first = new Uint32Array(ROWS);
    const second = new Uint32Array(ROWS);
    beforeAll(() => {
      const stream = createStream();
      const key = streamKey(seed, name);
      for (let row = 0; row < ROWS; row++) {
        stream.seek(key, row);
        first[row] = stream.u32();
        second[row] = stream.u32();
      }
    });

    /** Chi-square of the bins, from 0 to 255, of all rows after the first. */
    function spread(bin: (row: number) => number): number {
      const counts = new Uint32Array(BINS);
      for (let row = 1; row < ROWS; row++) {
        const at = bin(row);
        counts[at] = (counts[at] ?? 0) + 1;
      }
      return chiSquare(counts);
    }
    const at = (numbers: Uint32Array, row: number) => numbers[row] ?? 0;

    it.each([
      ['high bits of first numbers', (row: number) => at(first, row) >>> 24],
      ['low bits of first numbers', (row: number) => at(first, row) & 255],
      [
        'high bits of neighbours',
        (row: number) => ((at(first, row - 1) >>> 28) << 4) | (at(first, row) >>> 28),
      ],
      ['low bits of neighbours', (row: number) => ((at(first, row - 1) & 15) << 4) | (at(first, row) & 15)],
      ['differences of neighbours', (row: number) => ((at(first, row) - at(first, row - 1)) >>> 24) & 255],
      [
        'first and second number of a row',
        (row: number) => ((at(first, row) >>> 28) << 4) | (at(second, row) >>> 28),
      ],
    ])('spreads the %s evenly', (_, bin) => {
      expect(spread(bin)).toBeLessThan(CHI_SQUARE_MAX);
    });

    it('starts every row from a different state', () => {
      const starts = new Set<number>();
      for (let row = 0; row < ROWS; row++) starts.add(at(first, row) * 2 ** 21 + (at(second, row) >>> 11));
      expect(starts.size).toBe(ROWS);
    });
  },
);

describe('the first eight numbers of a row', () => {
  const NUMBERS = 8;
  const SOME_ROWS = 200_000;
  const stream = createStream();
  const key = streamKey(20_261_121, 'image/URL');
  const numbers = new Uint32Array(SOME_ROWS * NUMBERS);
  for (let row = 0; row < SOME_ROWS; row++) {
    stream.seek(key, row);
    for (let i = 0; i < NUMBERS; i++) numbers[row * NUMBERS + i] = stream.u32();
  }

  it.each([
    ['high', 28],
    ['middle', 14],
    ['low', 0],
  ])('do not follow from one another in their %s bits', (_, shift) => {
    for (let one = 0; one < NUMBERS; one++) {
      for (let other = one + 1; other < NUMBERS; other++) {
        const counts = new Uint32Array(BINS);
        for (let at = 0; at < numbers.length; at += NUMBERS) {
          const pair =
            ((((numbers[at + one] ?? 0) >>> shift) & 15) << 4) |
            (((numbers[at + other] ?? 0) >>> shift) & 15);
          counts[pair] = (counts[pair] ?? 0) + 1;
        }
        expect(chiSquare(counts), `numbers ${one} and ${other}`).toBeLessThan(CHI_SQUARE_MAX);
      }
    }
  });
});

describe('rows beyond 2^32', () => {
  const SOME_ROWS = 200_000;
  const key = streamKey(20_261_121, 'people', 'column', 'id');

  /** The first two numbers of each of some rows from a start. */
  function firstNumbers(start: number): Uint32Array {
    const stream = createStream();
    const numbers = new Uint32Array(2 * SOME_ROWS);
    for (let i = 0; i < SOME_ROWS; i++) {
      stream.seek(key, start + i);
      numbers[2 * i] = stream.u32();
      numbers[2 * i + 1] = stream.u32();
    }
    return numbers;
  }

  const near = firstNumbers(0);
  it.each([1, 2, 3, 2 ** 20])('do not follow from those %d times 2^32 before them', (times) => {
    const far = firstNumbers(times * 2 ** 32);
    for (const shift of [0, 28]) {
      const counts = new Uint32Array(BINS);
      for (const [i, number] of far.entries()) {
        const pair = (((number >>> shift) & 15) << 4) | (((near[i] ?? 0) >>> shift) & 15);
        counts[pair] = (counts[pair] ?? 0) + 1;
      }
      expect(chiSquare(counts)).toBeLessThan(CHI_SQUARE_MAX);
    }
  });

  it('start from different states', { tags: ['deep'] }, () => {
    const starts = new Set<number>();
    for (const start of [0, 2 ** 31, 2 ** 32, 2 ** 33, 10 ** 10, 2 ** 53 - SOME_ROWS]) {
      const numbers = firstNumbers(start);
      for (let i = 0; i < numbers.length; i += 2) {
        starts.add((numbers[i] ?? 0) * 2 ** 21 + ((numbers[i + 1] ?? 0) >>> 11));
      }
    }
    expect(starts.size).toBe(6 * SOME_ROWS);
  });
});

describe('a stream', () => {
  const key = streamKey(7, 'column');
  const take = (count: number, stream: ReturnType<typeof createStream>) =>
    Array.from({ length: count }, () => stream.u32());

  it('gives a cell the same numbers, whatever was sampled before', () => {
    const stream = createStream();
    stream.seek(key, 41);
    const wanted = take(20, stream);
    stream.seek(streamKey(7, 'another'), 3);
    take(5, stream);
    stream.seek(key, 41);
    expect(take(20, stream)).toEqual(wanted);
  });

  it.each([
    ['another row', key, 42],
    ['another column', streamKey(7, 'columm'), 41],
    ['another seed', streamKey(8, 'column'), 41],
    ['the largest row', key, 4_294_967_295],
  ])('gives %s other numbers', (_, otherKey, row) => {
    const stream = createStream();
    stream.seek(key, 41);
    const wanted = take(4, stream);
    stream.seek(otherKey, row);
    expect(take(4, stream)).not.toEqual(wanted);
  });

  it('gives every name a different key, even if the names are similar', () => {
    const names = ['a', 'b', 'aa', 'ab', 'ba', '', ' ', 'a ', 'é', 'e\u0301', '\u{1f600}', '\u{1f601}'];
    for (let i = 0; i < 10_000; i++) names.push(`column ${i}`);
    expect(new Set(names.map((name) => JSON.stringify(streamKey(7, name)))).size).toBe(names.length);
  });

  it('distinguishes paths by where their parts end, and treats a number like its text', () => {
    const paths = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], ['', 'abc'], ['a', 'b', 'c']];
    expect(new Set(paths.map((path) => JSON.stringify(streamKey(...path)))).size).toBe(paths.length);
    expect(streamKey(5, 'a')).toEqual(streamKey('5', 'a'));
    expect(streamKey(-1, 'a')).not.toEqual(streamKey(1, 'a'));
  });

  it('continues where it was after a substream, even if the substream is nested or throws', () => {
    const stream = createStream();
    stream.seek(key, 5);
    const wanted = take(8, stream);
    stream.seek(key, 5);
    const got = take(2, stream);
    const inner = stream.withSubstream(() => {
      stream.seek(key, 6);
      const before = stream.u32();
      stream.withSubstream(() => {
        stream.seek(key, 7);
        take(3, stream);
      });
      return [before, stream.u32()];
    });
    got.push(...take(2, stream));
    expect(() =>
      stream.withSubstream(() => {
        stream.seek(key, 8);
        stream.u32();
        throw new RangeError('sampled in vain');
      }),
    ).toThrow(RangeError);
    got.push(...take(4, stream));
    expect(got).toEqual(wanted);
    stream.seek(key, 6);
    expect(inner).toEqual(take(2, stream));
  });

  it('gives numbers from 0 to below 1, in all of their 53 bits', () => {
    const stream = createStream();
    stream.seek(key, 0);
    const numbers = Array.from({ length: 10_000 }, () => stream.next());
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(numbers.some((number) => (number * 2 ** 53) % 2 === 1)).toBe(true);
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.02);
  });

  it('makes a fraction of 27 and 26 bits of its next two numbers', () => {
    const stream = createStream();
    for (let row = 0; row < 100; row++) {
      stream.seek(key, row);
      const numbers = Array.from({ length: 5 }, stream.u32);
      const [first = 0n, second = 0n, third = 0n, fourth = 0n] = numbers.map(BigInt);
      stream.seek(key, row);
      expect(stream.next() * 2 ** 53).toBe(Number(((first >> 5n) << 26n) + (second >> 6n)));
      expect(stream.next() * 2 ** 53).toBe(Number(((third >> 5n) << 26n) + (fourth >> 6n)));
      expect(stream.u32()).toBe(numbers[4]);
    }
  });

  it('picks every index below a count, and no other', () => {
    const stream = createStream();
    stream.seek(key, 0);
    const picks = new Set(Array.from({ length: 1000 }, () => pickUniform(stream, 6)));
    expect([...picks].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(pickUniform(stream, 1)).toBe(0);
  });

  it('starts at the row that it is moved to', () => {
    const stream = createStream();
    stream.seek(key, 1);
    const wanted = take(3, stream);
    stream.seek(key, 1);
    expect(take(3, stream)).toEqual(wanted);
  });
});
