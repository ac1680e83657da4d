import { integerBetween, type RandomSource, type Sampler, TWO_POW_32 } from './random-source.ts';

/** The element at a position whose fraction is ignored. Throws where there is none. */
function element<T extends {}>(list: readonly T[], position: number): T {
  const value = list[Math.floor(position)];
  if (value === undefined) throw new RangeError(`No element at ${position}`);
  return value;
}

/** Any element, all equally frequent; undefined where there is none. A single one takes no random number. */
export function pick<T extends {}>(
  source: RandomSource,
  list: readonly T[] | null | undefined,
): Sampler<T> | undefined {
  const [only] = list ?? [];
  if (!list || only === undefined) return undefined;
  if (list.length === 1) return () => only;
  const scale = list.length / TWO_POW_32;
  return () => element(list, source.u32() * scale);
}

/** Any list, all equally frequent, and any of its elements, by one random number. No list may be empty. */
export function pickNested<T extends {}>(source: RandomSource, lists: readonly (readonly T[])[]): Sampler<T> {
  const scale = lists.length / TWO_POW_32;
  return () => {
    const position = source.u32() * scale;
    const list = element(lists, position);
    return element(list, (position % 1) * list.length);
  };
}

interface Weighted<T> {
  readonly weight: number;
  readonly value: T;
}

/** Any value, as frequent as its weight; undefined where there is none. */
export function pickWeighted<T extends {}>(
  source: RandomSource,
  entries: readonly Weighted<T>[],
): Sampler<T> | undefined {
  const last = entries.at(-1);
  if (!last) return undefined;
  const total = entries.reduce((sum, { weight }) => sum + weight, 0);
  return () => {
    let left = source.next() * total;
    for (const { weight, value } of entries) {
      left -= weight;
      if (left < 0) return value;
    }
    return last.value;
  };
}

/** A count: the number itself, or any integer of the range. */
export function resolveCount(source: RandomSource, count: number | { min: number; max: number }): number {
  if (typeof count === 'number') return count;
  return integerBetween(source, count.min, count.max);
}
