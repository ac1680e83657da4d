import type { NumberModule } from '@faker-js/faker';
import type { Compiled, Kit } from './kit.ts';
import { below, between } from './source.ts';

/** How many values faker's big integers have by default: 0 to fifteen nines. */
const BIG_INTEGERS = 1e15;

/** More decimals than this do not survive as integers. */
const FRACTION_DIGITS_MAX = 6;

/** The last two digits of a number, `00` to `99`. */
const TWO_DIGITS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** Small integers as texts, made once: engines take long to write one. */
const WHOLE = Array.from({ length: 4000 }, (_, number) => String(number));

/** An integer as text. */
export function whole(integer: number): string {
  return WHOLE[integer] ?? String(integer);
}

/** Hundredths, as a number with two decimals: 1234 is `12.34`. `hundredths` is an integer from 0 to 2 ** 31. */
export function decimals(hundredths: number): string {
  return `${whole(Math.floor(hundredths / 100))}.${TWO_DIGITS[hundredths % 100]}`;
}

export function compileNumber({ faker, source }: Kit): Compiled<NumberModule> {
  const { bigInt: plainBigInt, float: plainFloat, int: plainInt } = faker.number;

  /** An integer of a range; undefined where there is none, or more than fit 53 bits. */
  function integer(min: number, max: number): number | undefined {
    const low = Math.ceil(min);
    const high = Math.floor(max);
    return high >= low && high - low <= Number.MAX_SAFE_INTEGER ? between(source, low, high) : undefined;
  }

  return {
    bigInt: (options) => (options === undefined ? BigInt(below(source, BIG_INTEGERS)) : plainBigInt(options)),
    int(options) {
      if (typeof options === 'number') return integer(0, options) ?? plainInt(options);
      const { min = 0, max = Number.MAX_SAFE_INTEGER, multipleOf, distributor } = options ?? {};
      const drawn = multipleOf === undefined && distributor === undefined ? integer(min, max) : undefined;
      return drawn ?? plainInt(options);
    },
    float(options) {
      if (typeof options === 'number') return plainFloat(options);
      const { min = 0, max = 1, fractionDigits: digits, multipleOf, distributor } = options ?? {};
      if (multipleOf !== undefined || distributor !== undefined || !(min <= max)) return plainFloat(options);
      if (digits === undefined) return min + source.next() * (max - min);
      const power =
        digits >= 0 && digits <= FRACTION_DIGITS_MAX && Number.isInteger(digits) ? 10 ** digits : 0;
      const drawn = power > 0 ? integer(min * power, max * power) : undefined;
      return drawn === undefined ? plainFloat(options) : drawn / power;
    },
  };
}
