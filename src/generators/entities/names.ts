import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { createWeightedPicker, createWeightedTable, type WeightedList } from '../../random/weighted.ts';
import { FIRST_CODE, FIRST_YEAR, firstNames, LEAST_SHARE, SHARE_RATIO } from '../data/first-names.ts';
import { commonSurnames, rareSurnames } from '../data/surnames.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';
import { createNameTexts, type NameTexts } from './name-texts.ts';

/** Samples names by their frequency in the United States. */
export interface NameSampler {
  /** The index of a surname, or of two. */
  readonly sampleLast: () => number;
  readonly lastNames: () => NameTexts;
  /** The indexes of first names, weighted by the names' frequency in a cohort. */
  readonly firstOf: (cohort: number) => WeightedList<number>;
  readonly firstNames: () => NameTexts;
}

/** The percentage of people with two surnames. */
const HYPHENATED_PERCENT = 2;

export const SEXES = ['female', 'male'] as const;
export type Sex = (typeof SEXES)[number];

const DECADES = firstNames.female.livingAYear.length;
const PEOPLE = 100_000;
const DAYS_TO_1970 = 719_528;
const DAYS_A_DECADE = 3652.425;

/**
 * The decade of a day.
 * @param day days since 1970
 * @returns decades since the first one of the tables; negative before it
 */
function calendarDecade(day: number): number {
  return Math.floor((day + DAYS_TO_1970) / DAYS_A_DECADE - FIRST_YEAR / 10);
}

/** The decade of the tables that is closest to a decade. */
function inTables(decade: number): number {
  return Math.min(Math.max(0, decade), DECADES - 1);
}

/**
 * The index of a cohort: the people of one sex who were born in one decade of the tables. Takes the decade that is
 * closest to a birthday in days since 1970.
 */
export function cohortOf(sexIndex: number, day: number): number {
  return sexIndex * DECADES + inTables(calendarDecade(day));
}

/** Calls `make` for each cohort, and returns the results by the cohort's index. */
export function byCohort<T>(make: (sex: Sex, decade: number) => T): readonly T[] {
  return SEXES.flatMap((sex) => Array.from({ length: DECADES }, (_, decade) => make(sex, decade)));
}

/** Samples the birthdays of people alive, in days since 1970, from `first` to `last`, by the index of their sex. */
export function createBirthdayPicker(
  stream: RandomStream,
  { first, last }: { readonly first: number; readonly last: number },
): (sexIndex: number) => number {
  const starts: number[] = [];
  const lengths: number[] = [];
  const decades: number[] = [];
  for (let decade = calendarDecade(first); decade <= calendarDecade(last); decade++) {
    const start = Math.ceil((decade + FIRST_YEAR / 10) * DAYS_A_DECADE - DAYS_TO_1970);
    const next = Math.ceil((decade + 1 + FIRST_YEAR / 10) * DAYS_A_DECADE - DAYS_TO_1970);
    const from = Math.max(first, start);
    starts.push(from);
    lengths.push(Math.min(last + 1, next) - from);
    decades.push(inTables(decade));
  }
  const tables = SEXES.map((sex) => {
    const { livingAYear } = firstNames[sex];
    return createWeightedTable(decades.map((decade, i) => (lengths[i] ?? 0) * (livingAYear[decade] ?? 0)));
  });
  return (sexIndex) => {
    const piece = tables[sexIndex]?.(stream.next()) ?? 0;
    return (starts[piece] ?? first) + pickIndex(stream, lengths[piece] ?? 1);
  };
}

export function createNameSampler(stream: RandomStream): NameSampler {
  const surnames = once(() => readSurnames(stream));
  const lists: WeightedList<number>[] = [];
  return {
    sampleLast: () => surnames().sample(),
    lastNames: () => surnames().texts,
    firstOf(cohort) {
      lists[cohort] ??= firstNamesOf(cohort);
      return lists[cohort];
    },
    firstNames: once(() => createNameTexts(SEXES.flatMap((sex) => firstNames[sex].names.split('|')))),
  };
}

function readSurnames(stream: RandomStream) {
  const { texts: common, weights } = unpackWeighted(commonSurnames);
  const rare = rareSurnames.split('|');
  const texts = createNameTexts([...common, ...rare]);
  const rest = weights.reduce((left, weight) => left - weight, PEOPLE);
  const pick = createWeightedPicker(stream, [...weights, rest]);

  function sampleOne(): number {
    const index = pick();
    return index < common.length ? index : index + pickIndex(stream, rare.length);
  }

  function sample(): number {
    const index = sampleOne();
    if (stream.next() * 100 >= HYPHENATED_PERCENT) return index;
    const other = sampleOne();
    return other === index ? index : texts.pair(index, other);
  }
  return { texts, sample };
}

function firstNamesOf(cohort: number): WeightedList<number> {
  const sex = cohort < DECADES ? 'female' : 'male';
  const count = firstNames[sex].shares.length / DECADES;
  /** Women's names come first. */
  const from = sex === 'female' ? 0 : firstNames.female.shares.length / DECADES;
  const list = Array.from({ length: count }, (_, i) => from + i);
  return { list, indexAt: createWeightedTable(sharesIn(sex, cohort % DECADES, count)) };
}

/** The share of each name of a sex in a decade. */
function sharesIn(sex: Sex, decade: number, count: number): Float64Array {
  const { shares } = firstNames[sex];
  const levelOf = (name: number) => shares.charCodeAt(name * DECADES + decade) - FIRST_CODE;
  const counts = new Uint32Array(SHARES.length);
  for (let name = 0; name < count; name++) {
    const level = levelOf(name);
    counts[level] = (counts[level] ?? 0) + 1;
  }
  const filled = filledShares(counts);
  const own = new Float64Array(count);
  for (let name = 0; name < count; name++) own[name] = filled[levelOf(name)] ?? 0;
  return own;
}

/**
 * The shares that the table's characters stand for. They are computed with products, not powers, because all engines
 * round products alike.
 */
const SHARES = sharesByLevel();

function sharesByLevel(): readonly number[] {
  const shares = [0, LEAST_SHARE];
  for (let share = LEAST_SHARE * SHARE_RATIO; share < 1; share *= SHARE_RATIO) shares.push(share);
  return shares;
}

/**
 * The shares by level, given the number of names at each level. Raises the lowest shares to one common value, so that
 * the sum over all names is 1: the table's shares sum to less than 1, because rare names are left out. No raised share
 * exceeds one that stays unchanged.
 */
function filledShares(counts: Uint32Array): readonly number[] {
  let rest = 1;
  let left = 0;
  for (let level = 1; level < counts.length; level++) left += counts[level] ?? 0;
  for (let level = SHARES.length - 1; level > 0; level--) {
    const share = SHARES[level] ?? 0;
    for (let names = counts[level] ?? 0; names > 0 && left * share > rest; names--) {
      rest -= share;
      left--;
    }
  }
  const least = left > 0 ? rest / left : 0;
  return SHARES.map((share) => (share > 0 ? Math.max(share, least) : 0));
}
