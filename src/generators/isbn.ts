import type { Language } from '../locales/language.ts';
import type { RandomStream } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';
import { createWeightedPicker } from '../random/weighted.ts';
import { withIsbn10Digit, withIsbn13Digit } from './check-digits.ts';
import { codesOf, fillDigits, textOf, writeDigits, ZERO } from './digits.ts';
import type { DistinctValues } from './distinct-values.ts';
import { powerOfTen } from './number-range.ts';
import { oncePer } from './once.ts';
import { combinations, type TextEntries, union } from './text-combinations.ts';

/** The digits of a group, a publisher and a title together. */
const GROUP_TO_TITLE = 9;
/** How many digits a title has after a group and a publisher's number of so many digits. */
const titleDigits = (group: string, digits: number) => GROUP_TO_TITLE - group.length - digits;
const PREFIX = '978';
const X = 'X'.charCodeAt(0);

interface IsbnForm {
  readonly variant: '13' | '10';
  readonly separator: string;
}

interface Range {
  readonly group: string;
  readonly first: number;
  readonly last: number;
  /** The number of a publisher's digits. */
  readonly digits: number;
  /** How many ISBNs it has. */
  readonly count: number;
}

/** The largest first, of the registration groups and their publishers' numbers that a language has. */
const rangesOf = oncePer((publishers: Language['isbnPublishers']): readonly Range[] =>
  Object.entries(publishers)
    .flatMap(([group, list]) =>
      list.split(' ').map((range): Range => {
        const [from = '', to = ''] = range.split('-');
        const [first, last, digits] = [Number(from), Number(to), from.length];
        return {
          group,
          first,
          last,
          digits,
          count: (last - first + 1) * powerOfTen(titleDigits(group, digits)),
        };
      }),
    )
    .sort((one, other) => other.count - one.count),
);

/** Between prefix, group, publisher, title and check digit. ISBN-10 has no prefix. */
export const isbnLength = ({ variant, separator }: IsbnForm) =>
  Number(variant) + (variant === '13' ? 4 : 3) * separator.length;

/** The weighted sum of the digits of the prefix and the group. */
function startSum(variant: IsbnForm['variant'], group: string): number {
  const start = variant === '13' ? PREFIX + group : group;
  return [...start].reduce(
    (sum, digit, i) => sum + Number(digit) * (variant === '13' ? (i % 2 === 1 ? 3 : 1) : 10 - i),
    0,
  );
}

/** Samples ISBNs of one range. */
function rangeSampler(
  stream: RandomStream,
  { variant, separator }: IsbnForm,
  { group, first, last, digits }: Range,
): () => string {
  const title = titleDigits(group, digits);
  const own = digits + title;
  const parts = [...(variant === '13' ? [PREFIX] : []), group, '0'.repeat(digits), '0'.repeat(title), '0'];
  /** Overwritten by each sample. */
  const codes = codesOf(parts.join(separator));
  const end = codes.length - 1;
  const titleAt = end - separator.length - title;
  const publisherAt = titleAt - separator.length - digits;
  const titlePlaces = Array.from({ length: title }, (_, i) => titleAt + i);
  /** The weighted sum of the digits before the publisher's. */
  const ofStart = startSum(variant, group);
  // In ISBN-13, the weights of successive digits are 1 and 3 in turn, from the prefix on.
  const thirteen = group.length % 2 === 1 ? { even: 1, odd: 3 } : { even: 3, odd: 1 };
  const ownPlaces = [...Array.from({ length: digits }, (_, i) => publisherAt + i), ...titlePlaces];
  const sumOf13 = () => {
    let sum = ofStart;
    for (let i = 0; i < own; i++)
      sum += ((codes[ownPlaces[i] ?? 0] ?? ZERO) - ZERO) * (i & 1 ? thirteen.odd : thirteen.even);
    return sum;
  };
  const sumOf10 = () => {
    let sum = ofStart;
    for (let i = 0; i < own; i++) sum += ((codes[ownPlaces[i] ?? 0] ?? ZERO) - ZERO) * (own + 1 - i);
    return sum;
  };
  return () => {
    writeDigits(codes, publisherAt, digits, first + pickUniform(stream, last - first + 1));
    fillDigits(stream, codes, titlePlaces);
    if (variant === '13') codes[end] = ZERO + ((10 - (sumOf13() % 10)) % 10);
    else {
      const check = (11 - (sumOf10() % 11)) % 11;
      codes[end] = check === 10 ? X : ZERO + check;
    }
    return textOf(codes);
  };
}

/** Samples ISBNs with their check digits and separators where they belong. */
export function createIsbnSampler(
  stream: RandomStream,
  publishers: Language['isbnPublishers'],
  form: IsbnForm,
): () => string {
  const ranges = rangesOf(publishers);
  const samplers = ranges.map((range) => rangeSampler(stream, form, range));
  const pickRange = createWeightedPicker(
    stream,
    ranges.map(({ count }) => count),
  );
  return () => samplers[pickRange()]?.() ?? '';
}

/** `count` numbers from `first` on, with zeros before those that are shorter than `digits`. */
const numbersFrom = (first: number, count: number, digits: number): TextEntries => ({
  count,
  at: (index) => String(first + index).padStart(digits, '0'),
});

/** Counts ISBNs without separators. */
export const isbnValues = (publishers: Language['isbnPublishers'], variant: '13' | '10'): DistinctValues =>
  union(
    rangesOf(publishers).map(({ group, first, last, digits }) => {
      const title = titleDigits(group, digits);
      const publishers = numbersFrom(first, last - first + 1, digits);
      const places = [group, publishers, numbersFrom(0, powerOfTen(title), title)];
      return variant === '13'
        ? combinations([PREFIX, ...places], { fastest: 'last', write: withIsbn13Digit })
        : combinations(places, { fastest: 'last', write: withIsbn10Digit });
    }),
  );
