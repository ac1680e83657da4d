import type { Language } from '../language.ts';
import { careers } from './fr/careers.ts';
import { countryNames } from './fr/country-names.ts';
import { genders } from './fr/genders.ts';
import { isbnPublishers } from './fr/isbn.ts';
import { lists } from './fr/lists.ts';
import { titles } from './fr/titles.ts';

export const french: Language = {
  accountEnd: '',
  careers,
  companies: async () => (await import('./fr/companies.ts')).companies,
  countryNames,
  genders,
  isbnPublishers,
  jobs: async () => (await import('./fr/jobs.ts')).jobs,
  lacks: { suffixes: 'Nothing follows a name in France.' },
  lists,
  mailSpelling: {},
  nameOrder: 'given-first',
  titles,
};
