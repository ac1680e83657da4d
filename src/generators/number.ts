import type { number as fields } from '../catalogue/fields/number.ts';
import { charactersOf } from '../expression/character-set.ts';
import type { RandomStream } from '../random/stream.ts';
import { LOWER_HEX } from './characters.ts';
import type { EntriesOf } from './field-entry.ts';
import { decimalLength, integerLength } from './number-lengths.ts';
import {
  bigValues,
  integerValues,
  type Multiples,
  numberValues,
  sampleBig,
  sampleInteger,
  sampleNumber,
} from './number-samplers.ts';

/** The default range of big integers: 0 to 2^63 - 1. */
const DEFAULT_BIG = { min: '0', max: '9223372036854775807' };

export const number = {
  'number.int': {
    generate: ({ stream, options }) => sampleInteger(stream, options, (value) => value),
    values: ({ options }) => integerValues(options, (value) => value),
    length: ({ options: { min, max } }) => integerLength(min, max),
  },
  'number.float': {
    generate: ({ stream, options: { min, max, fractionDigits: decimals } }) =>
      sampleNumber(stream, { min, max, decimals }, (value) => value.toFixed(decimals)),
    values: ({ options: { min, max, fractionDigits: decimals } }) =>
      numberValues({ min, max, decimals }, (value) => value.toFixed(decimals)),
    length: ({ options: { min, max, fractionDigits } }) => decimalLength(min, max, fractionDigits),
  },
  'number.bigInt': {
    generate: ({ stream, options }) => {
      const { min, max, multipleOf } = options;
      const isDefault = min === DEFAULT_BIG.min && max === DEFAULT_BIG.max && multipleOf === 1;
      return isDefault ? sampleBigInt63(stream) : sampleBig(stream, multiplesOf(options), (value) => value);
    },
    values: ({ options }) => bigValues(multiplesOf(options), (value) => value),
    length: ({ options: { min, max } }) => integerLength(min, max),
  },
  'number.hex': {
    generate: ({ stream, options }) =>
      sampleInteger(stream, { ...options, multipleOf: 1 }, (value) => value.toString(16)),
    values: ({ options }) => integerValues({ ...options, multipleOf: 1 }, (value) => value.toString(16)),
    length: ({ options: { min, max } }) => Math.max(min.toString(16).length, max.toString(16).length),
    characters: charactersOf(['-', ...LOWER_HEX]),
  },
} satisfies EntriesOf<typeof fields>;

/** Samples integers of 63 bits, the non-negative part of SQL's `BIGINT`. Each is equally likely. */
function sampleBigInt63(stream: RandomStream): () => bigint {
  const bits = new DataView(new ArrayBuffer(8));
  return () => {
    bits.setUint32(0, stream.u32() >>> 1);
    bits.setUint32(4, stream.u32());
    return bits.getBigUint64(0);
  };
}

interface BigOptions {
  readonly min: string;
  readonly max: string;
  readonly multipleOf: number;
}

function multiplesOf({ min, max, multipleOf }: BigOptions): Multiples<bigint> {
  return { min: BigInt(min), max: BigInt(max), multipleOf: BigInt(multipleOf) };
}
