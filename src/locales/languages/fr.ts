import type { Language } from '../language.ts';
import { banking } from './fr/banking.ts';
import { bios } from './fr/bios.ts';
import { careers } from './fr/careers.ts';
import { countryNames } from './fr/country-names.ts';
import { genders } from './fr/genders.ts';
import { isbnPublishers } from './fr/isbn.ts';
import { lists } from './fr/lists.ts';
import { titles } from './fr/titles.ts';
import { vehicles } from './fr/vehicles.ts';

export const french: Language = {
  accountEnd: '',
  banking,
  bios,
  careers,
  companies: async () => (await import('./fr/companies.ts')).companies,
  continents: 'Afrique|Antarctique|Asie|Australie|Europe|Amérique du Nord|Amérique du Sud',
  countryNames,
  // https://cldr.unicode.org/: the names within dates, which French writes in small letters.
  dateNames: {
    months: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
    shortMonths: 'janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.',
    weekdays: 'dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi',
    shortWeekdays: 'dim.|lun.|mar.|mer.|jeu.|ven.|sam.',
  },
  genders,
  isbnPublishers,
  jobs: async () => (await import('./fr/jobs.ts')).jobs,
  lacks: { suffixes: 'Nothing follows a name in France.' },
  lists,
  mailSpelling: {},
  nameOrder: 'given-first',
  sentences: async () => (await import('./fr/sentences.ts')).sentences,
  titles,
  vehicles,
};
