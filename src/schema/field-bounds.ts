import type { Json } from '../catalogue/field.ts';
import type { FieldId, FieldIdOf } from '../catalogue/fields.ts';
import { ANY_NUMBER, type Bounds, hull, widened, widenedIfLarge } from '../expression/bounds.ts';
import { DAY_MS } from '../expression/dates.ts';
import {
  type AgeRange,
  birthdays,
  boundsOfMoments,
  commitDates,
  type DateRange,
  dateRange,
  future,
  past,
  recent,
  soon,
} from './date-ranges.ts';
import { numbersOf, type RowFacts } from './field-numbers.ts';
import { givenFacts } from './given/given-facts.ts';
import { typeOfSeries } from './option-types.ts';
import type { ColumnOptions, ColumnSchema } from './schema.ts';
import { seriesBounds, seriesOptions } from './series.ts';

export interface BoundsContext {
  readonly rows: RowFacts;
  /** In milliseconds since 1970 UTC. */
  readonly now: number;
}

type BoundsOf = (options: ColumnOptions, context: BoundsContext) => Bounds;

const days = ({ days }: ColumnOptions) => ({ days: Number(days) });
const years = ({ years }: ColumnOptions) => ({ years: Number(years) });

/** The range of each field whose cells can be moments; of a series, also that of its numbers. */
const RANGES: Readonly<Record<FieldIdOf<'date' | 'timestamp'>, BoundsOf>> = {
  series: (options, { rows }) => {
    const bounds = seriesBounds(seriesOptions(options), rows.count);
    return typeOfSeries(options) === 'decimal' ? widened(bounds) : widenedIfLarge(bounds);
  },
  given: (options) => {
    const { min, max } = givenFacts(options);
    return min === undefined || max === undefined ? ANY_NUMBER : widenedIfLarge(hull(min, max));
  },
  date: (options, context) => rangeOfDates('date', options, context),
  timestamp: (options, context) => rangeOfDates('timestamp', options, context),
  'date.past': (options, { now }) => boundsOfMoments(past({ now, options: years(options) })),
  'date.future': (options, { now }) => boundsOfMoments(future({ now, options: years(options) })),
  'date.soon': (options, { now }) => boundsOfMoments(soon({ now, options: days(options) })),
  'date.recent': (options, { now }) => boundsOfMoments(recent({ now, options: days(options) })),
  'git.commitDate': (options, { now }) => boundsOfMoments(commitDates({ now, options: days(options) })),
  'date.birthdate': (options, { now }) => boundsOfMoments(birthdays({ now, options: agesOf(options) })),
};

/** Whether a field's cells can be moments. */
export function canHaveMoments(field: FieldId): field is keyof typeof RANGES {
  return Object.hasOwn(RANGES, field);
}

/**
 * The range of the numbers or moments of a field that reads no other column. For other fields, any number. Moments can
 * lie outside the calendar, where cells are null.
 */
export function fieldBounds(column: ColumnSchema, context: BoundsContext): Bounds {
  const { field, options } = column;
  if (canHaveMoments(field)) return RANGES[field](options, context);
  const { min, max } = numbersOf(column, context.rows);
  return min === undefined || max === undefined ? ANY_NUMBER : widenedIfLarge(hull(min, max));
}

function rangeOfDates(field: 'date' | 'timestamp', options: ColumnOptions, { now }: BoundsContext): Bounds {
  const unitMs = unitOfDates(field);
  return boundsOfMoments({ ...dateRange(rangeOptions(options), now, unitMs), unitMs });
}

/** The unit of dates or timestamps, in milliseconds. */
export const unitOfDates = (field: 'date' | 'timestamp') => (field === 'date' ? DAY_MS : 1);

const text = (value: Json | undefined) => (typeof value === 'string' ? value : undefined);

const rangeOptions = ({ from, to }: ColumnOptions): DateRange => ({ from: text(from), to: text(to) });

const agesOf = ({ minAge, maxAge }: ColumnOptions): AgeRange => ({
  minAge: Number(minAge),
  maxAge: Number(maxAge),
});
