import type { Titles } from '../../language.ts';

/** The least ages of people who have sons of their name, are married, or are called Ms.; the rest are children. */
const PARENTS = 31;
const SPOUSES = 21;
const GROWN = 12;

export const titles: Titles = {
  prefixes: [
    { minAge: PARENTS, female: 'Mrs. 50|Ms. 40|Miss 10', male: 'Mr. 1' },
    { minAge: SPOUSES, female: 'Mrs. 20|Ms. 55|Miss 25', male: 'Mr. 1' },
    { minAge: GROWN, female: 'Ms. 60|Miss 40', male: 'Mr. 1' },
    { minAge: 0, female: 'Miss 1', male: 'Mr. 1' },
  ],
  // Per 1,000 men. There are no degrees: next to `Mr.` they are wrong, and next to `Dr.` redundant.
  suffixes: [
    { minAge: PARENTS, female: ' 1', male: ' 967|Jr. 18|Sr. 6|II 3|III 5|IV 1' },
    { minAge: 0, female: ' 1', male: ' 973|Jr. 18|II 3|III 5|IV 1' },
  ],
  withPrefixPercent: 12,
  ofDoctors: { female: 'Dr.', male: 'Dr.' },
};
