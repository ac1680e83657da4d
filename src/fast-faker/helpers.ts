import type { HelpersModule } from '@faker-js/faker';
import type { Compiled, Kit } from './kit.ts';
import { below } from './source.ts';

/** Longer lists are shuffled by faker: moving elements up costs more than swapping them there. */
const SHORT = 32;

export function compileHelpers({ faker, source }: Kit): Compiled<HelpersModule> {
  const { arrayElement: plainElement, shuffle: plainShuffle, weightedArrayElement } = faker.helpers;

  function arrayElement<const T>(list: readonly T[]): T {
    const value = list[below(source, list.length)];
    return value === undefined ? plainElement(list) : value;
  }

  function objectKey<const T extends Record<string, unknown>>(object: T): keyof T {
    const keys: (keyof T)[] = [];
    for (const key in object) if (Object.hasOwn(object, key)) keys.push(key);
    return arrayElement(keys);
  }

  function shuffle<const T>(list: T[], options: { inplace: true }): T[];
  function shuffle<const T>(list: readonly T[], options?: { inplace?: false }): T[];
  function shuffle<const T>(list: readonly T[], options?: { inplace?: boolean }): T[] {
    if (options?.inplace && Array.isArray(list)) return plainShuffle(list, { inplace: true });
    if (list.length > SHORT) return plainShuffle(list);
    const shuffled: T[] = [];
    for (const value of list) shuffled.splice(below(source, shuffled.length + 1), 0, value);
    return shuffled;
  }

  return {
    arrayElement,
    objectKey,
    objectValue: (object) => object[objectKey(object)],
    shuffle,
    weightedArrayElement(entries) {
      let total = 0;
      for (const { weight } of entries) total += weight > 0 ? weight : Number.NaN;
      let left = source.next() * total;
      for (const { weight, value } of entries) {
        left -= weight;
        if (left < 0) return value;
      }
      return weightedArrayElement(entries);
    },
  };
}
