import type { Json } from '../catalogue/field.ts';
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
import { typeOfSeries } from './option-types.ts';
import type { ColumnOptions, ColumnSchema } from './schema.ts';
import { type SeriesOptions, seriesBounds } from './series.ts';

export interface BoundsContext {
  readonly rows: RowFacts;
  /** In milliseconds since 1970 UTC. */
  readonly now: number;
}

/**
 * The range of the numbers or moments of a field that reads no other column. For other fields, any number. Moments can
 * lie outside the calendar, where cells are null.
 */
export function fieldBounds(column: ColumnSchema, { rows, now }: BoundsContext): Bounds {
  const { field, options } = column;
  switch (field) {
    case 'series': {
      const bounds = seriesBounds(seriesOptions(options), rows.count);
      return typeOfSeries(options) === 'decimal' ? widened(bounds) : bounds;
    }
    case 'date':
    case 'timestamp': {
      const unitMs = unitOfDates(field);
      return boundsOfMoments({ ...dateRange(rangeOptions(options), now, unitMs), unitMs });
    }
    case 'date.past':
      return boundsOfMoments(past({ now, options: { years: Number(options.years) } }));
    case 'date.future':
      return boundsOfMoments(future({ now, options: { years: Number(options.years) } }));
    case 'date.soon':
      return boundsOfMoments(soon({ now, options: { days: Number(options.days) } }));
    case 'date.recent':
      return boundsOfMoments(recent({ now, options: { days: Number(options.days) } }));
    case 'git.commitDate':
      return boundsOfMoments(commitDates({ now, options: { days: Number(options.days) } }));
    case 'date.birthdate':
      return boundsOfMoments(birthdays({ now, options: agesOf(options) }));
    default: {
      const { min, max } = numbersOf(column, rows);
      return min === undefined || max === undefined ? ANY_NUMBER : widenedIfLarge(hull(min, max));
    }
  }
}

/** The unit of dates or timestamps, in milliseconds. */
export const unitOfDates = (field: 'date' | 'timestamp') => (field === 'date' ? DAY_MS : 1);

const text = (value: Json | undefined) => (typeof value === 'string' ? value : undefined);

const rangeOptions = ({ from, to }: ColumnOptions): DateRange => ({ from: text(from), to: text(to) });

const agesOf = ({ minAge, maxAge }: ColumnOptions): AgeRange => ({
  minAge: Number(minAge),
  maxAge: Number(maxAge),
});

/** The options of a series in a checked document. */
export function seriesOptions({ from = null, to, step, jitter }: ColumnOptions): SeriesOptions {
  return { from, to, step, jitter: Number(jitter ?? 0) };
}
