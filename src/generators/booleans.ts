import { mapped } from '../mapped.ts';
import { firstFraction } from '../random/stream.ts';
import { type DistinctValues, listed } from './distinct-values.ts';
import type { BatchSampler } from './generator.ts';

/** Samples booleans: the share of true cells is `share` / `whole`. */
export function booleanSampler(share: number, whole: number): BatchSampler {
  return { cells: (key, rows) => mapped(rows, (row) => firstFraction(key, row) * whole < share) };
}

/** With a share of none or all, there is one value. */
export function booleanValues(share: number, whole: number): DistinctValues {
  return listed([false, true].filter((value) => (value ? share > 0 : share < whole)));
}
