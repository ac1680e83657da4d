import type { RandomStream } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';
import { createWeightedPicker } from '../random/weighted.ts';
import { withIsbn10Digit, withIsbn13Digit } from './check-digits.ts';
import { codesOf, fillDigits, textOf, writeDigits, ZERO } from './digits.ts';
import type { DistinctValues } from './distinct-values.ts';
import { powerOfTen } from './number-range.ts';
import { once } from './once.ts';
import { combinations, type TextEntries, union } from './text-combinations.ts';

/**
 * The numbers of publishers in the two registration groups for English, as `first-last`. These ranges have been in use for
 * years. Ranges that have been divided again lately are left out.
 * https://www.isbn-international.org/range_file_generation
 */
const PUBLISHERS: Readonly<Record<string, string>> = {
  '0': '00-19 200-227 229-368 370-638 640-644 646-647 649-654 656-699 7000-8499 85000-89999 900372-949999 9500000-9999999',
  '1': '01-02 100-397 4000-5499 55000-64999 74000-76199 77830-78999 80500-83799 869800-915999 919655-972999 991200-998989',
};

/** The digits of a publisher and a title together. */
const OWN_DIGITS = 8;
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

/** The largest first. */
const ranges = once(() =>
  Object.entries(PUBLISHERS)
    .flatMap(([group, list]) =>
      list.split(' ').map((range): Range => {
        const [from = '', to = ''] = range.split('-');
        const [first, last, digits] = [Number(from), Number(to), from.length];
        return { group, first, last, digits, count: (last - first + 1) * powerOfTen(OWN_DIGITS - digits) };
      }),
    )
    .sort((one, other) => other.count - one.count),
);

/** Between prefix, group, publisher, title and check digit. ISBN-10 has no prefix. */
export const isbnLength = ({ variant, separator }: IsbnForm) =>
  Number(variant) + (variant === '13' ? 4 : 3) * separator.length;

/** Samples ISBNs of one range. */
function rangeSampler(
  stream: RandomStream,
  { variant, separator }: IsbnForm,
  { group, first, last, digits }: Range,
): () => string {
  const title = OWN_DIGITS - digits;
  const parts = [...(variant === '13' ? [PREFIX] : []), group, '0'.repeat(digits), '0'.repeat(title), '0'];
  /** Overwritten by each sample. */
  const codes = codesOf(parts.join(separator));
  const end = codes.length - 1;
  const titleAt = end - separator.length - title;
  const publisherAt = titleAt - separator.length - digits;
  const titlePlaces = Array.from({ length: title }, (_, i) => titleAt + i);
  /** The weighted sum of the digits before the publisher's. */
  const ofStart = variant === '13' ? 9 + 7 * 3 + 8 + Number(group) * 3 : Number(group) * 10;
  const ownPlaces = [...Array.from({ length: digits }, (_, i) => publisherAt + i), ...titlePlaces];
  const sumOf13 = () => {
    let sum = ofStart;
    for (let i = 0; i < OWN_DIGITS; i++) sum += ((codes[ownPlaces[i] ?? 0] ?? ZERO) - ZERO) * (i & 1 ? 3 : 1);
    return sum;
  };
  const sumOf10 = () => {
    let sum = ofStart;
    for (let i = 0; i < OWN_DIGITS; i++) sum += ((codes[ownPlaces[i] ?? 0] ?? ZERO) - ZERO) * (9 - i);
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
export function createIsbnSampler(stream: RandomStream, form: IsbnForm): () => string {
  const samplers = ranges().map((range) => rangeSampler(stream, form, range));
  const pickRange = createWeightedPicker(
    stream,
    ranges().map(({ count }) => count),
  );
  return () => samplers[pickRange()]?.() ?? '';
}

/** `count` numbers from `first` on, with zeros before those that are shorter than `digits`. */
const numbersFrom = (first: number, count: number, digits: number): TextEntries => ({
  count,
  at: (index) => String(first + index).padStart(digits, '0'),
});

/** Counts ISBNs without separators. */
export const isbnValues = (variant: '13' | '10'): DistinctValues =>
  union(
    ranges().map(({ group, first, last, digits }) => {
      const title = OWN_DIGITS - digits;
      const publishers = numbersFrom(first, last - first + 1, digits);
      const places = [group, publishers, numbersFrom(0, powerOfTen(title), title)];
      return variant === '13'
        ? combinations([PREFIX, ...places], { fastest: 'last', write: withIsbn13Digit })
        : combinations(places, { fastest: 'last', write: withIsbn10Digit });
    }),
  );
