import type { Titles } from '../locale.ts';

/** The last years of birth of people who can have a degree, be married, or be adults; the rest are children. */
const LAST_GRADUATES = 1994;
const LAST_SPOUSES = 2004;
const LAST_ADULTS = 2014;
const LAST_OF_ALL = Number.MAX_SAFE_INTEGER;

export const titles: Titles = {
  // 13 of 1,000 people with the age for a degree are doctors, which is 10 of 1,000 people aged 18 to 80.
  prefixes: [
    { bornUntil: LAST_GRADUATES, female: 'Mrs. 500|Ms. 387|Miss 100|Dr. 13', male: 'Mr. 987|Dr. 13' },
    { bornUntil: LAST_SPOUSES, female: 'Mrs. 20|Ms. 55|Miss 25', male: 'Mr. 1' },
    { bornUntil: LAST_ADULTS, female: 'Ms. 60|Miss 40', male: 'Mr. 1' },
    { bornUntil: LAST_OF_ALL, female: 'Miss 1', male: 'Mr. 1' },
  ],
  // Per 1,000 men. There are no degrees: next to `Mr.` they are wrong, and next to `Dr.` redundant.
  suffixes: [
    { bornUntil: LAST_GRADUATES, female: ' 1', male: ' 967|Jr. 18|Sr. 6|II 3|III 5|IV 1' },
    { bornUntil: LAST_OF_ALL, female: ' 1', male: ' 973|Jr. 18|II 3|III 5|IV 1' },
  ],
  withPrefixPercent: 12,
  neverOmitted: 'Dr.',
};
