import type { Cell } from '../catalogue/field.ts';
import type { RandomStream } from '../random/stream.ts';
import { pickBig, pickUniform } from '../random/uniform.ts';
import { counted, type DistinctValues, numbered } from './distinct-values.ts';
import type { IndexedRange } from './distributed-range.ts';
import type { Sampler } from './generator.ts';
import { type NumberRange, powerOfTen, stepsOf } from './number-range.ts';

/** The numbers of a range as cells, by index. */
function numbersOf(range: NumberRange, cell: (value: number) => Cell): IndexedRange {
  const { first, count } = stepsOf(range);
  const scale = powerOfTen(range.decimals);
  return { count, at: (index) => cell((first + index) / scale) };
}

/** Samples numbers of a range, each equally likely. `cell` turns a number into a cell. */
export function sampleNumber(
  stream: RandomStream,
  range: NumberRange,
  cell: (value: number) => Cell,
): Sampler {
  const { count, at } = numbersOf(range, cell);
  return count < 1 ? () => cell(range.min) : () => at(pickUniform(stream, count));
}

/** Counts the numbers of a range. `cell` turns a number into a cell. */
export function numberValues(range: NumberRange, cell: (value: number) => Cell): DistinctValues {
  const { count, at } = numbersOf(range, cell);
  return numbered({ count: Math.max(0, count), at });
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
  // Remainders are exact. A quotient can be rounded up to the next integer.
  const low = (min - (min % multipleOf)) / multipleOf + (min % multipleOf > 0 ? 1 : 0);
  const high = (max - (max % multipleOf)) / multipleOf - (max % multipleOf < 0 ? 1 : 0);
  return { low, count: high - low + 1 };
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
  stream: RandomStream,
  range: Multiples<number>,
  cell: (value: number) => Cell,
): Sampler {
  const { low, count } = multiplesIn(range);
  if (!Number.isSafeInteger(count)) return sampleBig(stream, asBig(range), (value) => cell(Number(value)));
  if (count < 1) return () => cell(range.min);
  return () => cell((low + pickUniform(stream, count)) * range.multipleOf);
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
