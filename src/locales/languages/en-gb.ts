import type { Language } from '../language.ts';
import { english } from './en.ts';
import { banking } from './en-gb/banking.ts';
import { bios } from './en-gb/bios.ts';
import { lists } from './en-gb/lists.ts';
import { titles } from './en-gb/titles.ts';
import { vehicles } from './en-gb/vehicles.ts';

/** English with the words that differ in the United Kingdom. */
export const britishEnglish: Language = {
  ...english,
  banking,
  bios,
  companies: async () => {
    const [{ britishCompanies }, american] = await Promise.all([
      import('./en-gb/companies.ts'),
      english.companies(),
    ]);
    return britishCompanies(american);
  },
  dateNames: { ...english.dateNames, shortMonths: english.dateNames.shortMonths.replace('Sep', 'Sept') },
  jobs: async () => (await import('./en-gb/jobs.ts')).jobs,
  lacks: { suffixes: 'British names have no suffix such as Jr.' },
  lists,
  titles,
  vehicles,
};
