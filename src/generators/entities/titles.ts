import type { Titles } from '../../locales/locale.ts';
import type { RandomStream } from '../../random/stream.ts';
import type { WeightedList } from '../../random/weighted.ts';
import { textsByPeriod } from './texts-of-age.ts';

/** A fraction has 53 bits. */
const FIRST_BITS = 2 ** 26;

/** Prefixes and suffixes that fit a person's sex and age. */
export function createTitles(stream: RandomStream, titles: Titles) {
  const { withPrefixPercent, ofDoctors } = titles;
  return {
    /** Of people who are no doctors. */
    prefixes: textsByPeriod(titles.prefixes),
    /**
     * The prefix that fits the job which the same random number from 0 to below 1 picks: below the share of doctors, the job is a
     * doctor's. Otherwise the number's last 27 bits decide, which hardly say anything about the job.
     */
    prefixAt(others: WeightedList<string>, doctors: number, fraction: number): string {
      if (fraction < doctors) return ofDoctors;
      const places = fraction * FIRST_BITS;
      return others.list[others.indexAt(places - Math.floor(places))] ?? '';
    },
    /** For most people, the suffix is empty. */
    suffixes: textsByPeriod(titles.suffixes),
    fullName(prefix: string, name: string, suffix: string): string {
      const isAddressed = stream.next() * 100 < withPrefixPercent || prefix === ofDoctors;
      const addressed = isAddressed ? `${prefix} ${name}` : name;
      return suffix === '' ? addressed : `${addressed} ${suffix}`;
    },
  };
}
