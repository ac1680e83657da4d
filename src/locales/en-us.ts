import { careers } from './en-us/careers.ts';
import { countries } from './en-us/countries.ts';
import { genders } from './en-us/genders.ts';
import { mailboxes } from './en-us/mailboxes.ts';
import { phones } from './en-us/phones.ts';
import { population } from './en-us/population.ts';
import { titles } from './en-us/titles.ts';
import { fakerLists } from './faker-data.ts';
import type { Locale } from './locale.ts';

/** English, as in the United States. */
export const enUs: Locale = {
  apartments:
    'Apt % 14|Apt %# 18|Apt %## 30|Apt %A 4|Apt %B 4|Apt %C 3|Apt %D 3|Unit % 6|Unit %# 8|Suite %## 10',
  careers,
  companies: async () => (await import('./en-us/companies.ts')).companies,
  countries,
  genders,
  lists: fakerLists,
  jobs: async () => (await import('./en-us/jobs.ts')).jobs,
  mailboxes,
  names: async () => (await import('./en-us/names.ts')).names,
  phones,
  population,
  places: async () => (await import('./en-us/places-and-streets.ts')).placeTables,
  titles,
};
