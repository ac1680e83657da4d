import type { number as numberFields } from '../../catalogue/fields/number.ts';
import type { string as fields } from '../../catalogue/fields/string.ts';
import { lengthsOf } from '../documents/characters.ts';
import type { LengthsOf } from './lengths.ts';
import { decimalLength, integerLength } from './numbers.ts';

export const string = {
  'string.uuid': 36,
  'string.ulid': 26,
  'string.nanoid': ({ options: { length } }) => length,
  'string.alpha': ({ options }) => lengthsOf(options).max,
  'string.alphanumeric': ({ options }) => lengthsOf(options).max,
  'string.numeric': ({ options }) => lengthsOf(options).max,
  'string.hexadecimal': ({ options }) => lengthsOf(options).max,
  'string.binary': ({ options }) => lengthsOf(options).max,
  'string.symbol': ({ options }) => lengthsOf(options).max,
  'string.sample': ({ options }) => lengthsOf(options).max,
} satisfies LengthsOf<typeof fields>;

export const number = {
  'number.int': ({ options: { min, max } }) => integerLength(min, max),
  'number.float': ({ options: { min, max, fractionDigits } }) => decimalLength(min, max, fractionDigits),
  'number.bigInt': ({ options: { min, max } }) => integerLength(min, max),
  'number.hex': ({ options: { min, max } }) => Math.max(min.toString(16).length, max.toString(16).length),
} satisfies LengthsOf<typeof numberFields>;
