import type { Cell } from '../catalogue/field.ts';
import type { structure } from '../catalogue/fields/structure.ts';
import { mapped } from '../mapped.ts';
import { createIndexSampler, type Distribution } from '../random/distributions.ts';
import type { RandomStream } from '../random/stream.ts';
import { uniformInRow } from '../random/uniform.ts';
import type { BatchSampler, Sampler } from './generator.ts';

export interface DistributionOptions {
  readonly distribution: (typeof structure)['number']['options']['distribution']['choices'][number];
  readonly bins?: readonly number[] | undefined;
}

/** The distribution of the indexes from 0 to `count - 1`. `mean` and `sd` are in units of the index. */
export function distributionOf(
  { distribution, bins }: DistributionOptions,
  count: number,
  { origin, mean, sd }: { readonly origin: number; readonly mean?: number; readonly sd?: number },
): Distribution {
  switch (distribution) {
    case 'normal':
      return { kind: 'normal', mean: mean ?? (count - 1) / 2, sd: sd ?? (count - 1) / 6 };
    case 'log-normal':
      return { kind: 'log-normal', origin };
    case 'exponential':
    case 'zipf':
      return { kind: distribution };
    case 'histogram':
      return { kind: 'histogram', weights: bins ?? [1] };
    case 'uniform':
      return { kind: 'uniform' };
  }
}

/** The values of a range, by index from 0. */
export interface IndexedRange {
  readonly count: number;
  readonly at: (index: number) => Cell;
}

/** Samples values of a range. The distribution chooses their indexes. */
export function sampleRange(
  stream: RandomStream,
  distribution: Distribution,
  { count, at }: IndexedRange,
): Sampler | BatchSampler {
  if (distribution.kind !== 'uniform') {
    const sampleIndex = createIndexSampler(stream, distribution, count);
    return () => at(sampleIndex());
  }
  return { cells: (key, rows) => mapped(rows, (row) => at(uniformInRow(stream, key, row, count))) };
}
