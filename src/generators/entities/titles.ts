import type { Titles, TitlesOfAge } from '../../locales/locale.ts';
import type { RandomStream } from '../../random/stream.ts';
import { createWeightedTable, type WeightedList } from '../../random/weighted.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';
import type { Cohorts } from './names.ts';

/** All prefixes and suffixes of names. */
export const prefixTexts = ({ prefixes }: Titles) => textsOf(prefixes);
export const suffixTexts = ({ suffixes }: Titles) => textsOf(suffixes);

function textsOf(ages: readonly TitlesOfAge[]): readonly string[] {
  return ages.flatMap(({ female, male }) => unpackWeighted(`${female}|${male}`).texts);
}

type Texts = WeightedList<string>;

function unpacked(packed: string): Texts {
  const { texts, weights } = unpackWeighted(packed);
  return { list: texts, indexAt: createWeightedTable(weights) };
}

const NONE = unpacked(' 1');

/** Prefixes and suffixes that fit a cohort's sex and age. */
export function createTitles(stream: RandomStream, titles: Titles, cohorts: Cohorts) {
  const { withPrefixPercent, neverOmitted } = titles;
  return {
    prefixes: titlesByCohort(titles.prefixes, cohorts),
    /** For most people, the suffix is empty. */
    suffixes: titlesByCohort(titles.suffixes, cohorts),
    fullName(prefix: string, name: string, suffix: string): string {
      const isAddressed = stream.next() * 100 < withPrefixPercent || prefix === neverOmitted;
      const addressed = isAddressed ? `${prefix} ${name}` : name;
      return suffix === '' ? addressed : `${addressed} ${suffix}`;
    },
  };
}

function titlesByCohort(ages: readonly TitlesOfAge[], { count, sexOf, yearOf }: Cohorts) {
  const lists = once(() =>
    ages.map(({ bornUntil, female, male }) => ({
      bornUntil,
      female: unpacked(female),
      male: unpacked(male),
    })),
  );
  // With room for all of them: an array that is filled at scattered indexes would become a hash table.
  const byCohort = new Array<Texts>(count);
  return (cohort: number): Texts => {
    byCohort[cohort] ??=
      lists().find(({ bornUntil }) => yearOf(cohort) <= bornUntil)?.[sexOf(cohort)] ?? NONE;
    return byCohort[cohort];
  };
}
