import { CALENDAR, DAY_MS } from './dates.ts';

/** Days from 0000-03-01 to 1970-01-01, and in 400 years. */
const DAYS_TO_1970 = 719_468;
const DAYS_IN_ERA = 146_097;

/** The number of cached days, a century. Without the cache, dates take 27 to 85 % longer to generate. */
const DAYS_MAX = 36_525;

/** Whether ISO 8601 with four digits for the year can write a moment. */
export function isIsoTime(time: number): boolean {
  return Number.isInteger(time) && time >= CALENDAR.min && time <= CALENDAR.max;
}

const PAIRS = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));

/** `THH:MM:` by the minute of a day. Without this cache, dates take 2 to 23 % longer. */
const MINUTES = Array.from({ length: 1440 }, (_, n) => `T${PAIRS[Math.floor(n / 60)]}:${PAIRS[n % 60]}:`);
/** `.mmmZ` by the millisecond of a second. Without this cache, dates take 17 to 39 % longer. */
const MILLISECONDS = Array.from({ length: 1000 }, (_, n) => `.${String(n).padStart(3, '0')}Z`);

/** A day's date. Years begin in March here, so that a leap day is the last of its year. */
function isoDay(days: number): string {
  const shifted = days + DAYS_TO_1970;
  const era = Math.floor(shifted / DAYS_IN_ERA);
  const day = shifted - era * DAYS_IN_ERA;
  const year = Math.floor(
    (day - Math.floor(day / 1460) + Math.floor(day / 36_524) - Math.floor(day / 146_096)) / 365,
  );
  const dayOfYear = day - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const month = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * month + 2) / 5) + 1;
  const civilYear = era * 400 + year + (month < 10 ? 0 : 1);
  return `${PAIRS[Math.floor(civilYear / 100)]}${PAIRS[civilYear % 100]}-${PAIRS[month < 10 ? month + 3 : month - 9]}-${PAIRS[dayOfMonth]}`;
}

/** Writes moments of the calendar, in milliseconds since 1970 UTC, as text. */
export interface IsoTexts {
  /** `YYYY-MM-DD`. */
  date(time: number): string;
  /** The same text as `toISOString`, which makes dates take 217 to 265 % longer; the same code without caches takes 88 to 140 % longer. */
  time(time: number): string;
}

/** Caches the days that it has written. */
export function createIsoTexts(): IsoTexts {
  const days = new Map<number, string>();

  function dayText(day: number): string {
    const known = days.get(day);
    if (known !== undefined) return known;
    const text = isoDay(day);
    if (days.size < DAYS_MAX) days.set(day, text);
    return text;
  }

  return {
    date: (time) => dayText(Math.floor(time / DAY_MS)),
    time(time) {
      const day = Math.floor(time / DAY_MS);
      const ms = time - day * DAY_MS;
      const seconds = Math.floor(ms / 1000);
      const minute = MINUTES[Math.floor(seconds / 60)] ?? '';
      return dayText(day) + minute + PAIRS[seconds % 60] + MILLISECONDS[ms % 1000];
    },
  };
}
