import type { FirstNames, Names } from '../../locales/locale.ts';
import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { createGrowingTables, createWeightedTable } from '../../random/weighted.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';
import { SEXES, type Sex } from './cohorts.ts';
import { createNameTexts, type NameTexts } from './name-texts.ts';

/** Samples names by their frequency in the population. */
export interface NameTables {
  /** The index of a surname, or of two. */
  readonly sampleLast: (stream: RandomStream) => number;
  readonly lastNames: NameTexts;
  /** The index of a first name by its share in a cohort, for a random number from 0 to below 1. */
  readonly firstAt: (cohort: number, fraction: number) => number;
  readonly firstNames: NameTexts;
}

/** The surnames of the table have their number of this many people. */
const PEOPLE = 100_000;
/** The least shares of first names are numbers of births among this many. */
const LEAST_PEOPLE = 10_000_000;
export function readNames(names: Names): NameTables {
  return {
    ...readSurnames(names),
    firstAt: createFirstNames(names.first),
    firstNames: createNameTexts(SEXES.flatMap((sex) => names.first[sex].names.split('|'))),
  };
}

function readSurnames({ last, twoSurnamesPercent }: Names): Pick<NameTables, 'sampleLast' | 'lastNames'> {
  const { texts: common, weights } = unpackWeighted(last.common);
  const rare = last.rare.split('|');
  const lastNames = createNameTexts([...common, ...rare]);
  const rest = weights.reduce((left, weight) => left - weight, PEOPLE);
  const indexAt = createWeightedTable([...weights, rest]);

  function sampleOne(stream: RandomStream): number {
    const index = indexAt(stream.next());
    return index < common.length ? index : index + pickIndex(stream, rare.length);
  }

  function sampleLast(stream: RandomStream): number {
    const index = sampleOne(stream);
    if (stream.next() * 100 >= twoSurnamesPercent) return index;
    const other = sampleOne(stream);
    return other === index ? index : lastNames.pair(index, other);
  }
  return { sampleLast, lastNames };
}

/** Picks the index of a first name by its share in a cohort. Women's names come first. */
function createFirstNames(table: FirstNames): (cohort: number, fraction: number) => number {
  const shareOfStep = sharesBySteps(table);
  const years = table.female.leastOfYear.length;
  const women = countNames(table.female);
  const pickWoman = createPicker(table, 'female', shareOfStep);
  const pickMan = createPicker(table, 'male', shareOfStep);
  return (cohort, fraction) =>
    cohort < years ? pickWoman(cohort, fraction) : women + pickMan(cohort - years, fraction);
}

/** Picks the index of a name of one sex, by the year since the first one of the table. */
function createPicker(
  table: FirstNames,
  sex: Sex,
  shareOfStep: readonly number[],
): (year: number, fraction: number) => number {
  const { curves: packed, leastOfYear } = table[sex];
  const curves = once(() => packed.split(' '));
  const leastShares = leastOfYear.map((births) => births / LEAST_PEOPLE);
  return createGrowingTables(leastOfYear.length, countNames(table[sex]), (year, name) => {
    const share = shareOfStep[stepsIn(curves()[name] ?? '', year, table.firstCode)] ?? 0;
    return share > 0 ? Math.max(share, leastShares[year] ?? 0) : 0;
  });
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
