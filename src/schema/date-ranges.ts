import type { Bounds } from '../expression/bounds.ts';
import { CALENDAR, DAY_MS, isDay, SECOND_MS, timeOf, yearsFrom } from '../expression/dates.ts';
import { durationMs } from './duration.ts';

const YEAR_DAYS = 365;
const WITHIN_DEFAULT_MS = 30 * DAY_MS;

export interface DateRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The first and the last unit of a range of dates. If `to` is a day and the unit is smaller, the whole day is in the
 * range. `to` defaults to `now`, and `from` to 365 days before the earlier of both.
 */
export function dateRange(
  { from, to }: DateRange,
  now: number,
  unitMs: number,
): { readonly first: number; readonly last: number } {
  const last = to === undefined ? now : timeOf(to) + (isDay(to) ? DAY_MS - 1 : 0);
  const first = from === undefined ? Math.min(now, last) - YEAR_DAYS * DAY_MS : timeOf(from);
  return { first: Math.ceil(first / unitMs), last: Math.floor(last / unitMs) };
}

/** A range of moments as multiples of a unit since 1970 UTC, including both ends. Some can lie outside the calendar. */
export interface Moments {
  /** In units. */
  readonly first: number;
  readonly last: number;
  readonly unitMs: number;
}

interface AtNow<Options> {
  /** In milliseconds since 1970 UTC. */
  readonly now: number;
  readonly options: Options;
}

type YearsFromNow = AtNow<{ readonly years: number }>;
type DaysFromNow = AtNow<{ readonly days: number }>;

export const past = ({ now, options: { years } }: YearsFromNow): Moments =>
  between(yearsFrom(now, -years), now - SECOND_MS);
export const future = ({ now, options: { years } }: YearsFromNow): Moments =>
  between(now + SECOND_MS, yearsFrom(now, years));
export const soon = ({ now, options: { days } }: DaysFromNow): Moments =>
  between(now + SECOND_MS, now + days * DAY_MS);
export const recent = ({ now, options: { days } }: DaysFromNow): Moments =>
  between(now - days * DAY_MS, now - SECOND_MS);

function between(first: number, last: number): Moments {
  return { first, last, unitMs: 1 };
}

/** Git stores dates in whole seconds. */
export const commitDates = ({ now, options: { days } }: DaysFromNow): Moments => ({
  first: Math.ceil((now - days * DAY_MS) / SECOND_MS),
  last: Math.floor(now / SECOND_MS) - 1,
  unitMs: SECOND_MS,
});

/** In whole years, including both ends. */
export interface AgeRange {
  readonly minAge: number;
  readonly maxAge: number;
}

/** The possible birthdays of people of these ages. */
export function birthdays({ now, options: { minAge, maxAge } }: AtNow<AgeRange>): Moments {
  const last = lastBirthday(now, minAge);
  return { first: Math.min(lastBirthday(now, maxAge + 1) + 1, last), last, unitMs: DAY_MS };
}

/** The birthday of the youngest people who are so many years old at `now`. */
function lastBirthday(now: number, years: number): number {
  const today = new Date(now);
  const then = new Date(yearsFrom(now, -years));
  // If `now` is February 29 and that year has none, setUTCFullYear gives March 1. People born then have not had their
  // birthday yet, so this goes back to the last day of February.
  if (then.getUTCMonth() !== today.getUTCMonth()) then.setUTCDate(0);
  return Math.floor(then.getTime() / DAY_MS);
}

export function boundsOfMoments({ first, last, unitMs }: Moments): Bounds {
  return { min: first * unitMs, max: last * unitMs };
}

/** Whether the whole range lies in the calendar. */
export function isWithinCalendar({ min, max }: Bounds): boolean {
  return min >= CALENDAR.min && max <= CALENDAR.max;
}

export interface RelativeOptions {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly within?: string | undefined;
}

/** The greatest distance between a date and the column that it is relative to, in units. */
export function unitsWithin({ after, before, within }: RelativeOptions, unitMs: number): number {
  const isBetween = after !== undefined && before !== undefined;
  const withinMs = durationMs(within ?? '') ?? (isBetween ? Number.POSITIVE_INFINITY : WITHIN_DEFAULT_MS);
  return Math.floor(withinMs / unitMs) || 1;
}

/** The first and the last unit after `start`, before `end`, or between both. There is none if first > last. */
export function relativeUnits(
  start: number | undefined,
  end: number | undefined,
  within: number,
  unitMs: number,
): { readonly first: number; readonly last: number } {
  const afterStart = start === undefined ? Number.NEGATIVE_INFINITY : Math.floor(start / unitMs) + 1;
  const beforeEnd = end === undefined ? Number.POSITIVE_INFINITY : Math.ceil(end / unitMs) - 1;
  const first = start === undefined ? beforeEnd - within + 1 : afterStart;
  return { first, last: Math.min(beforeEnd, first + within - 1) };
}
