import type { TextsOfAge } from '../../locales/language.ts';
import { entriesAt, sampleTableOf } from '../../random/sample-rows.ts';
import type { StreamKey } from '../../random/stream.ts';
import { createWeightedTables } from '../../random/weighted.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';
import { type BirthPeriods, SEXES } from './cohorts.ts';

/** All texts of people of any sex and age. */
export function textsOfAll(ages: readonly TextsOfAge[]): readonly string[] {
  return ages.flatMap(({ female, male }) => unpackWeighted(`${female}|${male}`).texts);
}

type SampleTexts = (key: StreamKey, rows: readonly number[], periods: readonly number[]) => readonly string[];

/** Samples texts, by their weights, that fit the sex and the age of the people of birth periods. */
export function textsByPeriod(ages: readonly TextsOfAge[]): (births: () => BirthPeriods) => SampleTexts {
  const groups = once(() =>
    ages.flatMap((ofAge) =>
      SEXES.map((sex) => ({ minAge: ofAge.minAge, sex, ...unpackWeighted(ofAge[sex]) })),
    ),
  );
  const tables = once(() => createWeightedTables(groups().map(({ weights }) => weights)));
  const texts = once(() => groups().flatMap((group) => group.texts));
  return (births) => {
    const groupOf = once(() => {
      const { ages, sexes } = births();
      return Uint8Array.from(ages, (age, period) => {
        const group = groups().findIndex(({ minAge, sex }) => age >= minAge && sex === sexes[period]);
        if (group < 0) throw new RangeError(`There are no texts for people of the age ${age}`);
        return group;
      });
    });
    return (key, rows, periods) => entriesAt(sampleTableOf(key, rows, tables(), groupOf(), periods), texts());
  };
}
