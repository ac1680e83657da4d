import { DAY_MS } from '../../expression/dates.ts';
import { type DateOptions, isRelative } from '../../generators/structure/dates.ts';
import { type TimeOptions, timeRange } from '../../generators/structure/times.ts';
import { dateRange, unitsWithin } from '../../schema/date-ranges.ts';
import { seriesOptions } from '../../schema/field-bounds.ts';
import { typeOfSeries } from '../../schema/option-types.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { startAndStep } from '../../schema/series.ts';
import { quoted } from '../literal.ts';
import { type Code, lifted } from './code.ts';
import type { ColumnWriting } from './column-writing.ts';
import { indexCode } from './distributions.ts';
import { fakerCall } from './literals.ts';

const LAST_OF_DAY = DAY_MS - 1;

/** A date or a timestamp. */
export function dateCode(column: ColumnSchema, writing: ColumnWriting): Code {
  // `parse-options.ts` has found them good.
  const options = column.options as unknown as DateOptions;
  const isDay = column.field === 'date';
  const { helpers } = writing;
  const formatted = (date: Code) =>
    options.format === undefined
      ? date
      : lifted(
          writing,
          [date],
          { type: 'text' },
          (time) => `${helpers.use('formatDate')}(${time}, ${quoted(options.format ?? '')})`,
        );
  if (isRelative(options)) {
    return formatted(inCalendar(column, relativeCode(options, isDay, writing), writing));
  }
  const drawn = rangeCode(options, isDay, writing);
  const date = options.workingHours
    ? `${helpers.use('redrawn')}(() => ${drawn}, (time) => ${helpers.use('isWorkingTime')}(time, ${isDay ? DAY_MS : 1}))`
    : drawn;
  if (options.format !== undefined && !writing.leavesCalendar(column)) {
    return text(`${helpers.use('formatDate')}(${date}, ${quoted(options.format)})`);
  }
  const iso = `${date}.toISOString()`;
  const code = isDay ? `${iso}.slice(0, 10)` : iso;
  return formatted(
    inCalendar(column, { code, type: isDay ? 'date' : 'timestamp', nullable: false }, writing),
  );
}

/** A date, and null where it is outside the calendar. */
export function inCalendar(column: ColumnSchema, date: Code, writing: ColumnWriting): Code {
  if (!writing.leavesCalendar(column)) return date;
  return lifted(
    writing,
    [date],
    { type: date.type, nullable: true },
    (time) => `${writing.helpers.use('inCalendar')}(${time})`,
  );
}

const text = (code: string): Code => ({ code, type: 'text', nullable: false });

function rangeCode(options: DateOptions, isDay: boolean, writing: ColumnWriting): string {
  const unit = isDay ? DAY_MS : 1;
  const { first, last } = dateRange(options, writing.now, unit);
  if (options.distribution !== 'uniform') {
    const index = indexCode({ options, count: last - first + 1, origin: 1 }, writing);
    return isDay ? `new Date((${first} + ${index}) * ${unit})` : `new Date(${first} + ${index})`;
  }
  const from = new Date(first * unit).toISOString();
  const to = new Date(last * unit + (isDay ? LAST_OF_DAY : 0)).toISOString();
  return fakerCall('date.between', { from, to });
}

function relativeCode(options: DateOptions, isDay: boolean, writing: ColumnWriting): Code {
  const { helpers } = writing;
  const unit = isDay ? DAY_MS : 1;
  const type = isDay ? 'date' : 'timestamp';
  const times = [options.after, options.before].flatMap((name) =>
    name === undefined ? [] : (writing.cell(name) ?? []),
  );
  const isBetween = times.length === 2;
  const units = unitsWithin(options, unit);
  const within = Number.isFinite(units) ? String(units) : 'Number.POSITIVE_INFINITY';
  const name = isBetween ? 'timeBetween' : options.after === undefined ? 'timeBefore' : 'timeAfter';
  const hours = options.workingHours ? ', true' : '';
  return lifted(
    writing,
    times,
    { type, nullable: isBetween },
    (...codes) => `${helpers.use(name)}(${unit}, ${codes.join(', ')}, ${within}${hours})`,
  );
}

/** A time of day. */
export function timeCode(column: ColumnSchema, writing: ColumnWriting): Code {
  // `parse-options.ts` has found them good.
  const options = column.options as unknown as TimeOptions;
  const { first, last } = timeRange(options);
  const index = indexCode({ options, count: last - first + 1, origin: 1 }, writing);
  return text(
    `${writing.helpers.use('formatDate')}((${first} + ${index}) * 1000, ${quoted(options.format)})`,
  );
}

/** Numbers or times from row to row. */
export function seriesCode({ options }: ColumnSchema, writing: ColumnWriting): Code {
  const { row, rows } = writing;
  const { from, jitter = 0 } = options;
  const { start, step } = startAndStep(seriesOptions(options), rows);
  const place =
    Number(jitter) > 0 ? `(${row.code} + ${fakerCall('number.float', { max: jitter })})` : row.code;
  const value = `${start} + ${place} * ${step < 0 ? `(${step})` : step}`;
  if (typeof from !== 'string') {
    return { code: `Number((${value}).toPrecision(15))`, type: 'decimal', nullable: false };
  }
  const iso = `new Date(Math.round(${value})).toISOString()`;
  const type = typeOfSeries(options) === 'date' ? 'date' : 'timestamp';
  return { code: type === 'date' ? `${iso}.slice(0, 10)` : iso, type, nullable: false };
}
