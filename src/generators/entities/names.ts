import type { FirstNames, Names } from '../../locales/locale.ts';
import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { createWeightedPicker, createWeightedTable, type WeightedList } from '../../random/weighted.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';
import { createNameTexts, type NameTexts } from './name-texts.ts';

/** Samples names by their frequency in the population. */
export interface NameSampler {
  /** The index of a surname, or of two. */
  readonly sampleLast: () => number;
  readonly lastNames: () => NameTexts;
  /** The indexes of first names, weighted by the names' frequency in a cohort. */
  readonly firstOf: (cohort: number) => WeightedList<number>;
  readonly firstNames: () => NameTexts;
}

export const SEXES = ['female', 'male'] as const;
export type Sex = (typeof SEXES)[number];

/** The people of one sex who were born in one decade of the tables, numbered from 0. */
export interface Cohorts {
  /** The cohort of a sex by its index. Takes the decade that is closest to a birthday in days since 1970. */
  readonly cohortOf: (sexIndex: number, day: number) => number;
  /** Calls `make` for each cohort with the last year of its decade, and returns the results by the cohort's number. */
  readonly byCohort: <T>(make: (sex: Sex, lastYear: number) => T) => readonly T[];
  /** Samples the birthdays of people alive, in days since 1970, from `first` to `last`, by the index of their sex. */
  readonly birthdayPicker: (
    stream: RandomStream,
    days: { readonly first: number; readonly last: number },
  ) => (sexIndex: number) => number;
}

/** The surnames of the table have their number of this many people. */
const PEOPLE = 100_000;
const DAYS_TO_1970 = 719_528;
const DAYS_A_DECADE = 3652.425;
const YEARS_A_DECADE = 10;

export function createCohorts(firstNames: FirstNames): Cohorts {
  const { firstYear } = firstNames;
  const decades = decadesOf(firstNames);

  /** Decades since the first one of the tables; negative before it. */
  function calendarDecade(day: number): number {
    return Math.floor((day + DAYS_TO_1970) / DAYS_A_DECADE - firstYear / YEARS_A_DECADE);
  }

  /** The first day of a decade. */
  function startOf(decade: number): number {
    return Math.ceil((decade + firstYear / YEARS_A_DECADE) * DAYS_A_DECADE - DAYS_TO_1970);
  }

  /** The decade of the tables that is closest to a decade. */
  function inTables(decade: number): number {
    return Math.min(Math.max(0, decade), decades - 1);
  }

  return {
    cohortOf: (sexIndex, day) => sexIndex * decades + inTables(calendarDecade(day)),
    byCohort: (make) =>
      SEXES.flatMap((sex) =>
        Array.from({ length: decades }, (_, decade) =>
          make(sex, firstYear + (decade + 1) * YEARS_A_DECADE - 1),
        ),
      ),
    birthdayPicker(stream, { first, last }) {
      const starts: number[] = [];
      const lengths: number[] = [];
      const inTable: number[] = [];
      for (let decade = calendarDecade(first); decade <= calendarDecade(last); decade++) {
        const from = Math.max(first, startOf(decade));
        starts.push(from);
        lengths.push(Math.min(last + 1, startOf(decade + 1)) - from);
        inTable.push(inTables(decade));
      }
      const tables = SEXES.map((sex) => {
        const { livingAYear } = firstNames[sex];
        return createWeightedTable(
          inTable.map((decade, i) => (lengths[i] ?? 0) * (livingAYear[decade] ?? 0)),
        );
      });
      return (sexIndex) => {
        const piece = tables[sexIndex]?.(stream.next()) ?? 0;
        return (starts[piece] ?? first) + pickIndex(stream, lengths[piece] ?? 1);
      };
    },
  };
}

function decadesOf({ female }: FirstNames): number {
  return female.livingAYear.length;
}

export function createNameSampler(stream: RandomStream, names: Names): NameSampler {
  const surnames = once(() => readSurnames(stream, names));
  const firstNamesOf = createFirstNames(names.first);
  const lists: WeightedList<number>[] = [];
  return {
    sampleLast: () => surnames().sample(),
    lastNames: () => surnames().texts,
    firstOf(cohort) {
      lists[cohort] ??= firstNamesOf(cohort);
      return lists[cohort];
    },
    firstNames: once(() => createNameTexts(SEXES.flatMap((sex) => names.first[sex].names.split('|')))),
  };
}

function readSurnames(stream: RandomStream, { last, twoSurnamesPercent }: Names) {
  const { texts: common, weights } = unpackWeighted(last.common);
  const rare = last.rare.split('|');
  const texts = createNameTexts([...common, ...rare]);
  const rest = weights.reduce((left, weight) => left - weight, PEOPLE);
  const pick = createWeightedPicker(stream, [...weights, rest]);

  function sampleOne(): number {
    const index = pick();
    return index < common.length ? index : index + pickIndex(stream, rare.length);
  }

  function sample(): number {
    const index = sampleOne();
    if (stream.next() * 100 >= twoSurnamesPercent) return index;
    const other = sampleOne();
    return other === index ? index : texts.pair(index, other);
  }
  return { texts, sample };
}

/** The indexes of first names by cohort, with their shares as weights. Women's names come first. */
function createFirstNames(table: FirstNames): (cohort: number) => WeightedList<number> {
  const { female, firstCode } = table;
  const decades = decadesOf(table);
  const shareOfLevel = sharesByLevel(table);

  /** The share of each name of a sex in a decade. */
  function sharesIn(sex: Sex, decade: number, count: number): Float64Array {
    const { shares } = table[sex];
    const levelOf = (name: number) => shares.charCodeAt(name * decades + decade) - firstCode;
    const counts = new Uint32Array(shareOfLevel.length);
    for (let name = 0; name < count; name++) {
      const level = levelOf(name);
      counts[level] = (counts[level] ?? 0) + 1;
    }
    const filled = filledShares(shareOfLevel, counts);
    const own = new Float64Array(count);
    for (let name = 0; name < count; name++) own[name] = filled[levelOf(name)] ?? 0;
    return own;
  }

  return (cohort) => {
    const sex = cohort < decades ? 'female' : 'male';
    const count = table[sex].shares.length / decades;
    const from = sex === 'female' ? 0 : female.shares.length / decades;
    const list = Array.from({ length: count }, (_, i) => from + i);
    return { list, indexAt: createWeightedTable(sharesIn(sex, cohort % decades, count)) };
  };
}

/**
 * The shares that the table's characters stand for. They are computed with products, not powers, because all engines
 * round products alike.
 */
function sharesByLevel({ leastShare, shareRatio }: FirstNames): readonly number[] {
  const shares = [0, leastShare];
  for (let share = leastShare * shareRatio; share < 1; share *= shareRatio) shares.push(share);
  return shares;
}

/**
 * The shares by level, given the number of names at each level. Raises the lowest shares to one common value, so that
 * the sum over all names is 1: the table's shares sum to less than 1, because rare names are left out. No raised share
 * exceeds one that stays unchanged.
 */
function filledShares(shares: readonly number[], counts: Uint32Array): readonly number[] {
  let rest = 1;
  let left = 0;
  for (let level = 1; level < counts.length; level++) left += counts[level] ?? 0;
  for (let level = shares.length - 1; level > 0; level--) {
    const share = shares[level] ?? 0;
    for (let names = counts[level] ?? 0; names > 0 && left * share > rest; names--) {
      rest -= share;
      left--;
    }
  }
  const least = left > 0 ? rest / left : 0;
  return shares.map((share) => (share > 0 ? Math.max(share, least) : 0));
}
