import type { TextsOfAge } from '../../locales/locale.ts';
import { createWeightedTable, type WeightedList } from '../../random/weighted.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';
import type { BirthPeriods, Sex } from './cohorts.ts';

function unpacked(packed: string): WeightedList<string> {
  const { texts, weights } = unpackWeighted(packed);
  return { list: texts, indexAt: createWeightedTable(weights) };
}

/** All texts of people of any sex and age. */
export function textsOfAll(ages: readonly TextsOfAge[]): readonly string[] {
  return ages.flatMap(({ female, male }) => unpackWeighted(`${female}|${male}`).texts);
}

/** The weighted texts that fit the sex and the age of the people of a birth period. */
export function textsByPeriod(
  ages: readonly TextsOfAge[],
): (births: BirthPeriods) => (period: number) => WeightedList<string> {
  const lists = once(() =>
    ages.map(({ minAge, female, male }) => ({ minAge, female: unpacked(female), male: unpacked(male) })),
  );

  function listOf(sex: Sex, age: number): WeightedList<string> {
    const ofAge = lists().find(({ minAge }) => age >= minAge);
    if (!ofAge) throw new RangeError(`No texts for people aged ${age}`);
    return ofAge[sex];
  }

  return (births) => {
    const byPeriod = once(() => births.ages.map((age, period) => listOf(births.sexOf(period), age)));
    return (period) => {
      const list = byPeriod()[period];
      if (!list) throw new RangeError(`There is no birth period ${period}`);
      return list;
    };
  };
}
