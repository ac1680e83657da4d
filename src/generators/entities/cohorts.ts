import type { Population } from '../../locales/locale.ts';
import { firstBits, type StreamKey, TWO_POW_32 } from '../../random/stream.ts';
import { createWeightedTables, pickEntry } from '../../random/weighted.ts';
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
  /** Samples periods by the people alive. Unless a sex is given, the first bit of a row's first number decides it. */
  readonly sample: (key: StreamKey, rows: readonly number[]) => readonly number[];
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
      const ofSex = (first: number) => weights.slice(first, first + days.length);
      const { entries } = createWeightedTables(
        given === undefined ? [ofSex(0), ofSex(days.length)] : [ofSex(0)],
      );
      const sexBits = given === undefined ? 1 : 0;
      return {
        sample(key, rows) {
          const sampled = new Array<number>(rows.length);
          for (let i = 0; i < rows.length; i++) {
            const bits = firstBits(key, rows[i] ?? 0);
            const first = (bits >>> 31) * sexBits * days.length;
            sampled[i] = pickEntry(entries, first, days.length, ((bits << sexBits) >>> 0) / TWO_POW_32);
          }
          return sampled;
        },
        cohorts: Uint16Array.from(periods, ({ first, sexIndex }) => sexIndex * years + inTables(first)),
        ages: periods.map(({ age }) => age),
        sexes: periods.map(({ sex }) => sex),
        firstDays: Int32Array.from(periods, ({ first }) => first),
        lengths: Int32Array.from(periods, ({ length }) => length),
      };
    },
  };
}
