import { typeOfSeries } from '../../schema/option-types.ts';
import { lastWithin, type SeriesOptions, startAndStep, startColumn } from '../../schema/series.ts';
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

/** Where a group of the table's rows begins. The check demands groups. */
export function placeInGroup({
  group,
  row,
}: Pick<ColumnContext<object>, 'group' | 'row'>): (i: number) => number {
  if (!group) throw new RangeError('The rows of the table are not grouped');
  return (i) => row(i) - group.startOf(group.parentOf(row(i)));
}

/** A series that starts anew in each group. Null beyond its end. */
function seriesInGroups(context: ColumnContext<SeriesOptions>): Sampler {
  const { stream, options, now, cell } = context;
  const { start, step } = startAndStep(options, 1);
  const { jitter } = options;
  const column = startColumn(options);
  const startAt = column === undefined ? () => start : cell(column);
  const place = placeInGroup(context);
  const last = lastWithin(options, now);
  const isInteger = typeOfSeries({ ...options }) === 'integer';
  const isTime = typeof options.from === 'string';
  return (i) => {
    const first = startAt(i);
    if (first === null) return null;
    const steps = place(i);
    if (isInteger) {
      const value = integerAt(Number(first), step, steps);
      return value > last ? null : value;
    }
    const exact = Number(first) + (steps + (jitter > 0 ? stream.next() * jitter : 0)) * step;
    const value = isTime ? Math.round(exact) : Number(exact.toPrecision(DIGITS));
    return value > last ? null : value;
  };
}

export function seriesColumn(context: ColumnContext<SeriesOptions>): Sampler {
  const { stream, options, row, rowCount } = context;
  if (options.within === true) return seriesInGroups(context);
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
  if (options.within === true) return false;
  const { start, step } = startAndStep(options, rowCount);
  if (typeOfSeries({ ...options }) === 'integer') return step !== 0;
  return options.jitter === 0 && areApart(start, step, rowCount, typeof options.from === 'string');
}
