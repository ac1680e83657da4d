import type { FirstNames, Names } from '../../locales/locale.ts';
import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { createWeightedPicker, createWeightedTable, createWeightedTables } from '../../random/weighted.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';
import { createNameTexts, type NameTexts } from './name-texts.ts';

/** Samples names by their frequency in the population. */
export interface NameSampler {
  /** The index of a surname, or of two. */
  readonly sampleLast: () => number;
  readonly lastNames: () => NameTexts;
  /** The index of a first name by its share in a cohort, for a random number from 0 to below 1. */
  readonly firstAt: (cohort: number, fraction: number) => number;
  readonly firstNames: () => NameTexts;
}

export const SEXES = ['female', 'male'] as const;
export type Sex = (typeof SEXES)[number];

/** The people of one sex who were born in one year of the tables, numbered from 0. */
export interface Cohorts {
  /** The cohort of a sex by its index. Takes the year that is closest to a birthday in days since 1970. */
  readonly cohortOf: (sexIndex: number, day: number) => number;
  readonly count: number;
  readonly sexOf: (cohort: number) => Sex;
  readonly yearOf: (cohort: number) => number;
  /** Samples the birthdays of people alive, in days since 1970, from `first` to `last`, by the index of their sex. */
  readonly birthdayPicker: (
    stream: RandomStream,
    days: { readonly first: number; readonly last: number },
  ) => (sexIndex: number) => number;
}

/** The surnames of the table have their number of this many people. */
const PEOPLE = 100_000;
const DAYS_TO_1970 = 719_528;
const DAYS_A_YEAR = 365.2425;

export function createCohorts(firstNames: FirstNames): Cohorts {
  const { firstYear } = firstNames;
  const years = yearsOf(firstNames);

  /** Years since the first one of the tables; negative before it. At New Year it can be wrong by a day. */
  function calendarYear(day: number): number {
    return Math.floor((day + DAYS_TO_1970) / DAYS_A_YEAR - firstYear);
  }

  /** The first day of a year. */
  function startOf(year: number): number {
    return Math.ceil((year + firstYear) * DAYS_A_YEAR - DAYS_TO_1970);
  }

  /** The year of the tables that is closest to a year. */
  function inTables(year: number): number {
    return Math.min(Math.max(0, year), years - 1);
  }

  return {
    cohortOf: (sexIndex, day) => sexIndex * years + inTables(calendarYear(day)),
    count: SEXES.length * years,
    sexOf: (cohort) => (cohort < years ? 'female' : 'male'),
    yearOf: (cohort) => firstYear + (cohort % years),
    birthdayPicker(stream, { first, last }) {
      const starts: number[] = [];
      const lengths: number[] = [];
      const inTable: number[] = [];
      for (let year = calendarYear(first); year <= calendarYear(last); year++) {
        const from = Math.max(first, startOf(year));
        starts.push(from);
        lengths.push(Math.min(last + 1, startOf(year + 1)) - from);
        inTable.push(inTables(year));
      }
      const tables = SEXES.map((sex) => {
        const { livingOfYear } = firstNames[sex];
        return createWeightedTable(inTable.map((year, i) => (lengths[i] ?? 0) * (livingOfYear[year] ?? 0)));
      });
      return (sexIndex) => {
        const piece = tables[sexIndex]?.(stream.next()) ?? 0;
        return (starts[piece] ?? first) + pickIndex(stream, lengths[piece] ?? 1);
      };
    },
  };
}

function yearsOf({ female }: FirstNames): number {
  return female.livingOfYear.length;
}

export function createNameSampler(stream: RandomStream, names: Names, cohorts: Cohorts): NameSampler {
  const surnames = once(() => readSurnames(stream, names));
  const firstAt = createFirstNames(names.first, cohorts);
  return {
    sampleLast: () => surnames().sample(),
    lastNames: () => surnames().texts,
    firstAt,
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

/** Picks the index of a first name by its share in a cohort. Women's names come first. */
function createFirstNames(
  table: FirstNames,
  { count, sexOf, yearOf }: Cohorts,
): (cohort: number, fraction: number) => number {
  const counts = { female: countNames(table.female), male: countNames(table.male) };
  const steps = {
    female: once(() => readSteps(table, 'female', counts.female)),
    male: once(() => readSteps(table, 'male', counts.male)),
  };
  const shareOfStep = sharesBySteps(table);
  const countMax = Math.max(counts.female, counts.male);
  const weights = new Float64Array(countMax);

  const indexIn = createWeightedTables(count, countMax, (cohort) => {
    const ofYear = steps[sexOf(cohort)]()[yearOf(cohort) - table.firstYear] ?? new Uint16Array();
    const atStep = new Uint32Array(shareOfStep.length);
    for (let name = 0; name < ofYear.length; name++) {
      const step = ofYear[name] ?? 0;
      atStep[step] = (atStep[step] ?? 0) + 1;
    }
    const filled = filledShares(shareOfStep, atStep);
    for (let name = 0; name < countMax; name++) weights[name] = filled[ofYear[name] ?? 0] ?? 0;
    return weights;
  });
  const firstMan = count / SEXES.length;
  return (cohort, fraction) => indexIn(cohort, fraction) + (cohort < firstMan ? 0 : counts.female);
}

function countNames({ names }: FirstNames[Sex]): number {
  return names.split('|').length;
}

const STEPS_A_LEVEL = 4;
const SPACE = ' '.charCodeAt(0);

/** Reads, for each year, the share of each name of a sex as a number of steps; 0 is no share. */
function readSteps(table: FirstNames, sex: Sex, count: number): readonly Uint16Array[] {
  const { firstCode } = table;
  const { curves } = table[sex];
  const byYear = Array.from({ length: yearsOf(table) }, () => new Uint16Array(count));
  const set = (year: number, name: number, steps: number) => {
    const ofYear = byYear[year];
    // Below level 1 there is no share.
    if (ofYear && steps >= STEPS_A_LEVEL) ofYear[name] = steps - STEPS_A_LEVEL + 1;
  };
  let at = 0;
  for (let name = 0; name < count; name++) {
    let year = 0;
    let level = curves.charCodeAt(at++) - firstCode;
    while (at < curves.length && curves.charCodeAt(at) !== SPACE) {
      const years = curves.charCodeAt(at++) - firstCode;
      const next = curves.charCodeAt(at++) - firstCode;
      for (let i = 0; i < years; i++) {
        set(year + i, name, Math.round((STEPS_A_LEVEL * (level * (years - i) + next * i)) / years));
      }
      year += years;
      level = next;
    }
    for (; year < byYear.length; year++) set(year, name, STEPS_A_LEVEL * level);
    at++;
  }
  return byYear;
}

/**
 * The shares that numbers of steps stand for. They are computed with products, not powers, because all engines round
 * products alike.
 */
function sharesBySteps({ leastShare, stepRatio }: FirstNames): readonly number[] {
  const shares = [0, leastShare];
  for (let share = leastShare * stepRatio; share < 1; share *= stepRatio) shares.push(share);
  return shares;
}

/**
 * The shares by steps, given the number of names at each. Raises the lowest shares to one common value, so that
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
