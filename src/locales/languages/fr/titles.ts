import type { Titles } from '../../language.ts';

export const titles: Titles = {
  // No `Mademoiselle` since 2012: https://www.legifrance.gouv.fr/circulaire/id/34682
  prefixes: [{ minAge: 0, female: 'Mme 1', male: 'M. 1' }],
  suffixes: [{ minAge: 0, female: ' 1', male: ' 1' }],
  withPrefixPercent: 12,
  ofDoctors: { female: 'Dr', male: 'Dr' },
};
