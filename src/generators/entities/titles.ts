import type { Titles } from '../../locales/locale.ts';
import type { RandomStream } from '../../random/stream.ts';
import { textsByPeriod } from './texts-of-age.ts';

/** Prefixes and suffixes that fit a person's sex and age. */
export function createTitles(stream: RandomStream, titles: Titles) {
  const { withPrefixPercent, neverOmitted } = titles;
  return {
    prefixes: textsByPeriod(titles.prefixes),
    /** For most people, the suffix is empty. */
    suffixes: textsByPeriod(titles.suffixes),
    fullName(prefix: string, name: string, suffix: string): string {
      const isAddressed = stream.next() * 100 < withPrefixPercent || prefix === neverOmitted;
      const addressed = isAddressed ? `${prefix} ${name}` : name;
      return suffix === '' ? addressed : `${addressed} ${suffix}`;
    },
  };
}
