import type { Titles } from '../../language.ts';

export const titles: Titles = {
  prefixes: [{ minAge: 0, female: 'Frau 1', male: 'Herr 1' }],
  suffixes: [{ minAge: 0, female: ' 1', male: ' 1' }],
  // People write it in letters, and seldom in lists.
  withPrefixPercent: 6,
  ofDoctors: { female: 'Dr.', male: 'Dr.' },
};
