import type { Language } from '../language.ts';
import { banking } from './de/banking.ts';
import { bios } from './de/bios.ts';
import { careers } from './de/careers.ts';
import { countryNames } from './de/country-names.ts';
import { genders } from './de/genders.ts';
import { isbnPublishers } from './de/isbn.ts';
import { lists } from './de/lists.ts';
import { titles } from './de/titles.ts';
import { vehicles } from './de/vehicles.ts';

export const german: Language = {
  accountEnd: '',
  banking,
  bios,
  careers,
  companies: async () => (await import('./de/companies.ts')).companies,
  continents: 'Afrika|Antarktis|Asien|Australien|Europa|Nordamerika|Südamerika',
  countryNames,
  // https://cldr.unicode.org/: the names within dates.
  dateNames: {
    months: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
    shortMonths: 'Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.',
    weekdays: 'Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag',
    shortWeekdays: 'So.|Mo.|Di.|Mi.|Do.|Fr.|Sa.',
  },
  genders,
  isbnPublishers,
  jobs: async () => (await import('./de/jobs.ts')).jobs,
  lacks: { suffixes: 'In German nothing follows a name.' },
  lists,
  mailSpelling: { ä: 'ae', ö: 'oe', ü: 'ue' },
  nameOrder: 'given-first',
  sentences: async () => (await import('./de/sentences.ts')).sentences,
  titles,
  vehicles,
};
