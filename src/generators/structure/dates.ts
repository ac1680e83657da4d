import type { Cell } from '../../catalogue/field.ts';
import type { Bounds } from '../../expression/bounds.ts';
import { DAY_MS, inCalendar, yearsFrom } from '../../expression/dates.ts';
import { createDateFormat, distinctMoments, hasDateNames } from '../../expression/format-date.ts';
import { pickUniform } from '../../random/uniform.ts';
import {
  boundsOfMoments,
  dateRange,
  type RelativeOptions,
  relativeLimits,
  relativeUnits,
} from '../../schema/date-ranges.ts';
import { durationMs } from '../../schema/duration.ts';
import { dateNamesOf } from '../date-names.ts';
import { type DistinctValues, numbered, uncountable } from '../distinct-values.ts';
import {
  type DistributionOptions,
  distributionOf,
  type IndexedRange,
  sampleRange,
} from '../distributed-range.ts';
import type { TextEntry, ValuesContext } from '../field-entry.ts';
import type { BatchSampler, ColumnContext, Prepare, Sampler } from '../generator.ts';
import { DAY_LENGTH, heldInCalendar, MOMENT_LENGTH } from '../moments.ts';
import { workingTime } from '../working-hours.ts';
import { formatTexts } from './format-texts.ts';

export interface DateOptions extends DistributionOptions, RelativeOptions {
  readonly workingHours: boolean;
  readonly step?: string | undefined;
  readonly format?: string | undefined;
}

/** A step of the schema in whole units. Absent, it is one unit. */
export function stepIn(step: string | undefined, unitMs: number): number {
  return Math.max(1, Math.round((durationMs(step ?? '') ?? 0) / unitMs));
}

/** The unit that dates are counted in: a day or a millisecond. */
interface DateUnit {
  readonly ms: number;
  /** `before` counts the units of working time before a unit. `at` is its inverse. */
  readonly working: { readonly before: (unit: number) => number; readonly at: (count: number) => number };
}

const UNITS = {
  date: { ms: DAY_MS, working: workingTime({ perDay: 1, firstOfDay: 0, workedADay: 1 }) },
  timestamp: {
    ms: 1,
    working: workingTime({ perDay: DAY_MS, firstOfDay: 9 * 3_600_000, workedADay: 8 * 3_600_000 }),
  },
} as const satisfies Record<string, DateUnit>;

const LENGTHS = { date: DAY_LENGTH, timestamp: MOMENT_LENGTH } as const;

export function unitOf(kind: keyof typeof UNITS): DateUnit {
  return UNITS[kind];
}

/** The entry of `date` or of `timestamp`. */
export function dates(kind: keyof typeof UNITS): TextEntry<DateOptions, Prepare<ColumnContext<DateOptions>>> {
  return {
    generate: (context) => {
      const { format } = context.options;
      const write =
        format === undefined ? undefined : createDateFormat(format, dateNamesOf(context.language));
      const cellOf = (time: Cell) => (write && typeof time === 'number' ? write(time) : time);
      if (!isRelative(context.options)) return sampleDates(kind, context, cellOf);
      const sample = relativeDates(context, UNITS[kind]);
      return write ? (i) => cellOf(sample(i)) : sample;
    },
    hasWords: ({ format = '' }) => hasDateNames(format),
    values: (context) => dateValues(kind, context),
    length: ({ options: { format }, language }) =>
      format === undefined ? LENGTHS[kind] : formatTexts(format, dateNamesOf(language)).length(),
    characters: ({ options: { format = '' }, language }) =>
      formatTexts(format, dateNamesOf(language)).characters(),
  };
}

/** Whether the dates depend on another column. */
function isRelative({ after, before }: DateOptions): boolean {
  return after !== undefined || before !== undefined;
}

function sampleDates(
  kind: keyof typeof UNITS,
  context: ColumnContext<DateOptions>,
  cellOf: (time: Cell) => Cell,
): Sampler | BatchSampler {
  const { count, at } = datesOf(kind, context);
  const distribution = distributionOf(context.options, count, { origin: 1 });
  return sampleRange(context.stream, distribution, { count, at: (index) => cellOf(at(index)) });
}

