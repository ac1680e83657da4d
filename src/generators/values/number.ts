import type { number as fields } from '../../catalogue/fields/number.ts';
import { bigMultiples } from '../documents/number.ts';
import { bigValues, decimalValues, integerValues } from './number-ranges.ts';
import type { ValuesOf } from './values.ts';

export const number = {
  'number.int': ({ options }) => integerValues(options, (value) => value),
  'number.float': ({ options: { min, max, fractionDigits: decimals } }) =>
    decimalValues({ min, max, decimals }, (value) => value.toFixed(decimals)),
  'number.bigInt': ({ options }) => bigValues(bigMultiples(options), (value) => value),
  'number.hex': ({ options }) => integerValues({ ...options, multipleOf: 1 }, (value) => value.toString(16)),
} satisfies ValuesOf<typeof fields>;
