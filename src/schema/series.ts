import type { Json } from '../catalogue/field.ts';
import type { Bounds } from '../expression/bounds.ts';
import { DAY_MS, timeOf } from '../expression/dates.ts';
import { durationMs } from './duration.ts';

export interface SeriesOptions {
  readonly from: Json;
  readonly to?: Json | undefined;
  readonly step?: Json | undefined;
  readonly jitter: number;
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
