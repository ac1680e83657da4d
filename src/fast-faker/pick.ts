import { between, type Draw, type Source, TWO_POW_32 } from './source.ts';

/** The element at a position whose fraction is ignored. Throws where there is none. */
function element<T extends {}>(list: readonly T[], position: number): T {
  const value = list[Math.floor(position)];
  if (value === undefined) throw new RangeError(`No element at ${position}`);
  return value;
}

/** Any element, each as often as the others; undefined where there is nothing to pick from. One alone takes no draw. */
export function pick<T extends {}>(
  source: Source,
  list: readonly T[] | null | undefined,
): Draw<T> | undefined {
  const [only] = list ?? [];
  if (!list || only === undefined) return undefined;
  if (list.length === 1) return () => only;
  const scale = list.length / TWO_POW_32;
  return () => element(list, source.u32() * scale);
}

/** Any list, each as often as the others, and any of its elements: one draw for both. Lists hold at least one. */
export function pickNested<T extends {}>(source: Source, lists: readonly (readonly T[])[]): Draw<T> {
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

/** Any value, as often as its weight says; undefined where there is nothing to pick from. */
export function pickWeighted<T extends {}>(
  source: Source,
  entries: readonly Weighted<T>[],
): Draw<T> | undefined {
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

/** How many: the number itself, or any integer of the range. */
export function howMany(source: Source, count: number | { min: number; max: number }): number {
  if (typeof count === 'number') return count;
  return between(source, count.min, count.max);
}
