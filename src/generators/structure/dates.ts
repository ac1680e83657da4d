import { DAY_MS, inCalendar } from '../../expression/dates.ts';
import { createDateFormat } from '../../expression/format-date.ts';
import { pickUniform } from '../../random/uniform.ts';
import {
  type DateRange,
  dateRange,
  type RelativeOptions,
  relativeUnits,
  unitsWithin,
} from '../../schema/date-ranges.ts';
import type { ColumnContext, Sampler } from '../generator.ts';
import { heldInCalendar } from '../moments.ts';
import { type DistributionOptions, distributionOf, type IndexedRange, sampleRange } from './range.ts';
import { workingTime } from './working-hours.ts';

export interface DateOptions extends DistributionOptions, DateRange, RelativeOptions {
  readonly workingHours: boolean;
  readonly format?: string | undefined;
}

/** What dates are counted in: days, or milliseconds. */
interface Unit {
  readonly ms: number;
  /** How many units of working time lie before a unit, and the unit at which so many have gone by. */
  readonly working: { readonly before: (unit: number) => number; readonly at: (count: number) => number };
}

const UNITS = {
  date: { ms: DAY_MS, working: workingTime({ perDay: 1, firstOfDay: 0, workedADay: 1 }) },
  timestamp: {
    ms: 1,
    working: workingTime({ perDay: DAY_MS, firstOfDay: 9 * 3_600_000, workedADay: 8 * 3_600_000 }),
  },
} as const satisfies Record<string, Unit>;

/** What a date or a timestamp is counted in. */
export function unitOf(kind: keyof typeof UNITS): Unit {
  return UNITS[kind];
}

export function dateColumn(kind: keyof typeof UNITS) {
  return (context: ColumnContext<DateOptions>): Sampler => {
    const { format } = context.options;
    const sample = isRelative(context.options)
      ? relativeDates(context, UNITS[kind])
      : sampleDates(kind, context);
    if (format === undefined) return sample;
    const write = createDateFormat(format);
    return (i) => {
      const cell = sample(i);
      return typeof cell === 'number' ? write(cell) : cell;
    };
  };
}

/** Whether dates depend on another column's. */
export function isRelative({ after, before }: DateOptions): boolean {
  return after !== undefined || before !== undefined;
}

function sampleDates(kind: keyof typeof UNITS, context: ColumnContext<DateOptions>): Sampler {
  const dates = datesOf(kind, context);
  return sampleRange(context.stream, distributionOf(context.options, dates.count, { origin: 1 }), dates);
}

/** The dates of a range, in milliseconds since 1970 UTC; null for one outside the calendar. */
export function datesOf(
  kind: keyof typeof UNITS,
  { now, options }: Pick<ColumnContext<DateOptions>, 'now' | 'options'>,
): IndexedRange {
  const { ms, working }: Unit = UNITS[kind];
  const { first, last } = dateRange(options, now, ms);
  const held = (at: (index: number) => number) => heldInCalendar({ first, last, unitMs: ms }, at);
  if (!options.workingHours) {
    return { count: Math.max(1, last - first + 1), at: held((index) => (first + index) * ms) };
  }
  const start = working.before(first);
  return {
    count: Math.max(1, working.before(last + 1) - start),
    at: held((index) => working.at(start + index) * ms),
  };
}

/** Dates after one column, before another, or between both; null where there is none, or it is outside the calendar. */
function relativeDates({ stream, options, cell }: ColumnContext<DateOptions>, unit: Unit): Sampler {
  const within = unitsWithin(options, unit.ms);
  const after = options.after === undefined ? undefined : timesOf(options.after, cell);
  const before = options.before === undefined ? undefined : timesOf(options.before, cell);
  return (i) => {
    const start = after?.(i);
    const end = before?.(i);
    if (start === null || end === null) return null;
    const { first, last } = relativeUnits(start, end, within, unit.ms);
    return last < first ? null : inCalendar(pickBetween(first, last) * unit.ms);
  };

  /** Where working time is asked for and there is none between the two, any time will do. */
  function pickBetween(first: number, last: number): number {
    if (options.workingHours) {
      const { before: workedBefore, at } = unit.working;
      const worked = workedBefore(first);
      const count = workedBefore(last + 1) - worked;
      if (count > 0) return at(worked + pickUniform(stream, count));
    }
    return first + pickUniform(stream, last - first + 1);
  }
}

function timesOf(column: string, cell: ColumnContext<DateOptions>['cell']): (i: number) => number | null {
  const read = cell(column);
  return (i) => {
    const time = read(i);
    return typeof time === 'number' ? time : null;
  };
}
