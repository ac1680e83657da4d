import type { Json } from '../catalogue/field.ts';
import { ANY_NUMBER, type Bounds, hull, hullOf, widened } from '../expression/bounds.ts';
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
import { typeOfSeries } from './option-types.ts';
import type { ColumnSchema } from './schema.ts';
import { type SeriesOptions, seriesBounds } from './series.ts';

export interface Place {
  /** The numbers of rows are below this. */
  readonly rows: number;
  /** In milliseconds since 1970 UTC. */
  readonly now: number;
}

/** The classes of HTTP's status codes. */
const HTTP_STATUS: Bounds = { min: 100, max: 599 };

/** What a thousand dollars are worth at most, in the currency with the smallest unit: an upper bound. */
const AMOUNT_MAX_DEFAULT = 1e12;

/**
 * Between which the numbers or moments of a field lie that reads no other column; of any other field's any number. Moments
 * can lie outside the calendar, where cells are null.
 */
export function fieldBounds(
  { field, options }: Pick<ColumnSchema, 'field' | 'options'>,
  { rows, now }: Place,
): Bounds {
  switch (field) {
    case 'sequence':
      return rowBounds(Number(options.start), Number(options.step), rows);
    case 'series': {
      const bounds = seriesBounds(seriesOptions(options), rows);
      return typeOfSeries(options) === 'decimal' ? widened(bounds) : bounds;
    }
    case 'constant':
      return numbersAmong([options.value ?? null]);
    case 'list':
      return numbersAmong(Array.isArray(options.values) ? options.values : []);
    case 'number':
    case 'number.int':
    case 'internet.port':
      return range(options);
    case 'number.float':
      return ofDecimals(options, options.fractionDigits);
    case 'finance.amount':
      return ofDecimals({ ...options, max: options.max ?? AMOUNT_MAX_DEFAULT }, options.dec ?? 0);
    case 'commerce.price':
      return ofDecimals(options, options.dec);
    case 'location.latitude':
    case 'location.longitude':
      return ofDecimals(options, options.precision);
    case 'internet.httpStatusCode':
      return HTTP_STATUS;
    case 'number.bigInt':
      return widened(range(options));
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
    default:
      return ANY_NUMBER;
  }
}

type Options = ColumnSchema['options'];

/** What dates and timestamps are counted in, in milliseconds. */
export const unitOfDates = (field: 'date' | 'timestamp') => (field === 'date' ? DAY_MS : 1);

const range = ({ min, max }: Options): Bounds => hull(Number(min), Number(max));

/** Ends that have more digits than the numbers are rounded, up or down. */
function ofDecimals(options: Options, decimals: unknown): Bounds {
  const { min, max } = range(options);
  const unit = 10 ** -Number(decimals);
  return widened({ min: min - unit, max: max + unit });
}

function rowBounds(start: number, step: number, rows: number): Bounds {
  return hull(start, start + step * Math.max(0, rows - 1));
}

function numbersAmong(values: readonly Json[]): Bounds {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length === 0 ? ANY_NUMBER : hullOf(numbers);
}

const text = (value: Json | undefined) => (typeof value === 'string' ? value : undefined);

const rangeOptions = ({ from, to }: Options): DateRange => ({ from: text(from), to: text(to) });

const agesOf = ({ minAge, maxAge }: Options): AgeRange => ({
  minAge: Number(minAge),
  maxAge: Number(maxAge),
});

/** Of a series that was found good. */
export function seriesOptions({ from = null, to, step, jitter }: Options): SeriesOptions {
  return { from, to, step, jitter: Number(jitter ?? 0) };
}
