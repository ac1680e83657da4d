import { type Counted, counted, SAFE_MAX, unlimited, type Values } from './values.ts';

/** What can stand at one place of a text; no two entries are alike. */
export interface Entries {
  readonly count: number;
  readonly at: (index: number) => string;
}

/** Of so many equally frequent texts, 10^10 rows share one with a probability below 10^-11. */
const UNLIMITED_FROM = 2n ** 104n;

/** Entries of a list, or the characters of an alphabet. */
export function entriesOf(list: ArrayLike<string>): Entries {
  return { count: list.length, at: (index) => list[index] ?? '' };
}

/** As many places, each of the same alphabet. */
export function characters(alphabet: string, length: number): readonly Entries[] {
  return Array<Entries>(length).fill(entriesOf(alphabet));
}

/** The integers of a range. */
export function integers(first: number, last: number): Entries {
  return { count: last - first + 1, at: (index) => String(first + index) };
}

/**
 * Texts of parts in turn, of which a text stands for itself. No two choices of entries may give the same text.
 * `write` makes a cell of the text, such as one with check digits.
 */
export function countedTexts(
  parts: readonly (string | Entries)[],
  write: (text: string) => string = (text) => text,
): Counted {
  const places = parts.map((part) => (typeof part === 'string' ? entriesOf([part]) : part));
  const count = places.reduce((product, place) => product * BigInt(place.count), 1n);
  return counted(count, (index) => write(textAt(places, index)));
}

function textAt(places: readonly Entries[], index: number | bigint): string {
  let text = '';
  let rest = index;
  for (let i = places.length - 1; i >= 0; i--) {
    const { count = 1, at } = places[i] ?? {};
    let entry: number;
    if (typeof rest === 'bigint') {
      entry = Number(rest % BigInt(count));
      rest /= BigInt(count);
      if (rest <= SAFE_MAX) rest = Number(rest);
    } else {
      entry = rest % count;
      rest = Math.floor(rest / count);
    }
    text = (at?.(entry) ?? '') + text;
  }
  return text;
}

/** The same where all texts are equally frequent: so many that no two rows agree are not counted. */
export function texts(parts: readonly (string | Entries)[], write?: (text: string) => string): Values {
  const values = countedTexts(parts, write);
  return values.count >= UNLIMITED_FROM ? unlimited : values;
}

/** Values of each of some lists in turn, none of which is in two of them: as many of each as the shortest has. */
export function inTurn(lists: readonly Counted[]): Counted {
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

/** Moves the first indexes of a range all over it, each to another: multiples, modulo the count, of a number that shares no divisor with it. */
function spread(count: bigint): Spread {
  // Multiples of the golden section lie apart as evenly as can be.
  let step = (count * 618_033_989n) / 1_000_000_000n || 1n;
  while (greatestDivisor(step, count) !== 1n) step++;
  return (index) => (index * step) % count;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}
