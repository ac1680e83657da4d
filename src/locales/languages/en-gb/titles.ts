import type { Titles } from '../../language.ts';

/** The least ages of people of whom most are or were married, and of grown people; the rest are children. */
const SPOUSES = 45;
const ADULTS = 28;
const GROWN = 16;
const TEENAGERS = 13;

/** Without a point, as British texts write them. Compiled by hand. */
export const titles: Titles = {
  prefixes: [
    { minAge: SPOUSES, female: 'Mrs 62|Ms 24|Miss 13.7|Mx 0.3', male: 'Mr 99.7|Mx 0.3' },
    { minAge: ADULTS, female: 'Mrs 34|Ms 30|Miss 35.4|Mx 0.6', male: 'Mr 99.4|Mx 0.6' },
    { minAge: GROWN, female: 'Miss 68|Ms 29|Mrs 2|Mx 1', male: 'Mr 99|Mx 1' },
    { minAge: TEENAGERS, female: 'Miss 1', male: 'Mr 1' },
    { minAge: 0, female: 'Miss 1', male: 'Master 1' },
  ],
  suffixes: [{ minAge: 0, female: ' 1', male: ' 1' }],
  withPrefixPercent: 12,
  ofDoctors: { female: 'Dr', male: 'Dr' },
};
