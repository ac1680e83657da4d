import type { NationalIdKind } from '../../locales/identity.ts';
import type { Sex } from '../entities/cohorts.ts';
import { mod11And10Digit, padded } from './check-numbers.ts';

/** Numbers that say nothing about their holder. */
export interface CountedIds {
  readonly count: number;
  /** Returns another number for each index from 0 to below `count`. */
  readonly at: (index: number) => string;
  /** In characters. */
  readonly length: number;
}

/** The facts of a person that a number can contain. */
interface Holder {
  readonly sex: Sex;
  /** In milliseconds since 1970 UTC. */
  readonly birthdate: number;
  readonly postcode: string;
}

/** Numbers that contain facts of their holder. */
export interface PersonalIds {
  /** How many numbers holders with the same facts can have. */
  readonly count: number;
  /** Returns another number for each index from 0 to below `count`. */
  readonly of: (holder: Holder, index: number) => string;
  /** In characters. */
  readonly length: number;
}

/**
 * The groups of nine digits that begin with 9 and are no taxpayer numbers either: those have 50 to 65, 70 to 88, 90 to 92 and 94 to 99.
 * https://www.irs.gov/pub/irs-pdf/p1915.pdf
 */
const HIGH_GROUPS = [66, 67, 68, 69, 89, 93];
/** The groups from 1 to 49. */
const LOW_GROUPS = 49;
const SSN_GROUPS = 55;
const SSN_AREAS = 100;
const SSN_SERIALS = 9999;

/** Social security numbers that are never issued: https://www.ssa.gov/employer/randomization.html */
const ssn: CountedIds = {
  count: SSN_AREAS * SSN_GROUPS * SSN_SERIALS,
  at(index) {
    const area = index % SSN_AREAS;
    const rest = Math.floor(index / SSN_AREAS);
    const place = rest % SSN_GROUPS;
    const group = HIGH_GROUPS[place - LOW_GROUPS] ?? place + 1;
    const serial = Math.floor(rest / SSN_GROUPS) + 1;
    return `9${padded(area, 2)}-${padded(group, 2)}-${padded(serial, 4)}`;
  },
  length: 11,
};

const NINO_SUFFIXES = 'ABCD';
const NINO_NUMBERS = 1_000_000;

/** National insurance numbers with the prefix QQ, which forms show and nobody has: https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim39110 */
const nino: CountedIds = {
  count: NINO_NUMBERS * NINO_SUFFIXES.length,
  at: (index) =>
    `QQ${padded(Math.floor(index / NINO_SUFFIXES.length), 6)}${NINO_SUFFIXES[index % NINO_SUFFIXES.length]}`,
  length: 9,
};

const DIGIT_COUNT = 10;
/** The pairs of places that can have the same digit, of ten places. */
const PAIRS = 45;
/** The ways to choose eight of nine digits, in order. */
const ORDERS = 362_880;

/** The places of a pair, of which the first comes before the second. */
function pairAt(index: number): readonly [number, number] {
  let second = 1;
  let first = index;
  for (; first >= second; second++) first -= second;
  return [first, second];
}

/**
 * Tax identification numbers: ten digits, of which one is there twice, one is missing and the first is not 0, and a check digit.
 * There are also numbers with a digit three times.
 */
const steuerId: CountedIds = {
  count: PAIRS * (DIGIT_COUNT - 1) * ORDERS,
  at(index) {
    const [first, second] = pairAt(index % PAIRS);
    let rest = Math.floor(index / PAIRS);
    const start = 1 + (rest % (DIGIT_COUNT - 1));
    rest = Math.floor(rest / (DIGIT_COUNT - 1));
    const unused = Array.from({ length: DIGIT_COUNT }, (_, digit) => digit).filter(
      (digit) => digit !== start,
    );
    let digits = '';
    for (let place = 0; place < DIGIT_COUNT; place++) {
      if (place === second) digits += digits[first];
      else if (place === 0) digits += start;
      else {
        digits += unused.splice(rest % unused.length, 1)[0];
        rest = Math.floor(rest / (unused.length + 1));
      }
    }
    return digits + mod11And10Digit(digits);
  },
  length: 11,
};

/** The département of a postcode as the number has it: 2A and 2B in Corsica, whose postcodes begin with 20. */
function departmentOf(postcode: string): string {
  if (!postcode.startsWith('20')) return postcode.slice(0, 2);
  return postcode < '20200' ? '2A' : '2B';
}

/** The numbers of communes go on to about 300 in most départements. */
const COMMUNES = 300;
/** Births of a month in a commune. */
const BIRTHS = 999;
const NIR_MODULUS = 97;

/**
 * Numbers of the national register: sex, year, month, département, commune, the birth of the month, and a key.
 * https://fr.wikipedia.org/wiki/Num%C3%A9ro_de_s%C3%A9curit%C3%A9_sociale_en_France
 */
const nir: PersonalIds = {
  count: COMMUNES * BIRTHS,
  of({ sex, birthdate, postcode }, index) {
    const born = new Date(birthdate);
    const department = departmentOf(postcode);
    const start =
      (sex === 'male' ? '1' : '2') +
      padded(born.getUTCFullYear() % 100, 2) +
      padded(born.getUTCMonth() + 1, 2);
    const end = padded(1 + Math.floor(index / BIRTHS), 3) + padded(1 + (index % BIRTHS), 3);
    const number = Number(start + department.replace('2A', '19').replace('2B', '18') + end);
    return start + department + end + padded(NIR_MODULUS - (number % NIR_MODULUS), 2);
  },
  length: 15,
};

export const nationalIds: Readonly<Record<NationalIdKind, CountedIds | PersonalIds>> = {
  nino,
  nir,
  ssn,
  'steuer-id': steuerId,
};
