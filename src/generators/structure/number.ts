import type { ColumnContext, PreparedColumn } from '../generator.ts';
import { type DistributionOptions, distributionOf, rangeColumn } from './range.ts';
import { stepsOf } from './ranges.ts';

export interface NumberOptions extends DistributionOptions {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  readonly mean?: number | undefined;
  readonly sd?: number | undefined;
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
