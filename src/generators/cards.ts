import { pickIndex, type RandomStream } from '../random/stream.ts';
import { createWeightedTable, type WeightedList } from '../random/weighted.ts';
import { codesOf, fillDigits, textOf, writeDigits, ZERO } from './digits.ts';
import { powerOfTen } from './number-range.ts';

interface IssuerCards {
  readonly name: string;
  /** Of a hundred cards, about so many. */
  readonly weight: number;
  /** The numbers that one begins with, as frequent as they are many. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
  /** Digits of each group. */
  readonly groups: readonly number[];
  readonly cvvDigits: number;
  /** Numbers that the network, and who takes its cards, publish for tests: no account has them. */
  readonly testNumbers: readonly string[];
}

const FOURS = [4, 4, 4, 4];

/** https://en.wikipedia.org/wiki/Payment_card_number#Issuer_identification_number_(IIN), https://docs.stripe.com/testing#cards */
const ISSUERS = {
  visa: {
    name: 'Visa',
    weight: 52,
    // Of 40, 43 and 45, some are Elo's, of 49 Maestro's.
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
      // Of 52, some are Naranja's.
      [51, 51],
      [53, 55],
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
      // Of 65, some are Elo's and RuPay's.
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

/** Issuers, as frequent as their cards. */
export function weightedIssuers(): WeightedList<Issuer> {
  return { list: issuers, indexAt: createWeightedTable(issuers.map((id) => ISSUERS[id].weight)) };
}

export function testNumber(stream: RandomStream, issuer: Issuer): string {
  const { testNumbers, groups } = cardsOf(issuer);
  return grouped(testNumbers[pickIndex(stream, testNumbers.length)] ?? '', groups);
}

/** Digits before the check digit that rows' numbers are spread over: every card has as many after those of its issuer. */
export const CARD_DISTINCT_DIGITS = 10;

/** Samples numbers of an issuer, with their check digits, before which stand digits that no other row has, if some are given. */
export function cardSampler(stream: RandomStream, issuer: Issuer): (own?: string) => string {
  const { ranges, groups } = cardsOf(issuer);
  /** Overwritten by each sample. */
  const codes = codesOf(groups.map((length) => '0'.repeat(length)).join('-'));
  const places = codes.flatMap((code, place) => (code === ZERO ? [place] : []));
  const startDigits = ranges.map(([first]) => String(first).length);
  return (own = '') => {
    fillDigits(stream, codes, places);
    const range = pickIndex(stream, ranges.length);
    const [first = 0, last = 0] = ranges[range] ?? [];
    // No group of digits is shorter.
    writeDigits(codes, 0, startDigits[range] ?? 0, first + pickIndex(stream, last - first + 1));
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

/** The sum of the digits of twice a digit. */
const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

/** To the last place. https://en.wikipedia.org/wiki/Luhn_algorithm */
function writeLuhnDigit(codes: number[], places: readonly number[]): void {
  let sum = 0;
  const last = places.length - 1;
  for (let i = 0; i < last; i++) {
    const digit = (codes[places[i] ?? 0] ?? ZERO) - ZERO;
    sum += (last - i) & 1 ? (DOUBLED[digit] ?? 0) : digit;
  }
  codes[places[last] ?? 0] = ZERO + ((10 - (sum % 10)) % 10);
}

/** The digits on a card's back, or on its front. */
export function cardCode(stream: RandomStream, issuer: Issuer): string {
  const { cvvDigits } = cardsOf(issuer);
  return String(pickIndex(stream, powerOfTen(cvvDigits))).padStart(cvvDigits, '0');
}
