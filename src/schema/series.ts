import type { Json } from '../catalogue/field.ts';
import type { Bounds } from '../expression/bounds.ts';
import { CALENDAR, DAY_MS, parseIso, timeOf } from '../expression/dates.ts';
import { lastMoment } from './date-ranges.ts';
import { durationMs } from './duration.ts';
import type { ColumnOptions } from './schema.ts';

export interface SeriesOptions {
  readonly from: Json;
  readonly to?: Json | undefined;
  readonly step?: Json | undefined;
  readonly jitter: number;
  /** Whether it starts anew in each group of rows. */
  readonly within?: Json | undefined;
}

/** The column whose time is that of a group's first row. Undefined if `from` is a value. */
export function startColumn({ from, within }: Pick<SeriesOptions, 'from' | 'within'>): string | undefined {
  return within === true && typeof from === 'string' && parseIso(from) === undefined ? from : undefined;
}

/** The last number or moment of a series within groups. Rows beyond it are null. Infinity without `to`. */
export function lastWithin({ to, from }: SeriesOptions, now: number): number {
  if (typeof to === 'number') return to;
  const last = typeof to === 'string' ? lastMoment(to, now) : Number.POSITIVE_INFINITY;
  return typeof from === 'string' ? Math.min(last, CALENDAR.max) : last;
}

/** A number as it is, or a date or duration in milliseconds. */
function amount(value: Json | undefined): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? (durationMs(value) ?? timeOf(value)) : Number.NaN;
}

/** The difference between two rows: the given step, or the one that puts the last row at `to`. */
function stepOf({ from, to, step }: SeriesOptions, rowCount: number): number {
  if (step !== undefined && step !== null) {
    return typeof from === 'string' && typeof step === 'number' ? step * DAY_MS : amount(step);
  }
  return rowCount > 1 ? (amount(to) - amount(from)) / (rowCount - 1) : 0;
}

/** The number or time of the first row, and the difference between two rows. */
export function startAndStep(
  options: SeriesOptions,
  rowCount: number,
): { readonly start: number; readonly step: number } {
  return { start: amount(options.from), step: stepOf(options, rowCount) };
}

/** The range of the values of a series. */
export function seriesBounds(options: SeriesOptions, rowCount: number): Bounds {
  const { start, step } = startAndStep(options, rowCount);
  const last = start + (Math.max(0, rowCount - 1) + options.jitter) * step;
  // Timestamps are rounded to milliseconds.
  const end = typeof options.from === 'string' ? Math.round(last) : last;
  return { min: Math.min(start, end), max: Math.max(start, end) };
}

/** The options of a series in a checked document. */
export function seriesOptions({ from = null, to, step, jitter, within }: ColumnOptions): SeriesOptions {
  return { from, to, step, jitter: Number(jitter ?? 0), within };
}
