import type { commerce as fields } from '../../catalogue/fields/commerce.ts';
import { createIndexSampler } from '../../random/distributions.ts';
import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { commerce as byDefault } from '../commerce.ts';
import type { GeneratorsOf, Sampler } from '../generator.ts';
import { type DecimalRange, decimalText, decimalUnits, sampleDecimals } from './decimals.ts';

/** How often prices end in which digit: half in 9, three in ten in 5, one in ten in 0, one in ten in any. */
const LAST_DIGITS = [...'0123456789', ...'9'.repeat(50), ...'5'.repeat(30), ...'0'.repeat(10)].map(Number);

export const commerce = {
  ...byDefault,
  'commerce.price': {
    entity: 'product',
    prepare: ({ stream, entity: { price }, options }) => {
      const { min, max, dec, distribution } = options;
      if (distribution === 'uniform') return sampleDecimals(stream, options);
      if (min === 1 && max === 1000 && dec === 2 && distribution === undefined) return (i) => price.at(i);
      return logNormalPrices(stream, options);
    },
  },
  'commerce.isbn': ({ faker, options: { variant, separator } }) => {
    const given = { variant: variant === '13' ? 13 : 10, separator } as const;
    return () => faker.commerce.isbn(given);
  },
  'commerce.upc':
    ({ faker }) =>
    () =>
      faker.commerce.upc(),
} satisfies GeneratorsOf<typeof fields>;

/** Many low prices and few high ones; with decimals, most end in 9 or 5. */
function logNormalPrices(stream: RandomStream, range: DecimalRange): Sampler {
  const units = decimalUnits(range);
  const [first, last] = [Number(units.first), Number(units.last)];
  const count = last - first + 1;
  const index = createIndexSampler(stream, { kind: 'log-normal', origin: Math.max(first, 1) }, count);
  if (range.dec === 0) return () => decimalText(first + index(), 0);
  return () => {
    const price = first + index();
    const rounded = price - (price % 10) + (LAST_DIGITS[pickIndex(stream, LAST_DIGITS.length)] ?? 9);
    return decimalText(rounded >= first && rounded <= last ? rounded : price, range.dec);
  };
}
