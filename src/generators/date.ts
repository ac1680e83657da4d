import type { Faker } from '@faker-js/faker';
import type { date as fields } from '../catalogue/fields/date.ts';
import { inUnits } from './counted/moments.ts';
import type { GeneratorsOf, PreparedColumn } from './generator.ts';
import { chosen } from './values.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

export const date = {
  'date.past': ({ faker, now, options: { years } }) =>
    moments(faker, yearsFrom(now, -years), now - SECOND_MS),
  'date.future': ({ faker, now, options: { years } }) =>
    moments(faker, now + SECOND_MS, yearsFrom(now, years)),
  'date.soon': ({ faker, now, options: { days } }) => moments(faker, now + SECOND_MS, now + days * DAY_MS),
  'date.recent': ({ faker, now, options: { days } }) => moments(faker, now - days * DAY_MS, now - SECOND_MS),
  'date.month': ({ faker, options: { abbreviated } }) => chosen(faker, names(faker, 'month', abbreviated)),
  'date.weekday': ({ faker, options: { abbreviated } }) =>
    chosen(faker, names(faker, 'weekday', abbreviated)),
  'date.birthdate': ({ faker, now, options: { minAge, maxAge } }) => {
    const last = lastBirthday(now, minAge);
    const first = Math.min(lastBirthday(now, maxAge + 1) + 1, last);
    return inUnits(faker, first, last, DAY_MS);
  },
} satisfies GeneratorsOf<typeof fields>;

/** Moments of a range, in milliseconds since 1970 UTC, both ends included. */
function moments(faker: Faker, from: number, to: number): PreparedColumn {
  return inUnits(faker, from, to, 1);
}

/** Years before or after a moment, by the calendar. */
function yearsFrom(now: number, years: number): number {
  const then = new Date(now);
  return then.setUTCFullYear(then.getUTCFullYear() + years);
}

/** The last day, in days since 1970, on which somebody was born who now has lived for so many years. */
function lastBirthday(now: number, years: number): number {
  const today = new Date(now);
  const then = new Date(yearsFrom(now, -years));
  // Of a year without February 29, setUTCFullYear makes it March 1, whose birthday is still to come.
  if (then.getUTCMonth() !== today.getUTCMonth()) then.setUTCDate(0);
  return Math.floor(then.getTime() / DAY_MS);
}

function names(faker: Faker, kind: 'month' | 'weekday', abbreviated: boolean): readonly string[] {
  const { abbr, wide } = faker.definitions.date[kind];
  return (abbreviated ? abbr : wide) ?? wide;
}
