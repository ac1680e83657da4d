import type { Cell } from '../../catalogue/field.ts';
import type { structure as fields } from '../../catalogue/fields/structure.ts';
import type { Bounds } from '../../expression/bounds.ts';
import { inCalendar, yearsFrom } from '../../expression/dates.ts';
import { createDateFormat, distinctMoments, tellsSeconds } from '../../expression/format-date.ts';
import { boundsOfMoments, dateRange } from '../../schema/date-ranges.ts';
import { countPattern } from '../pattern/count.ts';
import { type DateOptions, datesOf, isRelative, unitOf } from '../structure/dates.ts';
import { padded } from '../structure/integers.ts';
import { cellsOf } from '../structure/list.ts';
import { numbersOf } from '../structure/number.ts';
import type { IndexedRange } from '../structure/range.ts';
import { isSeriesDistinct } from '../structure/series.ts';
import { timesOf } from '../structure/time.ts';
import {
  counted,
  listed,
  numbered,
  uncountable,
  unlimited,
  type Values,
  type ValuesContext,
  type ValuesOf,
} from './values.ts';

export const structure = {
  sequence: ({ options: { start, step, pad } }) =>
    step === 0 ? listed([pad === 0 ? start : padded(start, pad)]) : unlimited,
  constant: ({ options: { value } }) => listed([value]),
  list: ({ options }) => listed(cellsOf(options)),
  boolean: () => listed([false, true]),
  number: ({ options }) => numbered(numbersOf(options)),
  date: (context) => dateValues('date', context),
  timestamp: (context) => dateValues('timestamp', context),
  time: ({ options }) =>
    tellsSeconds(options.format)
      ? numbered(timesOf(options))
      : uncountable('Two times can read alike in this format. Use HH, mm and ss.'),
  series: ({ options, rowCount }) =>
    isSeriesDistinct(options, rowCount)
      ? unlimited
      : uncountable(
          'With jitter, or with steps below a millisecond or the 15 digits of a number, rows can agree. Set jitter to 0, or take larger steps.',
        ),
  regex: ({ options: { pattern } }) => patternValues(pattern),
} satisfies ValuesOf<typeof fields>;

function dateValues(kind: 'date' | 'timestamp', context: ValuesContext<DateOptions>): Values {
  const { options } = context;
  if (isRelative(options)) {
    return uncountable(
      'Dates after or before another column’s cannot be counted. Leave “after” and “before” out, or make the column not unique.',
    );
  }
  if (options.format === undefined) return numbered(datesOf(kind, context));
  const { ms } = unitOf(kind);
  const range = boundsOfMoments({ ...dateRange(options, context.now, ms), unitMs: ms });
  return formattedDates(ms, datesOf(kind, context), range, { ...options, format: options.format });
}

const YY_REPEATS_AFTER = 100;

/** Texts of dates: as many as there are units in the range that the format writes differently. */
function formattedDates(
  dateMs: number,
  dates: IndexedRange,
  range: Bounds,
  { format, workingHours }: Pick<DateOptions, 'workingHours'> & { readonly format: string },
): Values {
  const distinct = distinctMoments(format);
  if (distinct === undefined) {
    return uncountable('Two dates can read alike in this format. Use YYYY, MM and DD.');
  }
  const { unitMs: writtenMs, isWithinCentury } = distinct;
  if (isWithinCentury && range.max >= yearsFrom(range.min, YY_REPEATS_AFTER)) {
    return uncountable(
      `Dates repeat after ${YY_REPEATS_AFTER} years in this format. Use YYYY, or a shorter range.`,
    );
  }
  const write = createDateFormat(format);
  const text = (time: Cell) => (typeof time === 'number' ? write(time) : null);
  if (writtenMs <= dateMs) return numbered({ count: dates.count, at: (index) => text(dates.at(index)) });
  if (workingHours) {
    return uncountable(
      'Working hours cannot be counted in this format. Let it write SSS, or leave working hours out.',
    );
  }
  const first = Math.floor(range.min / writtenMs);
  const last = Math.floor(range.max / writtenMs);
  return numbered({ count: last - first + 1, at: (index) => text(inCalendar((first + index) * writtenMs)) });
}

function patternValues(source: string): Values {
  const values = countPattern(source);
  if (!values.ok) return uncountable(values.reason);
  const { count, at, maxLength } = values;
  return { ...counted(count, at), maxLength };
}
