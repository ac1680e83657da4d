import type { Faker } from '@faker-js/faker';
import type { Cell } from '../catalogue/field.ts';
import type { RandomStream } from '../random/stream.ts';
import type { PreparedColumn } from './generator.ts';
import { stepsOf } from './structure/ranges.ts';

/** What nothing can be sampled of. */
function empty(cell: Cell): PreparedColumn {
  return { sample: () => cell, values: { kind: 'counted', count: 0, at: () => cell } };
}

/** Numbers of so many decimals in a range, each as often as any other, and what a cell holds of each. */
export function decimalRange(
  faker: Faker,
  range: { readonly min: number; readonly max: number; readonly decimals: number },
  cell: (value: number) => Cell,
): PreparedColumn {
  const { min, max, decimals } = range;
  const { first, count } = stepsOf(range);
  const last = first + count - 1;
  const scale = 10 ** decimals;
  if (count < 1) return empty(cell(min));
  if (![first, count, last].every(Number.isSafeInteger)) {
    return {
      sample: () => cell(Math.min(max, faker.number.float({ min, max }))),
      values: {
        kind: 'uncountable',
        reason: 'This range has more values than can be counted. Choose fewer decimals, or a smaller range.',
      },
    };
  }
  const step = integerSampler(faker, first, last);
  return {
    sample: () => cell(step() / scale),
    values: { kind: 'counted', count, at: (index) => cell((first + Number(index)) / scale) },
  };
}

/** Faker adds a fraction to the low end, for which a double has no room from here on. */
const FRACTIONS_BELOW = 2 ** 48;

function integerSampler(faker: Faker, low: number, high: number): () => number {
  if (Math.max(Math.abs(low), Math.abs(high)) < FRACTIONS_BELOW) {
    const range = { min: low, max: high };
    return () => faker.number.int(range);
  }
  const range = { min: 0, max: high - low };
  return () => low + faker.number.int(range);
}

/** Multiples in a range, each as often as any other, and what a cell holds of each. */
export function integerRange(
  { faker, stream }: { readonly faker: Faker; readonly stream: RandomStream },
  range: { readonly min: number; readonly max: number; readonly multipleOf: number },
  cell: (value: number) => Cell,
): PreparedColumn {
  const { min, max, multipleOf } = range;
  const low = Math.ceil(min / multipleOf);
  const high = Math.floor(max / multipleOf);
  const count = high - low + 1;
  if (!Number.isSafeInteger(count)) {
    return bigRange(stream, { min: BigInt(min), max: BigInt(max), multipleOf: BigInt(multipleOf) }, (value) =>
      cell(Number(value)),
    );
  }
  if (count < 1) return empty(cell(min));
  const factor = integerSampler(faker, low, high);
  return {
    sample: () => cell(factor() * multipleOf),
    values: { kind: 'counted', count, at: (index) => cell((low + Number(index)) * multipleOf) },
  };
}

/** The same for integers of any size. */
export function bigRange(
  stream: RandomStream,
  { min, max, multipleOf }: { readonly min: bigint; readonly max: bigint; readonly multipleOf: bigint },
  cell: (value: bigint) => Cell,
): PreparedColumn {
  const low = min / multipleOf + (min % multipleOf > 0n ? 1n : 0n);
  const high = max / multipleOf - (max % multipleOf < 0n ? 1n : 0n);
  const count = high - low + 1n;
  if (count < 1n) return empty(cell(min));
  return {
    sample: () => cell((low + pickBig(stream, count)) * multipleOf),
    values: {
      kind: 'counted',
      count: count <= Number.MAX_SAFE_INTEGER ? Number(count) : count,
      at: (index) => cell((low + BigInt(index)) * multipleOf),
    },
  };
}

/** An integer from 0 to below `count`, of 32 bits more than it needs: what the modulus favors is below 2^-32. */
function pickBig(stream: RandomStream, count: bigint): bigint {
  const bits = count.toString(2).length + 32;
  let drawn = 0n;
  for (let left = bits; left > 0; left -= 32) drawn = (drawn << 32n) | BigInt(stream.u32());
  return drawn % count;
}
