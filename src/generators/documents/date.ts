import type { date as fields } from '../../catalogue/fields/date.ts';
import { date as byDefault, future, past, recent, soon, yearsFrom } from '../date.ts';
import type { GeneratorsOf } from '../generator.ts';
import { DAY_MS, type Moments, type MomentsContext, sampled } from '../moments.ts';
import { sampledAtWork } from './working-moments.ts';

export function birthdays({
  now,
  options: { minAge, maxAge },
}: MomentsContext<{ readonly minAge: number; readonly maxAge: number }>): Moments {
  const last = lastBirthday(now, minAge);
  return { first: Math.min(lastBirthday(now, maxAge + 1) + 1, last), last, unitMs: DAY_MS };
}

/** The last day, in days since 1970, on which somebody was born who now has lived for so many years. */
function lastBirthday(now: number, years: number): number {
  const today = new Date(now);
  const then = new Date(yearsFrom(now, -years));
  // Of a year without February 29, setUTCFullYear makes it March 1, whose birthday is still to come.
  if (then.getUTCMonth() !== today.getUTCMonth()) then.setUTCDate(0);
  return Math.floor(then.getTime() / DAY_MS);
}

export const date = {
  ...byDefault,
  'date.past': sampledAtWork(past),
  'date.future': sampledAtWork(future),
  'date.soon': sampledAtWork(soon),
  'date.recent': sampledAtWork(recent),
  'date.birthdate': sampled(birthdays),
} satisfies GeneratorsOf<typeof fields>;
