import type { number as fields } from '../../catalogue/fields/number.ts';
import type { GeneratorsOf } from '../generator.ts';
import { number as byDefault } from '../number.ts';
import { type Multiples, sampleBig, sampleDecimal, sampleInteger } from './number-ranges.ts';

/** The range of faker's big integers where none is given. */
const FAKER_BIG = { min: '0', max: '999999999999999' };

export const number = {
  ...byDefault,
  'number.int': (context) => sampleInteger(context, context.options, (value) => value),
  'number.float': ({ faker, options: { min, max, fractionDigits: decimals } }) =>
    sampleDecimal(faker, { min, max, decimals }, (value) => value.toFixed(decimals)),
  'number.bigInt': ({ faker, stream, options }) => {
    const { min, max, multipleOf } = options;
    const isDefault = min === FAKER_BIG.min && max === FAKER_BIG.max && multipleOf === 1;
    return isDefault
      ? () => faker.number.bigInt()
      : sampleBig(stream, bigMultiples(options), (value) => value);
  },
  'number.hex': (context) =>
    sampleInteger(context, { ...context.options, multipleOf: 1 }, (value) => value.toString(16)),
} satisfies GeneratorsOf<typeof fields>;

export function bigMultiples({
  min,
  max,
  multipleOf,
}: {
  readonly min: string;
  readonly max: string;
  readonly multipleOf: number;
}): Multiples<bigint> {
  return { min: BigInt(min), max: BigInt(max), multipleOf: BigInt(multipleOf) };
}
