import { typeOfSeries } from '../../schema/option-types.ts';
import { type SeriesOptions, startAndStep } from '../../schema/series.ts';
import type { ColumnContext, Sampler } from '../generator.ts';
import { powerOfTen } from '../number-range.ts';
import { integerAt } from './integers.ts';

/** Values are rounded to this many significant digits, which removes the rounding errors of adding steps. */
const DIGITS = 15;

/** Whether all rows differ after their values are rounded to milliseconds, or to `DIGITS` significant digits. */
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

/** Whether all rows of a series have different values. */
export function isSeriesDistinct(options: SeriesOptions, rowCount: number): boolean {
  const { start, step } = startAndStep(options, rowCount);
  if (typeOfSeries({ ...options }) === 'integer') return step !== 0;
  return options.jitter === 0 && areApart(start, step, rowCount, typeof options.from === 'string');
}
