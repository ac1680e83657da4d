import type { Titles } from '../locale.ts';

/** The least ages of people who can have a degree, be married, or be called Ms.; the rest are children. */
const GRADUATES = 31;
const SPOUSES = 21;
const GROWN = 12;

export const titles: Titles = {
  // 13 of 1,000 people with the age for a degree are doctors, which is 10 of 1,000 people aged 18 to 80.
  prefixes: [
    { minAge: GRADUATES, female: 'Mrs. 500|Ms. 387|Miss 100|Dr. 13', male: 'Mr. 987|Dr. 13' },
    { minAge: SPOUSES, female: 'Mrs. 20|Ms. 55|Miss 25', male: 'Mr. 1' },
    { minAge: GROWN, female: 'Ms. 60|Miss 40', male: 'Mr. 1' },
    { minAge: 0, female: 'Miss 1', male: 'Mr. 1' },
  ],
  // Per 1,000 men. There are no degrees: next to `Mr.` they are wrong, and next to `Dr.` redundant.
  suffixes: [
    { minAge: GRADUATES, female: ' 1', male: ' 967|Jr. 18|Sr. 6|II 3|III 5|IV 1' },
    { minAge: 0, female: ' 1', male: ' 973|Jr. 18|II 3|III 5|IV 1' },
  ],
  withPrefixPercent: 12,
  neverOmitted: 'Dr.',
};
