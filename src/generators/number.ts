import type { number as fields } from '../catalogue/fields/number.ts';
import type { RandomStream } from '../random/stream.ts';
import type { GeneratorsOf } from './generator.ts';

const INTEGERS = { min: 0, max: 2_147_483_647 };
const HUNDREDTHS = { min: 0, max: 100_000 };

/** Those of 63 bits, all equally frequent: a database's large integers that are not negative. */
export function bigInt63Sampler(stream: RandomStream): () => bigint {
  const bits = new DataView(new ArrayBuffer(8));
  return () => {
    bits.setUint32(0, stream.u32() >>> 1);
    bits.setUint32(4, stream.u32());
    return bits.getBigUint64(0);
  };
}

export const number = {
  'number.int':
    ({ faker }) =>
    () =>
      faker.number.int(INTEGERS),
  'number.float':
    ({ faker }) =>
    () =>
      (faker.number.int(HUNDREDTHS) / 100).toFixed(2),
  'number.bigInt': ({ stream }) => bigInt63Sampler(stream),
} satisfies Partial<GeneratorsOf<typeof fields>>;
