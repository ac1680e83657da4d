import type { HelpersModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { integerBelow } from './random-source.ts';

export function compileHelpers({ faker, source }: CompileContext): Compiled<HelpersModule> {
  const { arrayElement: originalElement, shuffle: originalShuffle } = faker.helpers;

  function arrayElement<const T>(list: readonly T[]): T {
    const value = list[integerBelow(source, list.length)];
    return value === undefined ? originalElement(list) : value;
  }

  function shuffle<const T>(list: T[], options: { inplace: true }): T[];
  function shuffle<const T>(list: readonly T[], options?: { inplace?: false }): T[];
  function shuffle<const T>(list: readonly T[], options?: { inplace?: boolean }): T[] {
    if (options?.inplace && Array.isArray(list)) return originalShuffle(list, { inplace: true });
    const shuffled = list.slice();
    for (let last = list.length - 1; last > 0; last--) {
      const other = integerBelow(source, last + 1);
      const lastValue = shuffled[last];
      const otherValue = shuffled[other];
      if (lastValue === undefined || otherValue === undefined) return originalShuffle(list);
      shuffled[last] = otherValue;
      shuffled[other] = lastValue;
    }
    return shuffled;
  }

  return { arrayElement, shuffle };
}
