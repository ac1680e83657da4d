import type { ColumnContext, PreparedColumn } from '../generator.ts';
import { type DistributionOptions, distributionOf, rangeColumn } from './range.ts';

export interface NumberOptions extends DistributionOptions {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  readonly mean?: number | undefined;
  readonly sd?: number | undefined;
}

/** How many numbers of so many decimals lie in a range, and the first as a multiple of the last decimal. */
export function stepsOf({ min, max, decimals }: Pick<NumberOptions, 'min' | 'max' | 'decimals'>): {
  readonly first: number;
  readonly count: number;
} {
  const first = Math.ceil(scaled(min, decimals));
  return { first, count: Math.floor(scaled(max, decimals)) - first + 1 };
}

/** Times a power of ten, as the decimal digits say: 1.005 and 3 decimals are 1005, not 1004.9999999999999. */
function scaled(value: number, decimals: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + decimals}`);
}

export function numberColumn({ stream, options }: ColumnContext<NumberOptions>): PreparedColumn {
  const { decimals, mean, sd } = options;
  const { first, count } = stepsOf(options);
  const scale = 10 ** decimals;
  const index = (value: number) => value * scale - first;
  const distribution = distributionOf(options, count, {
    // A logarithm needs numbers above zero: a range that begins at zero or below is moved to begin at one step.
    origin: Math.max(first, 1),
    ...(mean === undefined ? {} : { mean: index(mean) }),
    ...(sd === undefined ? {} : { sd: sd * scale }),
  });
  return rangeColumn(stream, distribution, count, (at) => (first + at) / scale);
}
