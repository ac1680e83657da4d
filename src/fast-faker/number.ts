import type { NumberModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { integerBelow, integerBetween } from './random-source.ts';

/** How many values faker's big integers have by default: 0 to fifteen nines. */
const BIG_INTEGERS = 1e15;

/** Powers of ten: with more decimals, the ends of a range may round to other integers. */
const SCALES = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];

/** The last two digits of a number, `00` to `99`: a table, as `padStart` takes 12 % longer in `commerce`. */
const TWO_DIGITS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** Hundredths, as a number with two decimals: 1234 is `12.34`. `hundredths` is an integer from 0 to 2 ** 31. */
export function hundredthsText(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${TWO_DIGITS[hundredths % 100]}`;
}

export function compileNumber({ faker, source }: CompileContext): Compiled<NumberModule> {
  const { bigInt: originalBigInt, float: originalFloat, int: originalInt } = faker.number;

  /** An integer of a range; undefined where there is none, or more than fit 53 bits. */
  function integer(min: number, max: number): number | undefined {
    const low = Math.ceil(min);
    const high = Math.floor(max);
    return high >= low && high - low <= Number.MAX_SAFE_INTEGER
      ? integerBetween(source, low, high)
      : undefined;
  }

  return {
    bigInt: (options) =>
      options === undefined ? BigInt(integerBelow(source, BIG_INTEGERS)) : originalBigInt(options),
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
