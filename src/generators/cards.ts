import type { RandomStream } from '../random/stream.ts';
import { pickOne, pickUniform } from '../random/uniform.ts';
import { createWeightedTable, type WeightedList } from '../random/weighted.ts';
import { codesOf, fillDigits, textOf, writeDigits, writeLuhnDigit, ZERO } from './digits.ts';
import { powerOfTen } from './number-range.ts';

interface IssuerCards {
  readonly name: string;
  /** About how many of 100 cards are the issuer's. */
  readonly weight: number;
  /** Ranges of the numbers that a card number begins with. Each range is equally likely, whatever its size. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
  /** The number of digits in each group. */
  readonly groups: readonly number[];
  readonly cvvDigits: number;
  /** Numbers that card networks and payment services publish for tests. No account has them. */
  readonly testNumbers: readonly string[];
}

const FOURS = [4, 4, 4, 4];

/** https://en.wikipedia.org/wiki/Payment_card_number#Issuer_identification_number_(IIN), https://docs.stripe.com/testing#cards */
const ISSUERS = {
  visa: {
    name: 'Visa',
    weight: 52,
    // Some numbers in 40, 43 and 45 belong to Elo, and some in 49 to Maestro.
    ranges: [
      [41, 42],
      [44, 44],
      [46, 48],
    ],
    groups: FOURS,
    cvvDigits: 3,
    testNumbers: ['4111111111111111', '4012888888881881', '4242424242424242', '4000056655665556'],
  },
  mastercard: {
    name: 'Mastercard',
    weight: 31,
    ranges: [
      // Some numbers in 52 belong to Naranja.
      [51, 51],
      [53, 53],
      [54, 54],
      [55, 55],
      [2221, 2720],
    ],
    groups: FOURS,
    cvvDigits: 3,
    testNumbers: ['5555555555554444', '5105105105105100', '2223003122003222', '5200828282828210'],
  },
  american_express: {
    name: 'American Express',
    weight: 9,
    ranges: [
      [34, 34],
      [37, 37],
    ],
    groups: [4, 6, 5],
    cvvDigits: 4,
    testNumbers: ['378282246310005', '371449635398431', '378734493671000'],
  },
  discover: {
    name: 'Discover',
    weight: 5,
    ranges: [
      [6011, 6011],
      // Some numbers in 65 belong to Elo and RuPay.
      [644, 649],
    ],
    groups: FOURS,
    cvvDigits: 3,
    testNumbers: ['6011111111111117', '6011000990139424', '6011981111111113'],
  },
  jcb: {
    name: 'JCB',
    weight: 2,
    ranges: [[3528, 3589]],
    groups: FOURS,
    cvvDigits: 3,
    testNumbers: ['3566002020360505', '3530111333300000'],
  },
  diners_club: {
    name: 'Diners Club',
    weight: 1,
    ranges: [
      [36, 36],
      [300, 305],
    ],
    groups: [4, 6, 4],
    cvvDigits: 3,
    testNumbers: ['30569309025904', '38520000023237', '36227206271667'],
  },
} as const satisfies Record<string, IssuerCards>;

export type Issuer = keyof typeof ISSUERS;

export const issuers = Object.keys(ISSUERS).filter((id): id is Issuer => id in ISSUERS);

export function cardsOf(issuer: Issuer): IssuerCards {
  return ISSUERS[issuer];
}

/** The issuers, weighted by the number of their cards. */
export function weightedIssuers(): WeightedList<Issuer> {
  return { list: issuers, indexAt: createWeightedTable(issuers.map((id) => ISSUERS[id].weight)) };
}

export function testNumber(stream: RandomStream, issuer: Issuer): string {
  const { testNumbers, groups } = cardsOf(issuer);
  return grouped(pickOne(stream, testNumbers), groups);
}

/**
 * The number of digits before the check digit that hold a row's own number. Every card has as many after the issuer's
 * digits.
 */
export const CARD_DISTINCT_DIGITS = 10;

/**
 * Samples card numbers of an issuer with valid check digits. The digits in `own`, if given, are placed before the
 * check digit.
 */
export function cardSampler(stream: RandomStream, issuer: Issuer): (own?: string) => string {
  const { ranges, groups } = cardsOf(issuer);
  /** Overwritten by each sample. */
  const codes = codesOf(groups.map((length) => '0'.repeat(length)).join('-'));
  const places = codes.flatMap((code, place) => (code === ZERO ? [place] : []));
  const startDigits = ranges.map(([first]) => String(first).length);
  return (own = '') => {
    fillDigits(stream, codes, places);
    const range = pickUniform(stream, ranges.length);
    const [first = 0, last = 0] = ranges[range] ?? [];
    // The first group of every card has at least four digits, so no hyphen is overwritten.
    writeDigits(codes, 0, startDigits[range] ?? 0, first + pickUniform(stream, last - first + 1));
    const before = places.length - 1 - own.length;
    for (let i = 0; i < own.length; i++) codes[places[before + i] ?? 0] = own.charCodeAt(i);
    writeLuhnDigit(codes, places);
    return textOf(codes);
  };
}

function grouped(text: string, groups: readonly number[]): string {
  let parted = '';
  let at = 0;
  for (const group of groups) {
    parted += (at === 0 ? '' : '-') + text.slice(at, at + group);
    at += group;
  }
  return parted;
}

/** The security code: on the back of most cards, on the front of American Express. */
export function cardCode(stream: RandomStream, issuer: Issuer): string {
  const { cvvDigits } = cardsOf(issuer);
  return String(pickUniform(stream, powerOfTen(cvvDigits))).padStart(cvvDigits, '0');
}
