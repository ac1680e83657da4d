import type { number as fields } from '../catalogue/fields/number.ts';
import type { GeneratorsOf, PreparedColumn } from './generator.ts';
import { bigRange, decimalRange, integerRange } from './number-ranges.ts';

/** The range of faker's big integers where none is given. */
const FAKER_BIG = { min: '0', max: '999999999999999' };

export const number = {
  'number.int': (context) => integerRange(context, context.options, (value) => value),
  'number.float': ({ faker, options: { min, max, fractionDigits: decimals } }) =>
    decimalRange(faker, { min, max, decimals }, (value) => value.toFixed(decimals)),
  'number.bigInt': ({ faker, stream, options: { min, max, multipleOf } }): PreparedColumn => {
    const range = { min: BigInt(min), max: BigInt(max), multipleOf: BigInt(multipleOf) };
    const column = bigRange(stream, range, (value) => value);
    const isDefault = min === FAKER_BIG.min && max === FAKER_BIG.max && multipleOf === 1;
    return isDefault ? { ...column, sample: () => faker.number.bigInt() } : column;
  },
  'number.hex': (context) =>
    integerRange(context, { ...context.options, multipleOf: 1 }, (value) => value.toString(16)),
} satisfies GeneratorsOf<typeof fields>;