/** The dates of a range in milliseconds since 1970 UTC. A date outside the calendar is null. */
function datesOf(
  kind: keyof typeof UNITS,
  { now, options }: Pick<ColumnContext<DateOptions>, 'now' | 'options'>,
): IndexedRange {
  const { ms, working }: DateUnit = UNITS[kind];
  const { first, last } = dateRange(options, now, ms);
  const held = (at: (index: number) => number) => heldInCalendar({ first, last, unitMs: ms }, at);
  const step = stepIn(options.step, ms);
  if (!options.workingHours) {
    return { count: stepCount(last - first + 1, step), at: held((index) => (first + index * step) * ms) };
  }
  const start = working.before(first);
  return {
    count: stepCount(working.before(last + 1) - start, step),
    at: held((index) => working.at(start + index * step) * ms),
  };
}

/** How many steps of so many units begin in a range, and at least one. */
export function stepCount(units: number, step: number): number {
  return Math.max(1, Math.floor((units - 1) / step) + 1);
}

/**
 * Samples dates after one column, before another, or between both. The cell is null if there is no such date in the range, or
 * if it is outside the calendar.
 */
function relativeDates({ stream, options, cell, now }: ColumnContext<DateOptions>, unit: DateUnit): Sampler {
  const limits = relativeLimits(options, now, unit.ms);
  const step = stepIn(options.step, unit.ms);
  const after = options.after === undefined ? undefined : timesOf(options.after, cell);
  const before = options.before === undefined ? undefined : timesOf(options.before, cell);
  return (i) => {
    const start = after?.(i);
    const end = before?.(i);
    if (start === null || end === null) return null;
    const { first, last } = relativeUnits(start, end, limits, unit.ms);
    return last < first ? null : inCalendar(onStep(pickBetween(first, last), first, last) * unit.ms);
  };

  /** The last step up to a unit, or the next one. If neither lies in the range, the unit itself. */
  function onStep(picked: number, first: number, last: number): number {
    const base = Number.isFinite(limits.first) ? limits.first : 0;
    const before = base + Math.floor((picked - base) / step) * step;
    if (before >= first) return before;
    return before + step > last ? picked : before + step;
  }

  /** If the range has no working time, this samples any time, even with the option `workingHours`. */
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

function dateValues(kind: 'date' | 'timestamp', context: ValuesContext<DateOptions>): DistinctValues {
  const { options } = context;
  if (isRelative(options)) {
    return uncountable(
      'Dates after or before another column’s cannot be counted. Leave “after” and “before” out, or make the column not unique.',
    );
  }
  if (options.format === undefined) return numbered(datesOf(kind, context));
  const { ms } = unitOf(kind);
  const range = boundsOfMoments({ ...dateRange(options, context.now, ms), unitMs: ms });
  const write = createDateFormat(options.format, dateNamesOf(context.language));
  return formattedDates(ms, datesOf(kind, context), range, { ...options, format: options.format, write });
}

const YY_REPEATS_AFTER = 100;

interface WrittenDates {
  readonly format: string;
  readonly write: (time: number) => string;
}

/** Counts the texts of formatted dates: one for each unit of the range that the format writes differently. */
function formattedDates(
  dateMs: number,
  dates: IndexedRange,
  range: Bounds,
  { format, write, workingHours, step }: Pick<DateOptions, 'workingHours' | 'step'> & WrittenDates,
): DistinctValues {
  const distinct = distinctMoments(format);
  if (distinct === undefined) {
    return uncountable('Two dates can look the same in this format. Use YYYY, MM and DD.');
  }
  const { unitMs: writtenMs, isWithinCentury } = distinct;
  if (isWithinCentury && range.max >= yearsFrom(range.min, YY_REPEATS_AFTER)) {
    return uncountable(
      `Dates repeat after ${YY_REPEATS_AFTER} years in this format. Use YYYY, or a shorter range.`,
    );
  }
  const text = (time: Cell) => (typeof time === 'number' ? write(time) : null);
  if (writtenMs <= dateMs * stepIn(step, dateMs))
    return numbered({ count: dates.count, at: (index) => text(dates.at(index)) });
  if (workingHours || step !== undefined) {
    return uncountable(
      'Working hours and steps cannot be counted in this format. Let it write SSS, or leave them out.',
    );
  }
  const first = Math.floor(range.min / writtenMs);
  const last = Math.floor(range.max / writtenMs);
  return numbered({ count: last - first + 1, at: (index) => text(inCalendar((first + index) * writtenMs)) });
}
