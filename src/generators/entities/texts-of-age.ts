import type { TextsOfAge } from '../../locales/locale.ts';
import { createWeightedTable, type WeightedList } from '../../random/weighted.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';
import type { Cohorts } from './cohorts.ts';

function unpacked(packed: string): WeightedList<string> {
  const { texts, weights } = unpackWeighted(packed);
  return { list: texts, indexAt: createWeightedTable(weights) };
}

/** All texts of people of any sex and age. */
export function textsOfAll(ages: readonly TextsOfAge[]): readonly string[] {
  return ages.flatMap(({ female, male }) => unpackWeighted(`${female}|${male}`).texts);
}

/** The weighted texts that fit a cohort's sex and age. */
export function textsByCohort(
  ages: readonly TextsOfAge[],
  { count, sexOf, yearOf }: Cohorts,
): (cohort: number) => WeightedList<string> {
  const lists = once(() =>
    ages.map(({ bornUntil, female, male }) => ({
      bornUntil,
      female: unpacked(female),
      male: unpacked(male),
    })),
  );
  // With room for all of them: an array that is filled at scattered indexes would become a hash table.
  const byCohort = new Array<WeightedList<string>>(count);

  function listOf(cohort: number): WeightedList<string> {
    const ofAge = lists().find(({ bornUntil }) => yearOf(cohort) <= bornUntil);
    if (!ofAge) throw new RangeError(`No texts for people born in ${yearOf(cohort)}`);
    return ofAge[sexOf(cohort)];
  }

  return (cohort) => {
    byCohort[cohort] ??= listOf(cohort);
    return byCohort[cohort];
  };
}
