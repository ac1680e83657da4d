import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { createWeightedPicker } from '../../random/weighted.ts';
import { FIRST_CODE, FIRST_YEAR, firstNames, LEAST_SHARE, SHARE_RATIO } from '../data/first-names.ts';
import { commonSurnames, rareSurnames } from '../data/surnames.ts';
import { unpackWeighted } from '../weighted.ts';

export type Sex = 'female' | 'male';

type Pick<T = string> = () => T;

/** Samples names as frequent as they are in the United States. */
export interface Names {
  readonly lastName: Pick;
  /** As frequent as among those who were born in a decade. */
  readonly firstName: (sex: Sex, decade: number) => string;
}

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

/** The decade of the tables that is closest to a day, counted in days since 1970. */
export function decadeOf(day: number): number {
  return inTables(calendarDecade(day));
}

/** Samples the days, counted from 1970, on which those were born who are alive and of some ages. */
export function createBirthdayPicker(
  stream: RandomStream,
  sex: Sex,
  { first, last }: { readonly first: number; readonly last: number },
): () => number {
  const pieces: { readonly from: number; readonly days: number; readonly people: number }[] = [];
  for (let decade = calendarDecade(first); decade <= calendarDecade(last); decade++) {
    const start = Math.ceil((decade + FIRST_YEAR / 10) * DAYS_A_DECADE - DAYS_TO_1970);
    const next = Math.ceil((decade + 1 + FIRST_YEAR / 10) * DAYS_A_DECADE - DAYS_TO_1970);
    const from = Math.max(first, start);
    const days = Math.min(last + 1, next) - from;
    pieces.push({ from, days, people: days * (tableOf(sex).livingAYear[inTables(decade)] ?? 0) });
  }
  const pick = createWeightedPicker(
    stream,
    pieces.map(({ people }) => people),
  );
  return () => {
    const { from = first, days = 1 } = pieces[pick()] ?? {};
    return from + pickIndex(stream, days);
  };
}

export function createNames(stream: RandomStream): Names {
  let lastName: Pick | undefined;
  const firsts = new Map<Sex, Pick[]>();
  return {
    lastName() {
      lastName ??= surnamePicker(stream);
      return lastName();
    },
    firstName(sex, decade) {
      let picks = firsts.get(sex);
      if (!picks) {
        picks = [];
        firsts.set(sex, picks);
      }
      picks[decade] ??= firstNamePicker(stream, sex, decade);
      return picks[decade]();
    },
  };
}

function tableOf(sex: Sex) {
  return sex === 'female' ? firstNames.female : firstNames.male;
}

function surnamePicker(stream: RandomStream): Pick {
  const { texts, weights } = unpackWeighted(commonSurnames);
  const rare = rareSurnames.split('|');
  const rest = weights.reduce((left, weight) => left - weight, PEOPLE);
  const pick = createWeightedPicker(stream, [...weights, rest]);
  return () => texts[pick()] ?? rare[pickIndex(stream, rare.length)] ?? '';
}

function firstNamePicker(stream: RandomStream, sex: Sex, decade: number): Pick {
  const { names, shares } = tableOf(sex);
  const texts = names.split('|');
  const own = texts.map((_, i) => SHARES[shares.charCodeAt(i * DECADES + decade) - FIRST_CODE] ?? 0);
  const pick = createWeightedPicker(stream, filled(own));
  return () => texts[pick()] ?? '';
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
