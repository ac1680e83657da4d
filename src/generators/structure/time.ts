import { createDateFormat } from '../../expression/format-date.ts';
import type { ColumnContext, Sampler } from '../generator.ts';
import { type DistributionOptions, distributionOf, type IndexedRange, sampleRange } from './range.ts';

export interface TimeOptions extends DistributionOptions {
  readonly from: string;
  readonly to: string;
  readonly workingHours: boolean;
  readonly format: string;
}

const SECOND_MS = 1000;
const WORK_BEGINS = 9 * 3600;
const WORK_ENDS = 17 * 3600 - 1;

/** Seconds since midnight, of `09:30` or `09:30:15`. */
function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** The first and the last second that can occur. */
export function timeRange({ from, to, workingHours }: Pick<TimeOptions, 'from' | 'to' | 'workingHours'>): {
  readonly first: number;
  readonly last: number;
} {
  const first = secondsOf(from);
  const last = secondsOf(to);
  return workingHours
    ? { first: Math.max(first, WORK_BEGINS), last: Math.min(last, WORK_ENDS) }
    : { first, last };
}

/** As the format writes them. */
export function timesOf(options: TimeOptions): IndexedRange {
  const { first, last } = timeRange(options);
  const format = createDateFormat(options.format);
  return {
    count: Math.max(1, last - first + 1),
    at: (index) => format((first + index) * SECOND_MS),
  };
}

export function timeColumn({ stream, options }: ColumnContext<TimeOptions>): Sampler {
  const times = timesOf(options);
  return sampleRange(stream, distributionOf(options, times.count, { origin: 1 }), times);
}
