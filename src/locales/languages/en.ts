import { fakerLists } from '../faker-data.ts';
import type { Language } from '../language.ts';
import { banking } from './en/banking.ts';
import { bios } from './en/bios.ts';
import { careers } from './en/careers.ts';
import { countryNames } from './en/country-names.ts';
import { genders } from './en/genders.ts';
import { isbnPublishers } from './en/isbn.ts';
import { titles } from './en/titles.ts';
import { vehicles } from './en/vehicles.ts';

export const english: Language = {
  accountEnd: ' Account',
  banking,
  bios,
  careers,
  companies: async () => (await import('./en/companies.ts')).companies,
  continents: 'Africa|Antarctica|Asia|Australia|Europe|North America|South America',
  countryNames,
  dateNames: {
    months: 'January|February|March|April|May|June|July|August|September|October|November|December',
    shortMonths: 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec',
    weekdays: 'Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday',
    shortWeekdays: 'Sun|Mon|Tue|Wed|Thu|Fri|Sat',
  },
  genders,
  isbnPublishers,
  jobs: async () => (await import('./en/jobs.ts')).jobs,
  lacks: {},
  lists: fakerLists,
  mailSpelling: {},
  nameOrder: 'given-first',
  sentences: async () => (await import('./en/sentences.ts')).sentences,
  titles,
  vehicles,
};
