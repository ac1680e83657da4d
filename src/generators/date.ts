import type { date as fields } from '../catalogue/fields/date.ts';
import type { GeneratorsOf } from './generator.ts';

export const date = {
  'date.past':
    ({ faker }) =>
    () =>
      faker.date.past().getTime(),
  'date.future':
    ({ faker }) =>
    () =>
      faker.date.future().getTime(),
  'date.soon':
    ({ faker }) =>
    () =>
      faker.date.soon().getTime(),
  'date.recent':
    ({ faker }) =>
    () =>
      faker.date.recent().getTime(),
  'date.month': ({ faker }) => faker.date.month,
  'date.weekday': ({ faker }) => faker.date.weekday,
} satisfies GeneratorsOf<typeof fields>;
