import type { ColumnContext, Sampler } from '../generator.ts';
import { type DistributionOptions, distributionOf, type IndexedRange, sampleRange } from './range.ts';
import { type NumberRange, powerOfTen, stepsOf } from './ranges.ts';

export interface NumberOptions extends DistributionOptions, NumberRange {
  readonly mean?: number | undefined;
  readonly sd?: number | undefined;
}

export function numbersOf(range: NumberRange): IndexedRange {
  const { first, count } = stepsOf(range);
  const scale = powerOfTen(range.decimals);
  return { count, at: (index) => (first + index) / scale };
}

export function numberColumn({ stream, options }: ColumnContext<NumberOptions>): Sampler {
  const { decimals, mean, sd } = options;
  const { first, count } = stepsOf(options);
  const scale = powerOfTen(decimals);
  const index = (value: number) => value * scale - first;
  const distribution = distributionOf(options, count, {
    // A logarithm needs numbers above zero: a range that begins at zero or below is moved to begin at one step.
    origin: Math.max(first, 1),
    ...(mean === undefined ? {} : { mean: index(mean) }),
    ...(sd === undefined ? {} : { sd: sd * scale }),
  });
  return sampleRange(stream, distribution, numbersOf(options));
}
