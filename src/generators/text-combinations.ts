import type { Cell } from '../catalogue/field.ts';
import { DIGITS, UPPER } from './characters.ts';
import { type CountedValues, counted, type DistinctValues, SAFE_MAX, unlimited } from './distinct-values.ts';

/** The texts that can appear at one place of a longer text. No two are equal. */
export interface TextEntries {
  readonly count: number;
  readonly at: (index: number) => string;
}

/** A place of a text: one fixed text, or the entries to choose from. */
export type TextPlace = string | readonly string[] | TextEntries;

interface CombinationOptions {
  /** Turns the joined text into the cell, for example adds check digits. */
  readonly write?: (text: string) => string;
  /** Which place changes from each index to the next. */
  readonly fastest?: 'first' | 'last';
  /** With this many texts or more, the result is `unlimited`. */
  readonly unlimitedFrom?: bigint;
}

/** Among 2^96 equally likely texts, the probability that any two of 10^10 rows are equal is below 10^-9. */
const UNLIMITED_FROM = 2n ** 96n;

/** `count` places with the same entries each. */
export function textPlaces(entries: readonly string[], count: number): readonly TextPlace[] {
  return new Array<TextPlace>(count).fill(entries);
}

/** The integers of a range, both ends included. */
export function integers(first: number, last: number): TextEntries {
  return { count: last - first + 1, at: (index) => String(first + index) };
}

function entriesOf(place: TextPlace): TextEntries {
  if (typeof place === 'string') return { count: 1, at: () => place };
  if (!('length' in place)) return place;
  const list = [...new Set(place)];
  return { count: list.length, at: (index) => list[index] ?? '' };
}

/**
 * Counts the texts that have one entry at each place. An index is read as a mixed-radix number with one digit for each
 * place. Two different choices of entries must not give the same text.
 */
export function combinations(
  parts: Iterable<TextPlace>,
  { write = (text) => text, fastest = 'first', unlimitedFrom = UNLIMITED_FROM }: CombinationOptions = {},
): DistinctValues {
  const digits: TextEntries[] = [];
  let count = 1n;
  for (const part of parts) {
    const entries = entriesOf(part);
    if (entries.count === 0) return counted(0n, () => '');
    count *= BigInt(entries.count);
    digits.push(entries);
    if (count >= unlimitedFrom) return unlimited;
  }
  const textAt = textCounter(digits, fastest);
  return counted(count, (index) => write(textAt(index)));
}

function textCounter(
  digits: readonly TextEntries[],
  fastest: 'first' | 'last',
): (index: number | bigint) => string {
  const order = fastest === 'first' ? digits : digits.toReversed();
  return (index) => {
    let text = '';
    let rest = index;
    for (const { count, at } of order) {
      let entry: number;
      if (typeof rest === 'bigint') {
        const radix = BigInt(count);
        entry = Number(rest % radix);
        rest /= radix;
        if (rest <= SAFE_MAX) rest = Number(rest);
      } else {
        entry = rest % count;
        rest = Math.floor(rest / count);
      }
      text = fastest === 'first' ? text + at(entry) : at(entry) + text;
    }
    return text;
  };
}

/** Counts the texts made of one word from each list, with a separator between words. */
export function joinedValues(lists: readonly (readonly string[])[], separator = ' '): DistinctValues {
  const parts = lists.flatMap((list, i): TextPlace[] => (i === 0 ? [list] : [separator, list]));
  return combinations(parts, { fastest: 'last' });
}

/**
 * Joins several sets of values, which must not overlap. Drops the first set that is not counted, and all sets after
 * it. If the first set itself is not counted, it is the result.
 */
export function union(kinds: Iterable<DistinctValues>): DistinctValues {
  const countedKinds: CountedValues[] = [];
  for (const values of kinds) {
    if (values.kind === 'counted') countedKinds.push(values);
    else if (countedKinds.length === 0) return values;
    else break;
  }
  const [only] = countedKinds;
  if (only && countedKinds.length === 1) return only;
  const total = countedKinds.reduce((sum, { count }) => sum + BigInt(count), 0n);
  return counted(
    total,
    total > SAFE_MAX
      ? (index) => atBig(countedKinds, BigInt(index))
      : (index) => atNumber(countedKinds, Number(index)),
  );
}

