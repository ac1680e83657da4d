const DAY = 86_400_000;
/** Days from 0000-03-01 to 1970-01-01, and in 400 years. */
const DAYS_TO_1970 = 719_468;
const DAYS_IN_ERA = 146_097;

const PAIRS = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));

function pad3(n: number): string {
  return n < 100 ? `0${PAIRS[n]}` : String(n);
}

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

/** `YYYY-MM-DD` in UTC, of a year from 0 to 9999. */
export function isoDate(date: Date): string {
  return isoDay(Math.floor(date.getTime() / DAY));
}

/** What `toISOString` gives for a year from 0 to 9999, ten times as fast. */
export function isoTime(date: Date): string {
  const time = date.getTime();
  const days = Math.floor(time / DAY);
  const ms = time - days * DAY;
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${isoDay(days)}T${PAIRS[Math.floor(minutes / 60)]}:${PAIRS[minutes % 60]}:${PAIRS[seconds % 60]}.${pad3(ms % 1000)}Z`;
}
