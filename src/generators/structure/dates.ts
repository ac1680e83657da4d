import type { Cell } from '../../catalogue/field.ts';
import { formatDate } from '../../expression/format-date.ts';
import { pickUniform } from '../../random/uniform.ts';
import { durationMs } from '../../schema/duration.ts';
import type { ColumnContext, PreparedColumn } from '../generator.ts';
import { type DistributionOptions, distributionOf, rangeColumn } from './range.ts';
import { DAY_MS, dateRange } from './ranges.ts';
import { workingTime } from './working-hours.ts';

const WITHIN_DEFAULT_MS = 30 * DAY_MS;

export interface DateOptions extends DistributionOptions {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly within?: string | undefined;
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
  return (context: ColumnContext<DateOptions>): PreparedColumn => {
    const { options } = context;
    const isRelative = options.after !== undefined || options.before !== undefined;
    const unit: Unit = UNITS[kind];
    const column = isRelative ? relativeDates(context, unit) : datesOfRange(context, unit);
    return options.format === undefined ? column : formatted(column, options.format);
  };
}

function formatted({ sample, values }: PreparedColumn, format: string): PreparedColumn {
  const text = (cell: Cell) => (typeof cell === 'number' ? formatDate(cell, format) : cell);
  if (values?.kind !== 'counted') return { sample: (i) => text(sample(i)) };
  return {
    sample: (i) => text(sample(i)),
    values: {
      kind: 'uncountable',
      reason: 'Two dates can read alike in this format. Leave the format out, or make the column not unique.',
    },
  };
}

function datesOfRange({ stream, now, options }: ColumnContext<DateOptions>, unit: Unit): PreparedColumn {
  const { first, last } = dateRange(options, now, unit.ms);
  if (!options.workingHours) {
    const count = Math.max(1, last - first + 1);
    const distribution = distributionOf(options, count, { origin: 1 });
    return rangeColumn(stream, distribution, count, (index) => (first + index) * unit.ms);
  }
  const { before, at } = unit.working;
  const start = before(first);
  const count = Math.max(1, before(last + 1) - start);
  const distribution = distributionOf(options, count, { origin: 1 });
  return rangeColumn(stream, distribution, count, (index) => at(start + index) * unit.ms);
}

/** Dates after one column, before another, or between both; null where there is none between them. */
function relativeDates({ stream, options, cell }: ColumnContext<DateOptions>, unit: Unit): PreparedColumn {
  const isBetween = options.after !== undefined && options.before !== undefined;
  const withinMs =
    durationMs(options.within ?? '') ?? (isBetween ? Number.POSITIVE_INFINITY : WITHIN_DEFAULT_MS);
  const within = Math.floor(withinMs / unit.ms) || 1;
  const after = options.after === undefined ? undefined : timesOf(options.after, cell);
  const before = options.before === undefined ? undefined : timesOf(options.before, cell);
  return {
    sample(i) {
      const start = after?.(i);
      const end = before?.(i);
      if (start === null || end === null) return null;
      const afterStart = start === undefined ? Number.NEGATIVE_INFINITY : Math.floor(start / unit.ms) + 1;
      const beforeEnd = end === undefined ? Number.POSITIVE_INFINITY : Math.ceil(end / unit.ms) - 1;
      const first = start === undefined ? beforeEnd - within + 1 : afterStart;
      const last = Math.min(beforeEnd, first + within - 1);
      return last < first ? null : pickBetween(first, last) * unit.ms;
    },
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
