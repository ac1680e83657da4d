import type { NumberModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { integerBetween } from './random-source.ts';

/** Powers of ten by number of decimals. With more decimals, scaling the ends of a range may round them wrongly. */
const SCALES = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];

export function compileNumber({ faker, source }: CompileContext): Compiled<NumberModule> {
  const { float: originalFloat, int: originalInt } = faker.number;

  /** A random integer in a range; undefined if the range has no integer, or more than 2^53. */
  function integer(min: number, max: number): number | undefined {
    const low = Math.ceil(min);
    const high = Math.floor(max);
    return high >= low && high - low <= Number.MAX_SAFE_INTEGER
      ? integerBetween(source, low, high)
      : undefined;
  }

  return {
    int(options) {
      if (typeof options === 'number') return integer(0, options) ?? originalInt(options);
      const { min = 0, max = Number.MAX_SAFE_INTEGER, multipleOf, distributor } = options ?? {};
      const value = multipleOf === undefined && distributor === undefined ? integer(min, max) : undefined;
      return value ?? originalInt(options);
    },
    float(options) {
      if (typeof options === 'number') return originalFloat(options);
      const { min = 0, max = 1, fractionDigits: digits, multipleOf, distributor } = options ?? {};
      if (multipleOf !== undefined || distributor !== undefined || !(min <= max))
        return originalFloat(options);
      if (digits === undefined) return min + source.next() * (max - min);
      const power = SCALES[digits] ?? 0;
      const value = power > 0 ? integer(min * power, max * power) : undefined;
      return value === undefined ? originalFloat(options) : value / power;
    },
  };
}
