import { createDateFormat, tellsSeconds } from '../../expression/format-date.ts';
import { numbered, uncountable } from '../distinct-values.ts';
import {
  type DistributionOptions,
  distributionOf,
  type IndexedRange,
  sampleRange,
} from '../distributed-range.ts';
import type { TextEntry } from '../field-entry.ts';
import type { ColumnContext, Prepare } from '../generator.ts';
import { stepCount, stepIn } from './dates.ts';
import { formatTexts } from './format-texts.ts';

export interface TimeOptions extends DistributionOptions {
  readonly from: string;
  readonly to: string;
  readonly workingHours: boolean;
  readonly step?: string | undefined;
  readonly format: string;
}

const SECOND_MS = 1000;
const WORK_BEGINS = 9 * 3600;
const WORK_ENDS = 17 * 3600 - 1;

/** Converts `09:30` or `09:30:15` to seconds since midnight. */
function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** The first and the last possible second of the day. */
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

/** The times of the range as formatted texts. */
function timesOf(options: TimeOptions): IndexedRange {
  const { first, last } = timeRange(options);
  const format = createDateFormat(options.format);
  const step = stepIn(options.step, SECOND_MS);
  return {
    count: stepCount(last - first + 1, step),
    at: (index) => format((first + index * step) * SECOND_MS),
  };
}

/** The entry of `time`. */
export const times: TextEntry<TimeOptions, Prepare<ColumnContext<TimeOptions>>> = {
  generate: ({ stream, options }) => {
    const range = timesOf(options);
    return sampleRange(stream, distributionOf(options, range.count, { origin: 1 }), range);
  },
  values: ({ options }) =>
    tellsSeconds(options.format)
      ? numbered(timesOf(options))
      : uncountable('Two times can look the same in this format. Use HH, mm and ss.'),
  length: ({ options: { format } }) => formatTexts(format).length(),
  characters: ({ options: { format } }) => formatTexts(format).characters(),
};
