import type { Faker } from '@faker-js/faker';
import type { Cell } from '../catalogue/field.ts';
import type { RandomStream } from '../random/stream.ts';
import { pickBig } from '../random/uniform.ts';
import { counted, type DistinctValues, numbered, uncountable } from './distinct-values.ts';
import type { Sampler } from './generator.ts';
import { isCountable, type NumberRange, powerOfTen, stepsOf } from './number-range.ts';

/** Samples numbers of a range, each equally likely. `cell` turns a number into a cell. */
export function sampleNumber(faker: Faker, range: NumberRange, cell: (value: number) => Cell): Sampler {
  const { min, max, decimals } = range;
  const { first, count } = stepsOf(range);
  if (count < 1) return () => cell(min);
  if (!isCountable(range)) return () => cell(Math.min(max, faker.number.float({ min, max })));
  const scale = powerOfTen(decimals);
  const step = integerSampler(faker, first, first + count - 1);
  return () => cell(step() / scale);
}

/** Faker adds a fraction to the low end. From 2^48 on, a double has too few bits left for this fraction. */
const FRACTIONS_BELOW = 2 ** 48;

/** Samples integers from `low` to `high`, both included. */
function integerSampler(faker: Faker, low: number, high: number): () => number {
  if (Math.max(Math.abs(low), Math.abs(high)) < FRACTIONS_BELOW) {
    const range = { min: low, max: high };
    return () => faker.number.int(range);
  }
  const range = { min: 0, max: high - low };
  return () => low + faker.number.int(range);
}

/** Counts the numbers of a range. `cell` turns a number into a cell. */
export function numberValues(range: NumberRange, cell: (value: number) => Cell): DistinctValues {
  const { first, count } = stepsOf(range);
  const scale = powerOfTen(range.decimals);
  if (count < 1) return counted(0n, () => cell(range.min));
  return isCountable(range)
    ? numbered({ count, at: (index) => cell((first + index) / scale) })
    : uncountable(
        'This range has more values than can be counted. Choose fewer decimals, or a smaller range.',
      );
}

/** The multiples of `multipleOf` from `min` to `max`. */
export interface Multiples<N extends number | bigint> {
  readonly min: N;
  readonly max: N;
  readonly multipleOf: N;
}

/** The factor of the least multiple, and the number of multiples. */
function multiplesIn({ min, max, multipleOf }: Multiples<number>): {
  readonly low: number;
  readonly count: number;
} {
  const low = Math.ceil(min / multipleOf);
  return { low, count: Math.floor(max / multipleOf) - low + 1 };
}

/** Like `multiplesIn`, for integers of any size. */
function bigMultiplesIn({ min, max, multipleOf }: Multiples<bigint>): {
  readonly low: bigint;
  readonly count: bigint;
} {
  const low = min / multipleOf + (min % multipleOf > 0n ? 1n : 0n);
  return { low, count: max / multipleOf - (max % multipleOf < 0n ? 1n : 0n) - low + 1n };
}

function asBig({ min, max, multipleOf }: Multiples<number>): Multiples<bigint> {
  return { min: BigInt(min), max: BigInt(max), multipleOf: BigInt(multipleOf) };
}

/** Samples multiples, each equally likely. `cell` turns a multiple into a cell. */
export function sampleInteger(
  { faker, stream }: { readonly faker: Faker; readonly stream: RandomStream },
  range: Multiples<number>,
  cell: (value: number) => Cell,
): Sampler {
  const { low, count } = multiplesIn(range);
  if (!Number.isSafeInteger(count)) return sampleBig(stream, asBig(range), (value) => cell(Number(value)));
  if (count < 1) return () => cell(range.min);
  const factor = integerSampler(faker, low, low + count - 1);
  return () => cell(factor() * range.multipleOf);
}

/** Like `sampleInteger`, for integers of any size. */
export function sampleBig(
  stream: RandomStream,
  range: Multiples<bigint>,
  cell: (value: bigint) => Cell,
): Sampler {
  const { low, count } = bigMultiplesIn(range);
  if (count < 1n) return () => cell(range.min);
  return () => cell((low + pickBig(stream, count)) * range.multipleOf);
}

/** Counts the multiples. `cell` turns a multiple into a cell. */
export function integerValues(range: Multiples<number>, cell: (value: number) => Cell): DistinctValues {
  const { low, count } = multiplesIn(range);
  if (!Number.isSafeInteger(count)) return bigValues(asBig(range), (value) => cell(Number(value)));
  if (count < 1) return counted(0n, () => cell(range.min));
  return numbered({ count, at: (index) => cell((low + index) * range.multipleOf) });
}

/** Like `integerValues`, for integers of any size. */
export function bigValues(range: Multiples<bigint>, cell: (value: bigint) => Cell): DistinctValues {
  const { low, count } = bigMultiplesIn(range);
  if (count < 1n) return counted(0n, () => cell(range.min));
  return counted(count, (index) => cell((low + BigInt(index)) * range.multipleOf));
}
