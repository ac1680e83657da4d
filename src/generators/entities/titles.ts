import type { Titles } from '../../locales/locale.ts';
import type { RandomStream } from '../../random/stream.ts';
import type { Cohorts } from './cohorts.ts';
import { textsByCohort } from './texts-of-age.ts';

/** Prefixes and suffixes that fit a cohort's sex and age. */
export function createTitles(stream: RandomStream, titles: Titles, cohorts: Cohorts) {
  const { withPrefixPercent, neverOmitted } = titles;
  return {
    prefixes: textsByCohort(titles.prefixes, cohorts),
    /** For most people, the suffix is empty. */
    suffixes: textsByCohort(titles.suffixes, cohorts),
    fullName(prefix: string, name: string, suffix: string): string {
      const isAddressed = stream.next() * 100 < withPrefixPercent || prefix === neverOmitted;
      const addressed = isAddressed ? `${prefix} ${name}` : name;
      return suffix === '' ? addressed : `${addressed} ${suffix}`;
    },
  };
}
