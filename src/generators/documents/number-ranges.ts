import type { Faker } from '@faker-js/faker';
import type { Cell } from '../../catalogue/field.ts';
import type { RandomStream } from '../../random/stream.ts';
import { pickBig } from '../../random/uniform.ts';
import type { Sampler } from '../generator.ts';
import { type NumberRange, powerOfTen, stepsOf } from '../structure/ranges.ts';

export interface Multiples<N extends number | bigint> {
  readonly min: N;
  readonly max: N;
  readonly multipleOf: N;
}

/** Whether each number of a range can be sampled as often as any other. */
export function isCountable(range: NumberRange): boolean {
  const { first, count } = stepsOf(range);
  return [first, count, first + count - 1].every(Number.isSafeInteger);
}

/** Numbers of so many decimals in a range, and what a cell holds of each. */
export function sampleDecimal(faker: Faker, range: NumberRange, cell: (value: number) => Cell): Sampler {
  const { min, max, decimals } = range;
  const { first, count } = stepsOf(range);
  if (count < 1) return () => cell(min);
  if (!isCountable(range)) return () => cell(Math.min(max, faker.number.float({ min, max })));
  const scale = powerOfTen(decimals);
  const step = integerSampler(faker, first, first + count - 1);
  return () => cell(step() / scale);
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

/** The least multiple of a range, as a factor, and how many there are. */
export function multiplesIn({ min, max, multipleOf }: Multiples<number>): {
  readonly low: number;
  readonly count: number;
} {
  const low = Math.ceil(min / multipleOf);
  return { low, count: Math.floor(max / multipleOf) - low + 1 };
}

/** The same for integers of any size. */
export function bigMultiplesIn({ min, max, multipleOf }: Multiples<bigint>): {
  readonly low: bigint;
  readonly count: bigint;
} {
  const low = min / multipleOf + (min % multipleOf > 0n ? 1n : 0n);
  return { low, count: max / multipleOf - (max % multipleOf < 0n ? 1n : 0n) - low + 1n };
}

export function asBig({ min, max, multipleOf }: Multiples<number>): Multiples<bigint> {
  return { min: BigInt(min), max: BigInt(max), multipleOf: BigInt(multipleOf) };
}

/** Multiples in a range, each as often as any other, and what a cell holds of each. */
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

/** The same for integers of any size. */
export function sampleBig(
  stream: RandomStream,
  range: Multiples<bigint>,
  cell: (value: bigint) => Cell,
): Sampler {
  const { low, count } = bigMultiplesIn(range);
  if (count < 1n) return () => cell(range.min);
  return () => cell((low + pickBig(stream, count)) * range.multipleOf);
}
