import { integerBetween, type RandomSource, TWO_POW_32, type ValueSampler } from './random-source.ts';

/** The element at a position, whose fraction is ignored. Throws a RangeError if there is no such element. */
function element<T extends {}>(list: readonly T[], position: number): T {
  const value = list[Math.floor(position)];
  if (value === undefined) throw new RangeError(`No element at ${position}`);
  return value;
}

/**
 * Picks elements with equal frequency; undefined for an empty list. For a list of one element, no random number is
 * drawn.
 */
export function pick<T extends {}>(
  source: RandomSource,
  list: readonly T[] | null | undefined,
): ValueSampler<T> | undefined {
  const [only] = list ?? [];
  if (!list || only === undefined) return undefined;
  if (list.length === 1) return () => only;
  const scale = list.length / TWO_POW_32;
  return () => element(list, source.u32() * scale);
}

/**
 * Picks lists with equal frequency, and an element of each list with equal frequency, by one random number. No list may
 * be empty.
 */
export function pickNested<T extends {}>(
  source: RandomSource,
  lists: readonly (readonly T[])[],
): ValueSampler<T> {
  const scale = lists.length / TWO_POW_32;
  return () => {
    const position = source.u32() * scale;
    const list = element(lists, position);
    return element(list, (position % 1) * list.length);
  };
}

/** Returns a given count, or a random integer in a given range. */
export function resolveCount(source: RandomSource, count: number | { min: number; max: number }): number {
  if (typeof count === 'number') return count;
  return integerBetween(source, count.min, count.max);
}
