import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { createWeightedPicker, createWeightedTable, type WeightedList } from '../../random/weighted.ts';
import { FIRST_CODE, FIRST_YEAR, firstNames, LEAST_SHARE, SHARE_RATIO } from '../data/first-names.ts';
import { commonSurnames, rareSurnames } from '../data/surnames.ts';
import { unpackWeighted } from '../weighted.ts';

/** Samples names as frequent as they are in the United States. */
export interface Names {
  readonly lastName: () => string;
  /** As frequent as in a cohort. */
  readonly firstNames: (cohort: number) => WeightedList<string>;
}

export const SEXES = ['female', 'male'] as const;
export type Sex = (typeof SEXES)[number];

const DECADES = firstNames.female.livingAYear.length;
const PEOPLE = 100_000;
const DAYS_TO_1970 = 719_528;
const DAYS_A_DECADE = 3652.425;

/** The decade of a day, both counted from 1970 and the first of the tables. */
function calendarDecade(day: number): number {
  return Math.floor((day + DAYS_TO_1970) / DAYS_A_DECADE - FIRST_YEAR / 10);
}

/** That of the tables which is closest to a decade. */
function inTables(decade: number): number {
  return Math.min(Math.max(0, decade), DECADES - 1);
}

/** The number of those of a sex who were born in one decade of the tables: in the one that is closest to a day, counted in days since 1970. */
export function cohortOf(sexIndex: number, day: number): number {
  return sexIndex * DECADES + inTables(calendarDecade(day));
}

/** What `make` gives for each cohort. */
export function byCohort<T>(make: (sex: Sex, decade: number) => T): readonly T[] {
  return SEXES.flatMap((sex) => Array.from({ length: DECADES }, (_, decade) => make(sex, decade)));
}

/** Samples the days, counted from 1970, on which those were born who are alive and of some ages. */
export function createBirthdayPicker(
  stream: RandomStream,
  sex: Sex,
  { first, last }: { readonly first: number; readonly last: number },
): () => number {
  const starts: number[] = [];
  const lengths: number[] = [];
  const people: number[] = [];
  for (let decade = calendarDecade(first); decade <= calendarDecade(last); decade++) {
    const start = Math.ceil((decade + FIRST_YEAR / 10) * DAYS_A_DECADE - DAYS_TO_1970);
    const next = Math.ceil((decade + 1 + FIRST_YEAR / 10) * DAYS_A_DECADE - DAYS_TO_1970);
    const from = Math.max(first, start);
    const days = Math.min(last + 1, next) - from;
    starts.push(from);
    lengths.push(days);
    people.push(days * (firstNames[sex].livingAYear[inTables(decade)] ?? 0));
  }
  const pick = createWeightedPicker(stream, people);
  return () => {
    const piece = pick();
    return (starts[piece] ?? first) + pickIndex(stream, lengths[piece] ?? 1);
  };
}

export function createNames(stream: RandomStream): Names {
  let lastName: (() => string) | undefined;
  const lists: WeightedList<string>[] = [];
  return {
    lastName() {
      lastName ??= surnamePicker(stream);
      return lastName();
    },
    firstNames(cohort) {
      lists[cohort] ??= firstNamesOf(cohort);
      return lists[cohort];
    },
  };
}

function surnamePicker(stream: RandomStream): () => string {
  const { texts, weights } = unpackWeighted(commonSurnames);
  const rare = rareSurnames.split('|');
  const rest = weights.reduce((left, weight) => left - weight, PEOPLE);
  const pick = createWeightedPicker(stream, [...weights, rest]);
  return () => texts[pick()] ?? rare[pickIndex(stream, rare.length)] ?? '';
}

function firstNamesOf(cohort: number): WeightedList<string> {
  const decade = cohort % DECADES;
  const { names, shares } = firstNames[cohort < DECADES ? 'female' : 'male'];
  const list = names.split('|');
  const own = list.map((_, i) => SHARES[shares.charCodeAt(i * DECADES + decade) - FIRST_CODE] ?? 0);
  return { list, indexAt: createWeightedTable(filled(own)) };
}

/** The shares that characters stand for: products, which all engines round alike, and no powers. */
const SHARES = sharesByLevel();

function sharesByLevel(): readonly number[] {
  const shares = [0, LEAST_SHARE];
  for (let share = LEAST_SHARE * SHARE_RATIO; share < 1; share *= SHARE_RATIO) shares.push(share);
  return shares;
}

/**
 * Shares whose sum is below 1, such that it is 1: what is missing, rarer names in life, is given to the rarest that are
 * there, none of which gets more than one that is left as it is.
 */
function filled(shares: readonly number[]): readonly number[] {
  const sorted = shares.filter((share) => share > 0).sort((one, other) => other - one);
  let rest = 1;
  let left = sorted.length;
  for (const share of sorted) {
    if (left * share <= rest) break;
    rest -= share;
    left--;
  }
  const least = left > 0 ? rest / left : 0;
  return shares.map((share) => (share > 0 ? Math.max(share, least) : 0));
}
