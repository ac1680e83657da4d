import { type DistributionOptions, distributionOf } from '../../generators/distributed-range.ts';
import type { Writing } from './code.ts';
import { fakerCall, literal } from './literals.ts';

interface Indexes {
  readonly options: DistributionOptions;
  readonly count: number;
  /** Of logarithms. */
  readonly origin: number;
  readonly mean?: number;
  readonly sd?: number;
}

/** An index from 0 to below a count. */
export function indexCode({ options, count, ...rest }: Indexes, { helpers }: Writing): string {
  const distribution = distributionOf(options, count, rest);
  switch (distribution.kind) {
    case 'uniform':
      return fakerCall('number.int', { max: count - 1 });
    case 'normal':
      return `${helpers.use('normalIndex')}(${count}, ${distribution.mean}, ${distribution.sd})`;
    case 'log-normal':
      return `${helpers.use('logNormalIndex')}(${count}, ${distribution.origin})`;
    case 'exponential':
      return `${helpers.use('exponentialIndex')}(${count})`;
    case 'zipf':
      return `${helpers.use('zipfIndex')}(${count})`;
    case 'histogram':
      return `${helpers.use('histogramIndex')}(${count}, ${literal(distribution.weights)})`;
  }
}
