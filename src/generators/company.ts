import type { company as fields } from '../catalogue/fields/company.ts';
import type { GeneratorsOf } from './generator.ts';

export const company = {
  'company.name':
    ({ faker }) =>
    () =>
      faker.company.name(),
  'company.catchPhrase':
    ({ faker }) =>
    () =>
      faker.company.catchPhrase(),
  'company.buzzPhrase':
    ({ faker }) =>
    () =>
      faker.company.buzzPhrase(),
} satisfies GeneratorsOf<typeof fields>;
