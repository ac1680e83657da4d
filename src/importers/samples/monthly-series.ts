import { isoDuration } from '../iso-duration.ts';
import type { SampleFacts } from '../source-tables.ts';

/** A twelfth of 365.2425 days, the mean year of the Gregorian calendar. */
const MONTH_MS = 2_629_746_000;
const ROWS_MIN = 3;

/**
 * The order of rows that are each some months after the row before, on the same day of a month. The series starts in the middle of a
 * month: from there, no multiple of a mean month reaches another month, because the beginnings of months are at most 5 days off.
 * @param times in milliseconds
 */
export function monthlySeries(times: readonly number[]): SampleFacts['order'] {
  if (times.length < ROWS_MIN) return undefined;
  const dates = times.map((time) => new Date(time));
  const [first] = dates;
  if (first === undefined || first.getUTCDate() > 28) return undefined;
  const months = dates.map((date) => date.getUTCFullYear() * 12 + date.getUTCMonth());
  const step = (months[1] ?? 0) - (months[0] ?? 0);
  const isEven = months.every((month, i) => month === (months[0] ?? 0) + i * step);
  const areAlike = dates.every(
    (date, i) => date.getUTCDate() === first.getUTCDate() && (times[i] ?? 0) % DAY_MS === 0,
  );
  if (step < 1 || !isEven || !areAlike) return undefined;
  const from = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), 15, 12)).toISOString();
  return { kind: 'series', from, step: isoDuration(step * MONTH_MS) };
}

const DAY_MS = 86_400_000;
