import type { Faker } from '@faker-js/faker';
import type { date as fields } from '../catalogue/fields/date.ts';
import { future, past, recent, soon } from '../schema/date-ranges.ts';
import type { GeneratorsOf } from './generator.ts';
import { sampled } from './moments.ts';

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
