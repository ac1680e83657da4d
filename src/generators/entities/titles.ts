import type { Titles, TitlesOfAge } from '../../locales/locale.ts';
import type { RandomStream } from '../../random/stream.ts';
import { createWeightedTable, type WeightedList } from '../../random/weighted.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';
import type { Cohorts, Sex } from './names.ts';

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
export function createTitles(stream: RandomStream, titles: Titles, { byCohort }: Cohorts) {
  const ofCohorts = (ages: readonly TitlesOfAge[]) =>
    once(() =>
      byCohort((sex: Sex, lastYear) => {
        const ofAge = ages.find(({ bornUntil }) => lastYear <= bornUntil);
        return ofAge ? unpacked(ofAge[sex]) : NONE;
      }),
    );
  const prefixes = ofCohorts(titles.prefixes);
  const suffixes = ofCohorts(titles.suffixes);
  const { withPrefixPercent, neverOmitted } = titles;
  return {
    prefixes: (cohort: number) => prefixes()[cohort] ?? NONE,
    /** For most people, the suffix is empty. */
    suffixes: (cohort: number) => suffixes()[cohort] ?? NONE,
    fullName(prefix: string, name: string, suffix: string): string {
      const isAddressed = stream.next() * 100 < withPrefixPercent || prefix === neverOmitted;
      const addressed = isAddressed ? `${prefix} ${name}` : name;
      return suffix === '' ? addressed : `${addressed} ${suffix}`;
    },
  };
}
