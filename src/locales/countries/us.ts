import type { Country } from '../country.ts';
import type { Lacks } from '../lacks.ts';
import { business } from './us/business.ts';
import { mailboxes } from './us/mailboxes.ts';
import { phones } from './us/phones.ts';
import { population } from './us/population.ts';

const lacks: Lacks = { vatIds: 'The United States have no value-added tax.' };

export const unitedStates: Country = {
  code: 'US',
  apartments:
    'Apt % 14|Apt %# 18|Apt %## 30|Apt %A 4|Apt %B 4|Apt %C 3|Apt %D 3|Unit % 6|Unit %# 8|Suite %## 10',
  // American rows alone keep the currencies and the license plates of documents that had no locales.
  besideOthers: {
    currency: 'USD',
    lacks: { ...lacks, ibans: 'American banks have no IBANs.' },
    platesByOption: false,
  },
  business,
  lacks,
  mailboxes,
  names: async () => (await import('./us/names.ts')).names,
  nationalId: 'ssn',
  phones,
  platesByOption: true,
  places: async () => (await import('./us/places-and-streets.ts')).placeTables,
  population,
};
