import { DAY_MS, yearsFrom } from './calendar.ts';

/** In whole years, both included. */
export interface AgeRange {
  readonly minAge: number;
  readonly maxAge: number;
}

/** The first and the last day, in days since 1970, on which people of these ages were born. */
export function birthdayRange(now: number, { minAge, maxAge }: AgeRange) {
  const last = lastBirthday(now, minAge);
  return { first: Math.min(lastBirthday(now, maxAge + 1) + 1, last), last };
}

/** The last day on which somebody was born who now has lived for so many years. */
function lastBirthday(now: number, years: number): number {
  const today = new Date(now);
  const then = new Date(yearsFrom(now, -years));
  // Of a year without February 29, setUTCFullYear makes it March 1, whose birthday is still to come.
  if (then.getUTCMonth() !== today.getUTCMonth()) then.setUTCDate(0);
  return Math.floor(then.getTime() / DAY_MS);
}
