import type { Population } from '../../locales/locale.ts';
import { createWeightedTable } from '../../random/weighted.ts';
import { birthdays } from '../../schema/date-ranges.ts';

export const SEXES = ['female', 'male'] as const;
export type Sex = (typeof SEXES)[number];

/** The people of one sex who were born in one year of the tables, numbered from 0. */
export interface Cohorts {
  /** The cohort of a sex by its index. Takes the year that is closest to a birthday in days since 1970. */
  readonly cohortOf: (sexIndex: number, day: number) => number;
  readonly birthPeriods: (people: Ages) => BirthPeriods;
}

/** Ages in whole years at `now`, both included. */
interface Ages {
  readonly now: number;
  readonly minAge: number;
  readonly maxAge: number;
}

/**
 * Periods in which people of one sex, age and year of birth were born. What people have by their age and cohort is a function
 * of the period, so it needs no birthday.
 */
export interface BirthPeriods {
  /** Picks a period of people alive, for a sex by its index and a random number from 0 to below 1. */
  readonly pick: (sexIndex: number, fraction: number) => number;
  /** By period. */
  readonly cohorts: readonly number[];
  readonly ages: readonly number[];
  readonly sexOf: (period: number) => Sex;
  /** A day of a period, in days since 1970. */
  readonly dayIn: (period: number, fraction: number) => number;
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
    birthPeriods({ now, minAge, maxAge }) {
      const days = Array.from({ length: maxAge + 1 - minAge }, (_, i) => daysOfAge(now, minAge + i)).flat();
      const tables = SEXES.map((sex) => {
        const livingOfYear = population[sex];
        return createWeightedTable(
          days.map(({ first, length }) => length * (livingOfYear[inTables(first)] ?? 0)),
        );
      });
      const count = days.length;
      return {
        pick: (sexIndex, fraction) => sexIndex * count + (tables[sexIndex]?.(fraction) ?? 0),
        cohorts: SEXES.flatMap((_, sexIndex) => days.map(({ first }) => sexIndex * years + inTables(first))),
        ages: SEXES.flatMap(() => days.map(({ age }) => age)),
        sexOf: (period) => (period < count ? 'female' : 'male'),
        dayIn(period, fraction) {
          const { first = 0, length = 1 } = days[period % count] ?? {};
          return first + ((fraction * length) | 0);
        },
      };
    },
  };
}
