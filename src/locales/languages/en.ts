import { fakerLists } from '../faker-data.ts';
import type { Language } from '../language.ts';
import { careers } from './en/careers.ts';
import { countryNames } from './en/country-names.ts';
import { genders } from './en/genders.ts';
import { isbnPublishers } from './en/isbn.ts';
import { titles } from './en/titles.ts';

export const english: Language = {
  accountEnd: ' Account',
  careers,
  companies: async () => (await import('./en/companies.ts')).companies,
  countryNames,
  genders,
  isbnPublishers,
  jobs: async () => (await import('./en/jobs.ts')).jobs,
  lacks: {},
  lists: fakerLists,
  mailSpelling: {},
  nameOrder: 'given-first',
  titles,
};
