import { DAY_MS } from '../../expression/dates.ts';
import type { Population } from '../../locales/people.ts';
import { firstBits, type RandomStream, type StreamKey, TWO_POW_32 } from '../../random/stream.ts';
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
 * of the period. A birth is a number that stands for the sex and the birthday.
 */
export interface BirthPeriods {
  /**
   * Samples births by the people alive. Unless a sex is given, the first bit of a row's first number decides it. A row keeps
   * its birthday at another `now`, as long as its age is one of the ages: of 63 ages, about one in 50 people gets another
   * birthday in a year. The stream is moved.
   */
  readonly sample: (stream: RandomStream, key: StreamKey, rows: readonly number[]) => readonly number[];
  readonly periodsOf: (births: readonly number[]) => readonly number[];
  /** The birthdays in milliseconds since 1970. */
  readonly datesOf: (births: readonly number[]) => readonly number[];
  /** By period. */
  readonly cohorts: Uint16Array;
  readonly ages: readonly number[];
  readonly sexes: readonly Sex[];
}

/** The first day of a period, in days since 1970, and the number of its days. */
interface Days {
  readonly first: number;
  readonly length: number;
  readonly age: number;
}

const DAYS_TO_1970 = 719_528;
const DAYS_A_YEAR = 365.2425;
/** A year of the Julian calendar, which leaves out no leap day. */
const DAYS_IN_LONG_YEARS = 365.25;

export function createCohorts(population: Population): Cohorts {
  const { firstYear, female } = population;
  const years = female.length;
  const most = { female: Math.max(...female), male: Math.max(...population.male) };

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
      const ofSex = Array.from({ length: maxAge + 1 - minAge }, (_, i) => daysOfAge(now, maxAge - i)).flat();
      const sexes = given === undefined ? SEXES : [given];
      const periods = sexes.flatMap((sex) => ofSex.map((days) => ({ ...days, sex })));
      const { first, last } = birthdays({ now, options: { minAge, maxAge } });
      const days = last + 1 - first;
      const periodOf = new Uint16Array(sexes.length * days);
      for (const [period, { first: start, length }] of periods.entries()) {
        const from = Math.floor(period / ofSex.length) * days + start - first;
        periodOf.fill(period, from, from + length);
      }
      const kept = Float64Array.from(
        periods,
        ({ first, sex }) => (population[sex][inTables(first)] ?? 0) / most[sex],
      );
      return {
        sample: birthSampler(
          { first, days, years: maxAge + 1 - minAge, sexes: sexes.length },
          periodOf,
          kept,
        ),
        periodsOf(births) {
          const periodsOfRows = new Array<number>(births.length);
          for (let i = 0; i < births.length; i++) periodsOfRows[i] = periodOf[births[i] ?? 0] ?? 0;
          return periodsOfRows;
        },
        datesOf(births) {
          const dates = new Array<number>(births.length);
          for (let i = 0; i < births.length; i++) {
            const birth = births[i] ?? 0;
            dates[i] = (first + (birth < days ? birth : birth - days)) * DAY_MS;
          }
          return dates;
        },
        cohorts: Uint16Array.from(periods, ({ first, sex }) => SEXES.indexOf(sex) * years + inTables(first)),
        ages: periods.map(({ age }) => age),
        sexes: periods.map(({ sex }) => sex),
      };
    },
  };
}

interface Births {
  /** The first birthday in days since 1970, and the number of birthdays. */
  readonly first: number;
  readonly days: number;
  /** The number of ages. */
  readonly years: number;
  readonly sexes: number;
}

/**
 * Birthdays lie on a circle, which has room for those of all ages at any `now`: each place is the one of the birthdays that has
 * this remainder. A row has one place after the other until one is a birthday, and is kept by the share of the people born then
 * who are alive. Of 18 to 80 years, four in five rows keep their first place; of 101 years, a man takes some 470 places.
 * @param kept by period, relative to the year with most people
 */
function birthSampler(
  { first, days, years, sexes }: Births,
  periodOf: Uint16Array,
  kept: Float64Array,
): BirthPeriods['sample'] {
  const places = Math.ceil(years * DAYS_IN_LONG_YEARS) + 1;
  const start = ((first % places) + places) % places;
  const sexBits = sexes - 1;

  /** The birthday at a place, from 0, or -1. The fraction of the place decides whether it is kept. */
  function birthAt(place: number, firstOfSex: number): number {
    const whole = place | 0;
    const ahead = whole - start;
    // The sign bit, spread, adds the places to a negative number without a branch.
    const day = ahead + ((ahead >> 31) & places);
    const birth = firstOfSex + day;
    return day < days && place - whole < (kept[periodOf[birth] ?? 0] ?? 0) ? birth : -1;
  }

  /** The first of the row's further numbers that gives one. */
  function further(stream: RandomStream, key: StreamKey, row: number, firstOfSex: number): number {
    stream.seek(key, row);
    stream.u32();
    for (;;) {
      const birth = birthAt((stream.u32() / TWO_POW_32) * places, firstOfSex);
      if (birth >= 0) return birth;
    }
  }

  return (stream, key, rows) => {
    const births = new Array<number>(rows.length);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      const bits = firstBits(key, row);
      const firstOfSex = (bits >>> 31) * sexBits * days;
      const birth = birthAt((((bits << sexBits) >>> 0) / TWO_POW_32) * places, firstOfSex);
      births[i] = birth < 0 ? further(stream, key, row, firstOfSex) : birth;
    }
    return births;
  };
}
