import type { number as fields } from '../../catalogue/fields/number.ts';
import type { GeneratorsOf } from '../generator.ts';
import { bigInt63Sampler, number as byDefault } from '../number.ts';
import { type Multiples, sampleBig, sampleDecimal, sampleInteger } from './number-ranges.ts';

/** The range of big integers where none is given. */
const DEFAULT_BIG = { min: '0', max: '9223372036854775807' };

export const number = {
  ...byDefault,
  'number.int': (context) => sampleInteger(context, context.options, (value) => value),
  'number.float': ({ faker, options: { min, max, fractionDigits: decimals } }) =>
    sampleDecimal(faker, { min, max, decimals }, (value) => value.toFixed(decimals)),
  'number.bigInt': ({ stream, options }) => {
    const { min, max, multipleOf } = options;
    const isDefault = min === DEFAULT_BIG.min && max === DEFAULT_BIG.max && multipleOf === 1;
    return isDefault ? bigInt63Sampler(stream) : sampleBig(stream, bigMultiples(options), (value) => value);
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
