import { endsOf } from './ends.ts';
import { binsOf } from './histogram.ts';

/** Days of a part of a column's range, with how many rows have one of them. */
export interface DatePart {
  /** As `2026-11-21`. */
  readonly min: string;
  readonly max: string;
  readonly count: number;
  /** Counts of equal parts from `min` to `max`. */
  readonly bins?: readonly number[];
  readonly areWorkingDays?: true;
  /** Whether all are the same weekday as the first. */
  readonly isWeekly?: true;
}

type Entry = readonly [time: number, count: number];

const DAY_MS = 86_400_000;
const WEEK = 7;
/** 1970-01-01 was a Thursday: days are counted from Mondays. */
const DAYS_SINCE_MONDAY = 3;
/** A day of so many percent of the rows, and of so many rows, has a part of its own. */
const FREQUENT_PERCENT = 10;
const FREQUENT_COUNT_MIN = 10;
const FREQUENT_MAX = 3;
/** In fewer rows, weekdays differ by chance. */
const WEEKDAYS_ROWS_MIN = 70;
/** A weekday with so small a part of its fair share shows that weekdays differ. */
const RARE_SHARE = 1 / (3 * WEEK);
/** Weekdays of fewer rows are left out, in percent. */
const EXCEPTION_PERCENT = 1;

/** The days that are frequent, and the weekdays of the others. Undefined if a histogram of the whole range says as much. */
export function dateParts(entries: readonly Entry[], rows: number): readonly DatePart[] | undefined {
  const isFrequent = ([, count]: Entry) =>
    count >= FREQUENT_COUNT_MIN && count * 100 >= FREQUENT_PERCENT * rows;
  const frequent = entries.filter(isFrequent);
  if (frequent.length > FREQUENT_MAX) return undefined;
  const rest = entries.filter((entry) => !isFrequent(entry));
  const spread = rest.length === 0 ? [] : ofWeekdays(rest);
  const [only] = spread;
  if (frequent.length === 0 && spread.length === 1 && !only?.areWorkingDays) return undefined;
  return [...frequent.map((entry) => partOf([entry])), ...spread];
}

function ofWeekdays(entries: readonly Entry[]): readonly DatePart[] {
  const rows = rowsIn(entries);
  const weekdays = Array.from({ length: WEEK }, (_, weekday) =>
    entries.filter(([time]) => (time / DAY_MS + DAYS_SINCE_MONDAY) % WEEK === weekday),
  );
  const shares = weekdays.map((own) => rowsIn(own) / rows);
  const isException = (share: number | undefined) => (share ?? 0) * 100 < EXCEPTION_PERCENT;
  if (rows < WEEKDAYS_ROWS_MIN || Math.min(...shares) >= RARE_SHARE) return [partOf(entries)];
  const working = weekdays.slice(0, 5);
  if (isException((shares[5] ?? 0) + (shares[6] ?? 0)) && Math.min(...shares.slice(0, 5)) >= RARE_SHARE) {
    return [{ ...partOf(working.flat()), areWorkingDays: true }];
  }
  return weekdays
    .filter((_, weekday) => !isException(shares[weekday]))
    .map((own) => ({ ...partOf(own, WEEK * DAY_MS), isWeekly: true }));
}

const rowsIn = (entries: readonly Entry[]) => entries.reduce((sum, [, count]) => sum + count, 0);

function partOf(entries: readonly Entry[], unit = DAY_MS): DatePart {
  const [min, max] = endsOf(entries.map(([time]) => time));
  const rows = rowsIn(entries);
  const day = (time: number) => new Date(time).toISOString().slice(0, '2026-11-21'.length);
  const bins = binsOf(entries, { min, max, unit, rows });
  return { min: day(min), max: day(max), count: rows, ...(bins && { bins }) };
}
