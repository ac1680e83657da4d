import type { Bounds } from '../expression/bounds.ts';
import { CALENDAR, DAY_MS, isDay, SECOND_MS, timeOf, yearsFrom } from '../expression/dates.ts';
import { durationMs } from './duration.ts';
import { NOW } from './now.ts';

const YEAR_DAYS = 365;
const WITHIN_DEFAULT_MS = 30 * DAY_MS;

/** The ends of a range of dates: a day, a moment of UTC, or the word `now`. */
export interface DateRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The first and the last unit of a range. */
interface Units {
  readonly first: number;
  readonly last: number;
}

/** The first unit from an end of a range on. */
function firstFrom(from: string, now: number, unitMs: number): number {
  return from === NOW ? Math.floor(now / unitMs) : Math.ceil(timeOf(from) / unitMs);
}

/** The last moment of an end of a range. If it is a day, the whole day is in the range. */
export function lastMoment(to: string, now: number): number {
  return to === NOW ? now : timeOf(to) + (isDay(to) ? DAY_MS - 1 : 0);
}

/** The units of a range of dates. `to` defaults to `now`, and `from` to 365 days before the earlier of both. */
export function dateRange({ from, to = NOW }: DateRange, now: number, unitMs: number): Units {
  const last = lastMoment(to, now);
  const first =
    from === undefined
      ? Math.ceil((Math.min(now, last) - YEAR_DAYS * DAY_MS) / unitMs)
      : firstFrom(from, now, unitMs);
  return { first, last: Math.floor(last / unitMs) };
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

export interface RelativeOptions extends DateRange {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly within?: string | undefined;
}

/** The limits of dates that are relative to other columns: the units of `from` and `to`, which can be infinite. */
export interface RelativeLimits extends Units {
  /** The greatest distance from the other column, in units. */
  readonly within: number;
}

export function relativeLimits(
  { after, before, within, from, to }: RelativeOptions,
  now: number,
  unitMs: number,
): RelativeLimits {
  const isBetween = after !== undefined && before !== undefined;
  const withinMs = durationMs(within ?? '') ?? (isBetween ? Number.POSITIVE_INFINITY : WITHIN_DEFAULT_MS);
  return {
    within: Math.floor(withinMs / unitMs) || 1,
    first: from === undefined ? Number.NEGATIVE_INFINITY : firstFrom(from, now, unitMs),
    last: to === undefined ? Number.POSITIVE_INFINITY : Math.floor(lastMoment(to, now) / unitMs),
  };
}

/** The units after `start`, before `end`, or between both, within limits. There is none if first > last. */
export function relativeUnits(
  start: number | undefined,
  end: number | undefined,
  { within, first: least, last: most }: RelativeLimits,
  unitMs: number,
): Units {
  const afterStart = start === undefined ? Number.NEGATIVE_INFINITY : Math.floor(start / unitMs) + 1;
  const beforeEnd = end === undefined ? Number.POSITIVE_INFINITY : Math.ceil(end / unitMs) - 1;
  const first = start === undefined ? beforeEnd - within + 1 : afterStart;
  return { first: Math.max(least, first), last: Math.min(most, beforeEnd, first + within - 1) };
}
