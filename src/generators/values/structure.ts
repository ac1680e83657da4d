import type { structure as fields } from '../../catalogue/fields/structure.ts';
import { countPattern } from '../pattern/count.ts';
import { type DateOptions, datesOf, isRelative } from '../structure/dates.ts';
import { cellsOf } from '../structure/list.ts';
import { numbersOf } from '../structure/number.ts';
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
  sequence: ({ options: { start, step } }) => (step === 0 ? listed([start]) : unlimited),
  constant: ({ options: { value } }) => listed([value]),
  list: ({ options }) => listed(cellsOf(options)),
  boolean: () => listed([false, true]),
  number: ({ options }) => numbered(numbersOf(options)),
  date: (context) => dateValues('date', context),
  timestamp: (context) => dateValues('timestamp', context),
  time: ({ options }) =>
    ['HH', 'mm', 'ss'].every((part) => options.format.includes(part))
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
  return uncountable(
    'Two dates can read alike in this format. Leave the format out, or make the column not unique.',
  );
}

function patternValues(source: string): Values {
  const values = countPattern(source);
  if (!values.ok) return uncountable(values.reason);
  const { count, at, maxLength } = values;
  return { ...counted(count, at), maxLength };
}
