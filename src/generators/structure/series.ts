import type { Json } from '../../catalogue/field.ts';
import { durationMs } from '../../schema/duration.ts';
import { typeOfSeries } from '../../schema/option-types.ts';
import type { ColumnContext, Sampler } from '../generator.ts';
import { integerAt } from './integers.ts';
import { powerOfTen } from './ranges.ts';

const DAY_MS = 86_400_000;

export interface SeriesOptions {
  readonly from: Json;
  readonly to?: Json | undefined;
  readonly step?: Json | undefined;
  readonly jitter: number;
}

/** A number, or the milliseconds of a date or a duration. */
function amount(value: Json | undefined): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? (durationMs(value) ?? Date.parse(value)) : Number.NaN;
}

/** What a step adds: as given, or such that the last row is at `to`. */
function stepOf({ from, to, step }: SeriesOptions, rowCount: number): number {
  if (step !== undefined && step !== null) {
    return typeof from === 'string' && typeof step === 'number' ? step * DAY_MS : amount(step);
  }
  return rowCount > 1 ? (amount(to) - amount(from)) / (rowCount - 1) : 0;
}

/** The first row's number or time, and what each row adds to it. */
export function startAndStep(
  options: SeriesOptions,
  rowCount: number,
): { readonly start: number; readonly step: number } {
  return { start: amount(options.from), step: stepOf(options, rowCount) };
}

/** Of a decimal: what adding steps adds in error is beyond them. */
const DIGITS = 15;

/** Whether no two rows agree once their values are rounded: to milliseconds, or to so many digits. */
function areApart(start: number, step: number, rowCount: number, isTime: boolean): boolean {
  if (isTime) return Math.abs(step) >= 1;
  const greatest = Math.max(Math.abs(start), Math.abs(start + step * rowCount));
  return Math.abs(step) > greatest / powerOfTen(DIGITS - 1);
}

export function seriesColumn({ stream, options, row, rowCount }: ColumnContext<SeriesOptions>): Sampler {
  const { start, step } = startAndStep(options, rowCount);
  const { jitter } = options;
  if (typeOfSeries({ ...options }) === 'integer') return (i) => integerAt(start, step, row(i));
  const isTime = typeof options.from === 'string';
  return (i) => {
    const value = start + (row(i) + (jitter > 0 ? stream.next() * jitter : 0)) * step;
    return isTime ? Math.round(value) : Number(value.toPrecision(DIGITS));
  };
}

/** Whether no two rows of a series agree. */
export function isSeriesDistinct(options: SeriesOptions, rowCount: number): boolean {
  const step = stepOf(options, rowCount);
  if (typeOfSeries({ ...options }) === 'integer') return step !== 0;
  return (
    options.jitter === 0 && areApart(amount(options.from), step, rowCount, typeof options.from === 'string')
  );
}