function atNumber(kinds: readonly CountedValues[], index: number): Cell {
  let left = index;
  for (const { count, at } of kinds) {
    if (left < Number(count)) return at(left);
    left -= Number(count);
  }
  return '';
}

function atBig(kinds: readonly CountedValues[], index: bigint): Cell {
  let left = index;
  for (const { count, at } of kinds) {
    if (left < count) return at(typeof count === 'bigint' ? left : Number(left));
    left -= BigInt(count);
  }
  return '';
}

/**
 * Counts the texts of a mask: `#` is a digit, `%` a digit from 1 to 9, `!` a digit from 2 to 9, `?` a capital letter.
 */
export function masked(mask: string, write?: (text: string) => string): DistinctValues {
  return combinations(
    [...mask].map((mark) => MARKS[mark] ?? mark),
    write && { write },
  );
}

const MARKS: Readonly<Record<string, readonly string[]>> = {
  '#': DIGITS,
  '%': DIGITS.slice(1),
  '!': DIGITS.slice(2),
  '?': UPPER,
};

/**
 * Counts the texts over an alphabet with a length from `min` to `max`. The first character can have its own alphabet.
 */
export function textsOf(
  { min, max }: { readonly min: number; readonly max: number },
  alphabet: readonly string[],
  firstAlphabet = alphabet,
): DistinctValues {
  function* placesOf(length: number) {
    yield firstAlphabet;
    for (let place = 1; place < length; place++) yield alphabet;
  }
  function* lengths() {
    for (let length = min; length <= max; length++) yield combinations(placesOf(length));
  }
  const values = union(lengths());
  return values.kind === 'unlimited' ? { ...values, needsCase: needsCase(alphabet, min) } : values;
}

const ASCII = /^[ -~]*$/;

/**
 * Longer texts need no exact count: over an alphabet of three characters, they are unlimited even when case is
 * ignored.
 */
const LENGTH_COUNTED = 256;

/** Whether the texts are no longer unlimited when case is ignored, which can merge two characters into one. */
function needsCase(alphabet: readonly string[], length: number): boolean {
  const text = alphabet.join('');
  if (!ASCII.test(text)) return true;
  const characters = new Set(text).size;
  if (new Set(text.toLowerCase()).size === characters) return false;
  const places = BigInt(Math.min(length, LENGTH_COUNTED));
  return BigInt(characters) ** places < UNLIMITED_FROM * 2n ** places;
}

/**
 * Takes values from several sets in turn. The sets must not overlap. Each gives as many values as the smallest set
 * has.
 */
export function inTurn(kinds: readonly DistinctValues[]): DistinctValues {
  const lists = kinds.filter((values) => values.kind === 'counted');
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const counts = lists.map(({ count }) => BigInt(count));
  let shortest = counts[0] ?? 0n;
  for (const count of counts) if (count < shortest) shortest = count;
  const length = BigInt(lists.length);
  let spreads: readonly Spread[] | undefined;
  return counted(shortest * length, (index) => {
    spreads ??= counts.map(spread);
    const list = Number(BigInt(index) % length);
    const { count = 1, at } = lists[list] ?? {};
    const own = spreads[list]?.(BigInt(index) / length) ?? 0n;
    return at?.(typeof count === 'bigint' ? own : Number(own)) ?? null;
  });
}

type Spread = (index: bigint) => bigint;

/**
 * Spreads the first indexes over the whole range without collisions: multiplies by a number coprime to `count`,
 * modulo `count`.
 */
function spread(count: bigint): Spread {
  // Multiples of the golden ratio are spaced most evenly:
  // https://en.wikipedia.org/wiki/Low-discrepancy_sequence#Additive_recurrence
  let step = (count * 618_033_989n) / 1_000_000_000n || 1n;
  while (greatestDivisor(step, count) !== 1n) step++;
  return (index) => (index * step) % count;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}
