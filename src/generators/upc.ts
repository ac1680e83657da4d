import type { RandomStream } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';
import { DIGITS } from './characters.ts';
import { withUpcDigit } from './check-digits.ts';
import { codesOf, fillDigits, textOf, ZERO } from './digits.ts';
import type { DistinctValues } from './distinct-values.ts';
import { combinations, textPlaces } from './text-combinations.ts';
import { inProportion } from './weighted.ts';

/**
 * The number systems of goods in shops, with weights. 2 and 4 are of the shops themselves, 3 of drugs, 5 of coupons, and 9 is rare.
 * https://en.wikipedia.org/wiki/Universal_Product_Code#Number_system_digit
 */
const NUMBER_SYSTEMS = '0 8|1 1|6 3|7 5|8 6';

const DIGITS_BEFORE = 11;
export const UPC_LENGTH = DIGITS_BEFORE + 1;
const LATER_PLACES = Array.from({ length: DIGITS_BEFORE - 1 }, (_, i) => i + 1);

/** Samples numbers of goods, with their check digits. */
export function createUpcSampler(stream: RandomStream): () => string {
  const systems = codesOf(inProportion(NUMBER_SYSTEMS).join(''));
  /** Overwritten by each sample. */
  const codes = codesOf('0'.repeat(UPC_LENGTH));
  return () => {
    fillDigits(stream, codes, LATER_PLACES);
    codes[0] = systems[pickUniform(stream, systems.length)] ?? ZERO;
    let sum = 0;
    for (let i = 0; i < DIGITS_BEFORE; i++) sum += ((codes[i] ?? ZERO) - ZERO) * (i & 1 ? 1 : 3);
    codes[DIGITS_BEFORE] = ZERO + ((10 - (sum % 10)) % 10);
    return textOf(codes);
  };
}

export const upcValues = (): DistinctValues =>
  combinations([inProportion(NUMBER_SYSTEMS), ...textPlaces(DIGITS, DIGITS_BEFORE - 1)], {
    fastest: 'last',
    write: withUpcDigit,
  });
