import type { Population } from '../../locales/locale.ts';
import { DRAWS, fillDraws } from '../../random/weighted.ts';
import { birthdays } from '../../schema/date-ranges.ts';

export const SEXES = ['female', 'male'] as const;
export type Sex = (typeof SEXES)[number];

/** The people of one sex who were born in one year of the tables, numbered from 0. */
export interface Cohorts {
  /** The cohort of a sex by its index. Takes the year that is closest to a birthday in days since 1970. */
  readonly cohortOf: (sexIndex: number, day: number) => number;
  readonly birthPeriods: (people: People) => BirthPeriods;
}

/** Ages in whole years at `now`, both included. */
interface People {
  readonly now: number;
  readonly minAge: number;
  readonly maxAge: number;
  /** Both sexes, if none is given. */
  readonly sex?: Sex | undefined;
}

/**
 * Periods in which people of one sex, age and year of birth were born. What people have by their age and cohort is a function
 * of the period, so it needs no birthday.
 */
export interface BirthPeriods {
  /** Periods for `sampleDraws`, by the people alive. Each sex has half of them, unless one is given. */
  readonly draws: Uint16Array;
  /** By period. */
  readonly cohorts: Uint16Array;
  readonly ages: readonly number[];
  readonly sexes: readonly Sex[];
  /** The first day in days since 1970, and the number of days. */
  readonly firstDays: Int32Array;
  readonly lengths: Int32Array;
}

/** The first day of a period, in days since 1970, and the number of its days. */
interface Days {
  readonly first: number;
  readonly length: number;
  readonly age: number;
}

const DAYS_TO_1970 = 719_528;
const DAYS_A_YEAR = 365.2425;

export function createCohorts(population: Population): Cohorts {
  const { firstYear, female } = population;
  const years = female.length;

  /** Years since the first one of the tables; negative before it. At New Year it can be wrong by a day. */
  function calendarYear(day: number): number {
    return Math.floor((day + DAYS_TO_1970) / DAYS_A_YEAR - firstYear);
  }

  /** The first day of a year. */
  function startOf(year: number): number {
    return Math.ceil((year + firstYear) * DAYS_A_YEAR - DAYS_TO_1970);
  }

  /** The year of the tables that is closest to a day. */
  function inTables(day: number): number {
    return Math.min(Math.max(0, calendarYear(day)), years - 1);
  }

  /** The days on which people of one age were born, split at New Year. */
  function daysOfAge(now: number, age: number): readonly Days[] {
    const { first, last } = birthdays({ now, options: { minAge: age, maxAge: age } });
    const newYear = startOf(calendarYear(first) + 1);
    if (newYear > last) return [{ first, length: last + 1 - first, age }];
    return [
      { first, length: newYear - first, age },
      { first: newYear, length: last + 1 - newYear, age },
    ];
  }

  return {
    cohortOf: (sexIndex, day) => sexIndex * years + inTables(day),
    birthPeriods({ now, minAge, maxAge, sex: given }) {
      const days = Array.from({ length: maxAge + 1 - minAge }, (_, i) => daysOfAge(now, minAge + i)).flat();
      const periods = SEXES.flatMap((sex, sexIndex) =>
        given === undefined || sex === given ? days.map((own) => ({ ...own, sex, sexIndex })) : [],
      );
      const weights = periods.map(
        ({ first, length, sex }) => length * (population[sex][inTables(first)] ?? 0),
      );
      const draws = new Uint16Array(DRAWS);
      const ofSex = (DRAWS * days.length) / periods.length;
      for (let first = 0; first < periods.length; first += days.length) {
        const from = (first / days.length) * ofSex;
        fillDraws(draws.subarray(from, from + ofSex), weights.slice(first, first + days.length), first);
      }
      return {
        draws,
        cohorts: Uint16Array.from(periods, ({ first, sexIndex }) => sexIndex * years + inTables(first)),
        ages: periods.map(({ age }) => age),
        sexes: periods.map(({ sex }) => sex),
        firstDays: Int32Array.from(periods, ({ first }) => first),
        lengths: Int32Array.from(periods, ({ length }) => length),
      };
    },
  };
}
