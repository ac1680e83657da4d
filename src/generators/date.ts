import type { Faker } from '@faker-js/faker';
import type { date as fields } from '../catalogue/fields/date.ts';
import { DAY_MS, SECOND_MS, yearsFrom } from './calendar.ts';
import type { GeneratorsOf } from './generator.ts';
import { type Moments, type MomentsContext, sampled } from './moments.ts';

type Years = MomentsContext<{ readonly years: number }>;
type Days = MomentsContext<{ readonly days: number }>;

export const past = ({ now, options: { years } }: Years): Moments =>
  between(yearsFrom(now, -years), now - SECOND_MS);
export const future = ({ now, options: { years } }: Years): Moments =>
  between(now + SECOND_MS, yearsFrom(now, years));
export const soon = ({ now, options: { days } }: Days): Moments =>
  between(now + SECOND_MS, now + days * DAY_MS);
export const recent = ({ now, options: { days } }: Days): Moments =>
  between(now - days * DAY_MS, now - SECOND_MS);

/** Both ends included. */
function between(first: number, last: number): Moments {
  return { first, last, unitMs: 1 };
}

export const date = {
  'date.past': sampled(past),
  'date.future': sampled(future),
  'date.soon': sampled(soon),
  'date.recent': sampled(recent),
  'date.month': { list: ({ faker, options: { abbreviated } }) => names(faker, 'month', abbreviated) },
  'date.weekday': { list: ({ faker, options: { abbreviated } }) => names(faker, 'weekday', abbreviated) },
} satisfies Partial<GeneratorsOf<typeof fields>>;

function names(faker: Faker, kind: 'month' | 'weekday', abbreviated: boolean): readonly string[] {
  const { abbr, wide } = faker.definitions.date[kind];
  return (abbreviated ? abbr : wide) ?? wide;
}
