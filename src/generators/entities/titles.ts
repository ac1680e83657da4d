import type { RandomStream } from '../../random/stream.ts';
import { createWeightedTable, type WeightedList } from '../../random/weighted.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';
import { byCohort, type Sex } from './names.ts';

/** The last birth decades, in the tables of names, of people who can have a degree, be married, or be adults. */
const LAST_GRADUATES = 6;
const LAST_SPOUSES = 7;
const LAST_ADULTS = 8;

/**
 * Prefixes and their weights. 13 of 1,000 people with the age for a degree are doctors, which is 10 of 1,000 people
 * aged 18 to 80.
 */
const PREFIXES = {
  graduate: { female: 'Mrs. 500|Ms. 387|Miss 100|Dr. 13', male: 'Mr. 987|Dr. 13' },
  spouse: { female: 'Mrs. 20|Ms. 55|Miss 25', male: 'Mr. 1' },
  adult: { female: 'Ms. 60|Miss 40', male: 'Mr. 1' },
  child: { female: 'Miss 1', male: 'Mr. 1' },
};

/**
 * Suffixes per 1,000 men; women have none. There are no degrees: next to `Mr.` they are wrong, and next to `Dr.`
 * redundant.
 */
const SUFFIXES = {
  grown: ' 967|Jr. 18|Sr. 6|II 3|III 5|IV 1',
  young: ' 973|Jr. 18|II 3|III 5|IV 1',
};

/** All prefixes and suffixes of names. */
export const prefixTexts = () =>
  Object.values(PREFIXES).flatMap(({ female, male }) => unpackWeighted(`${female}|${male}`).texts);
export const suffixTexts = () => Object.values(SUFFIXES).flatMap((packed) => unpackWeighted(packed).texts);

/** The percentage of full names with a prefix. A doctor's name always has it. */
const WITH_PREFIX_PERCENT = 12;

type Titles = WeightedList<string>;
function titlesOf(packed: string): Titles {
  const { texts, weights } = unpackWeighted(packed);
  return { list: texts, indexAt: createWeightedTable(weights) };
}

const NONE = titlesOf(' 1');

function prefixesOf(sex: Sex, decade: number): Titles {
  const { graduate, spouse, adult, child } = PREFIXES;
  if (decade <= LAST_GRADUATES) return titlesOf(graduate[sex]);
  if (decade <= LAST_SPOUSES) return titlesOf(spouse[sex]);
  return titlesOf(decade <= LAST_ADULTS ? adult[sex] : child[sex]);
}

function suffixesOf(sex: Sex, decade: number): Titles {
  if (sex === 'female') return NONE;
  return titlesOf(decade <= LAST_GRADUATES ? SUFFIXES.grown : SUFFIXES.young);
}

/** Prefixes and suffixes that fit a cohort's sex and age. */
export function createTitles(stream: RandomStream) {
  const prefixes = once(() => byCohort(prefixesOf));
  const suffixes = once(() => byCohort(suffixesOf));
  return {
    prefixes: (cohort: number) => prefixes()[cohort] ?? NONE,
    /** For most people, the suffix is empty. */
    suffixes: (cohort: number) => suffixes()[cohort] ?? NONE,
    fullName(prefix: string, name: string, suffix: string): string {
      const isAddressed = stream.next() * 100 < WITH_PREFIX_PERCENT || prefix === 'Dr.';
      const addressed = isAddressed ? `${prefix} ${name}` : name;
      return suffix === '' ? addressed : `${addressed} ${suffix}`;
    },
  };
}
