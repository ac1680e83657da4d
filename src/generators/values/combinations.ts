import type { Cell } from '../../catalogue/field.ts';
import { DIGITS, UPPER } from '../documents/characters.ts';
import { type Counted, unlimited, type Values } from './values.ts';

/** Of so many texts, two of 10^10 random ones agree with a probability below 10^-9. */
const UNLIMITED_FROM = 2n ** 96n;

/**
 * Texts that hold, at each place, one of the texts listed for it. No two choices may read alike.
 * @param complete what is added to the places' texts
 */
export function combinations(
  places: Iterable<readonly string[]>,
  complete: (text: string) => string = (text) => text,
): Values {
  const lists: (readonly string[])[] = [];
  let count = 1n;
  for (const place of places) {
    const list = [...new Set(place)];
    if (list.length === 0) return { kind: 'counted', count: 0, at: () => '' };
    count *= BigInt(list.length);
    lists.push(list);
    if (count >= UNLIMITED_FROM) return unlimited;
  }
  return {
    kind: 'counted',
    count: count <= Number.MAX_SAFE_INTEGER ? Number(count) : count,
    at: (index) => complete(typeof index === 'bigint' ? textOfBig(lists, index) : textOf(lists, index)),
  };
}

function textOf(lists: readonly (readonly string[])[], index: number): string {
  let text = '';
  let left = index;
  for (const list of lists) {
    text += list[left % list.length] ?? '';
    left = Math.floor(left / list.length);
  }
  return text;
}

function textOfBig(lists: readonly (readonly string[])[], index: bigint): string {
  let text = '';
  let left = index;
  for (const list of lists) {
    const size = BigInt(list.length);
    text += list[Number(left % size)] ?? '';
    left /= size;
  }
  return text;
}

/** The values of several kinds of which no two share any. Those from the first that is not counted on are left out. */
export function union(kinds: Iterable<Values>): Values {
  const counted: Counted[] = [];
  for (const values of kinds) {
    if (values.kind === 'counted') counted.push(values);
    else if (counted.length === 0) return values;
    else break;
  }
  const [only] = counted;
  if (only && counted.length === 1) return only;
  const total = counted.reduce((sum, { count }) => sum + BigInt(count), 0n);
  const isSafe = total <= Number.MAX_SAFE_INTEGER;
  return {
    kind: 'counted',
    count: isSafe ? Number(total) : total,
    at: isSafe ? (index) => atNumber(counted, Number(index)) : (index) => atBig(counted, BigInt(index)),
  };
}

function atNumber(kinds: readonly Counted[], index: number): Cell {
  let left = index;
  for (const { count, at } of kinds) {
    if (left < Number(count)) return at(left);
    left -= Number(count);
  }
  return '';
}

function atBig(kinds: readonly Counted[], index: bigint): Cell {
  let left = index;
  for (const { count, at } of kinds) {
    if (left < count) return at(typeof count === 'bigint' ? left : Number(left));
    left -= BigInt(count);
  }
  return '';
}

/** Texts in which `#` stands for a digit, `%` for one from 1 on, `!` for one from 2 on, `?` for a capital. */
export function masked(mask: string, complete?: (text: string) => string): Values {
  return combinations(
    [...mask].map((mark) => MARKS[mark] ?? [mark]),
    complete,
  );
}

const MARKS: Readonly<Record<string, readonly string[]>> = {
  '#': DIGITS,
  '%': DIGITS.slice(1),
  '!': DIGITS.slice(2),
  '?': UPPER,
};

/** Texts of an alphabet, of any length of a range; the first character may have an alphabet of its own. */
export function textsOf(
  { min, max }: { readonly min: number; readonly max: number },
  alphabet: readonly string[],
  firstAlphabet = alphabet,
): Values {
  function* places(length: number) {
    yield firstAlphabet;
    for (let place = 1; place < length; place++) yield alphabet;
  }
  function* lengths() {
    for (let length = min; length <= max; length++) yield combinations(places(length));
  }
  const values = union(lengths());
  return values.kind === 'unlimited' ? { ...values, needsCase: needsCase(alphabet, min) } : values;
}

const ASCII = /^[ -~]*$/;

/** Longer texts of three characters or more are unlimited in one case too. */
const LENGTH_COUNTED = 256;

/** Whether too few random texts of an alphabet are left in one case, which can make one character of two. */
function needsCase(alphabet: readonly string[], length: number): boolean {
  const text = alphabet.join('');
  if (!ASCII.test(text)) return true;
  const characters = new Set(text).size;
  if (new Set(text.toLowerCase()).size === characters) return false;
  const places = BigInt(Math.min(length, LENGTH_COUNTED));
  return BigInt(characters) ** places < UNLIMITED_FROM * 2n ** places;
}
