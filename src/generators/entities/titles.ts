import type { Language, Titles } from '../../locales/language.ts';
import { firstBits, type StreamKey, TWO_POW_32 } from '../../random/stream.ts';
import { textsByPeriod } from './texts-of-age.ts';

/** The parts of full names, by row. */
interface NameColumns {
  readonly prefixes: readonly string[];
  readonly firsts: readonly string[];
  readonly lasts: readonly string[];
  readonly suffixes: readonly string[];
}

/** Prefixes and suffixes that fit a person's sex and age. */
export function createTitles(
  { prefixes, suffixes, withPrefixPercent, ofDoctors }: Titles,
  nameOrder: Language['nameOrder'],
) {
  const isFamilyFirst = nameOrder === 'family-first';
  const addressed = (withPrefixPercent / 100) * TWO_POW_32;
  return {
    /** Of people who are no doctors. */
    prefixes: textsByPeriod(prefixes),
    /** For most people, the suffix is empty. */
    suffixes: textsByPeriod(suffixes),
    fullNames(key: StreamKey, rows: readonly number[], columns: NameColumns): readonly string[] {
      const { prefixes, suffixes } = columns;
      const [before, after] = isFamilyFirst
        ? [columns.lasts, columns.firsts]
        : [columns.firsts, columns.lasts];
      const names = new Array<string>(rows.length);
      for (let i = 0; i < rows.length; i++) {
        const prefix = prefixes[i] ?? '';
        const suffix = suffixes[i] ?? '';
        let name = `${before[i] ?? ''} ${after[i] ?? ''}`;
        if (
          prefix !== '' &&
          (firstBits(key, rows[i] ?? 0) < addressed ||
            prefix === ofDoctors.female ||
            prefix === ofDoctors.male)
        )
          name = `${prefix} ${name}`;
        names[i] = suffix === '' ? name : `${name} ${suffix}`;
      }
      return names;
    },
  };
}
