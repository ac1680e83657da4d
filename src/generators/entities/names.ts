import type { FirstNames, Names } from '../../locales/people.ts';
import { firstBits, type RandomStream, type StreamKey, secondBits, TWO_POW_32 } from '../../random/stream.ts';
import { createGrowingTables, createWeightedTables, pickEntry } from '../../random/weighted.ts';
import type { Spell } from '../mail-spelling.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';
import { SEXES, type Sex } from './cohorts.ts';
import { createNameTexts, type NameTexts } from './name-texts.ts';

/** Samples names by their frequency in the population. */
export interface NameTables {
  /** Indexes of surnames, or of two. The stream is moved. */
  readonly sampleLast: (stream: RandomStream, key: StreamKey, rows: readonly number[]) => number[];
  readonly lastNames: NameTexts;
  /** The index of a first name by its share in a cohort, for a random number from 0 to below 1. */
  readonly firstAt: (cohort: number, fraction: number) => number;
  readonly firstNames: NameTexts;
}

/** The surnames of the table have their number of this many people. */
const PEOPLE = 100_000;
/** The least shares of first names are numbers of births among this many. */
const LEAST_PEOPLE = 10_000_000;
/** @param spell a name for mailboxes */
export function readNames(names: Names, spell: Spell): NameTables {
  return {
    ...readSurnames(names, spell),
    firstAt: createFirstNames(names.first),
    firstNames: createNameTexts(
      SEXES.flatMap((sex) => names.first[sex].names.split('|')),
      spell,
    ),
  };
}

function readSurnames(
  { last, twoSurnamesPercent }: Names,
  spell: Spell,
): Pick<NameTables, 'sampleLast' | 'lastNames'> {
  const { texts: common, weights } = unpackWeighted(last.common);
  const rare = last.rare.split('|');
  const lastNames = createNameTexts([...common, ...rare], spell);
  const rest = weights.reduce((left, weight) => left - weight, PEOPLE);
  const { entries } = createWeightedTables([[...weights, rest]]);
  const double = (twoSurnamesPercent / 100) * TWO_POW_32;

  /** A surname for two random numbers from 0 to below 1. The other one matters to rare names. */
  function lastAt(fraction: number, other: number): number {
    const index = pickEntry(entries, 0, entries.length, fraction);
    return index < common.length ? index : index + ((other * rare.length) | 0);
  }

  /** Two surnames, or one if both are the same. */
  function pairAt(one: number, stream: RandomStream, key: StreamKey, row: number): number {
    stream.seek(key, row);
    // The first two numbers have decided the first surname.
    stream.next();
    const other = lastAt(stream.next(), stream.next());
    return other === one ? one : lastNames.pair(one, other);
  }

  function sampleLast(stream: RandomStream, key: StreamKey, rows: readonly number[]): number[] {
    const indexes = new Array<number>(rows.length);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      const bits = secondBits(key, row);
      const rest = bits < double ? bits / double : (bits - double) / (TWO_POW_32 - double);
      const one = lastAt(firstBits(key, row) / TWO_POW_32, rest);
      indexes[i] = bits < double ? pairAt(one, stream, key, row) : one;
    }
    return indexes;
  }
  return { sampleLast, lastNames };
}

/**
 * Picks the index of a first name by its share in a cohort. Women's names come first, and so do their cohorts: one for each year
 * of the table.
 */
function createFirstNames(table: FirstNames): (cohort: number, fraction: number) => number {
  const shareOfStep = sharesBySteps(table);
  const years = table.female.leastOfYear.length;
  const curvesOf = SEXES.map((sex) => once(() => table[sex].curves.split(' ')));
  const leastShares = SEXES.flatMap((sex) => table[sex].leastOfYear.map((births) => births / LEAST_PEOPLE));
  const women = countNames(table.female);
  const most = Math.max(women, countNames(table.male));
  const pick = createGrowingTables(2 * years, most, (cohort, name) => {
    const ofSex = cohort < years ? 0 : 1;
    const curve = curvesOf[ofSex]?.()[name] ?? '';
    const share = shareOfStep[stepsIn(curve, cohort - ofSex * years, table.firstCode)] ?? 0;
    return share > 0 ? Math.max(share, leastShares[cohort] ?? 0) : 0;
  });
  return (cohort, fraction) => (cohort < years ? 0 : women) + pick(cohort, fraction);
}

function countNames({ names }: FirstNames[Sex]): number {
  return names.split('|').length;
}

const STEPS_A_LEVEL = 4;

/** The share of a name in a year as a number of steps; 0 is no share. */
function stepsIn(curve: string, year: number, firstCode: number): number {
  let level = curve.charCodeAt(0) - firstCode;
  let left = year;
  for (let at = 1; at < curve.length; at += 2) {
    const years = curve.charCodeAt(at) - firstCode;
    const next = curve.charCodeAt(at + 1) - firstCode;
    if (left < years) return fromLevelOne((STEPS_A_LEVEL * (level * (years - left) + next * left)) / years);
    left -= years;
    level = next;
  }
  return fromLevelOne(STEPS_A_LEVEL * level);
}

/** Steps counted from level 1 on, which has the first. Below it there is no share. */
function fromLevelOne(steps: number): number {
  return Math.max(0, Math.round(steps) - STEPS_A_LEVEL + 1);
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
