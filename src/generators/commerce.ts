import type { commerce as fields } from '../catalogue/fields/commerce.ts';
import { createIndexSampler } from '../random/distributions.ts';
import type { RandomStream } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';
import { DIGITS } from './characters.ts';
import { productAdjectives, products } from './data/products.ts';
import {
  type DecimalRange,
  decimalText,
  decimalTextValues,
  decimalUnits,
  sampleDecimals,
} from './decimal-texts.ts';
import { repeating, uncountable } from './distinct-values.ts';
import { type EntriesOf, ofTexts, part } from './field-entry.ts';
import type { Sampler } from './generator.ts';
import { createIsbnSampler, isbnLength, isbnValues } from './isbn.ts';
import { decimalLength } from './number-lengths.ts';
import { chained, characterSets, phrases } from './text-facts.ts';
import { createUpcSampler, UPC_LENGTH, upcValues } from './upc.ts';

/** The last digits of prices: 50 of 100 are 9, 30 are 5, 10 are 0, and each of the ten digits has one more. */
const LAST_DIGITS = [...'0123456789', ...'9'.repeat(50), ...'5'.repeat(30), ...'0'.repeat(10)].map(Number);

/** All products as texts: `name~price~material,material`. */
const entries = () => Object.values(products).flatMap(([, packed]) => packed.split('|'));

const adjectives = () => Object.values(productAdjectives).flatMap((packed) => packed.split('|'));
const materials = () => entries().flatMap((entry) => (entry.split('~')[2] ?? '').split(','));
const names = () => entries().map((entry) => entry.split('~')[0] ?? '');

export const commerce = {
  'commerce.department': part('product', 'department', {
    values: repeating,
    ...ofTexts(() => Object.keys(products)),
  }),
  'commerce.productName': part('product', 'name', {
    values: repeating,
    ...ofTexts(() => phrases([adjectives(), materials(), names()])),
  }),
  'commerce.price': {
    generate: {
      entity: 'product',
      prepare: ({ stream, entity: { price }, options }) => {
        const { min, max, dec, distribution } = options;
        if (distribution === 'uniform') return sampleDecimals(stream, options);
        if (min === 1 && max === 1000 && dec === 2 && distribution === undefined) return price;
        return logNormalPrices(stream, options);
      },
    },
    values: ({ options }) => decimalTextValues(options),
    length: ({ options: { min, max, dec } }) => decimalLength(min, max, dec),
  },
  'commerce.productAdjective': part('product', 'adjective', { values: repeating, ...ofTexts(adjectives) }),
  'commerce.productMaterial': part('product', 'material', { values: repeating, ...ofTexts(materials) }),
  'commerce.product': part('product', 'product', { values: 'entry', ...ofTexts(names) }),
  'commerce.isbn': {
    generate: ({ stream, language, options }) => createIsbnSampler(stream, language.isbnPublishers, options),
    values: ({ language, options: { variant, separator } }) =>
      separator === ''
        ? isbnValues(language.isbnPublishers, variant)
        : uncountable(
            'ISBNs can be unique only without a separator. Leave the separator empty, or make the column not unique.',
          ),
    length: ({ options }) => isbnLength(options),
    characters: ({ options: { variant, separator } }) =>
      chained(1, variant === '10' ? [...DIGITS, 'X'] : DIGITS, separator).characters(),
  },
  'commerce.upc': {
    generate: ({ stream }) => createUpcSampler(stream),
    values: upcValues,
    length: UPC_LENGTH,
    characters: characterSets.digits,
  },
} satisfies EntriesOf<typeof fields>;

/** Samples many low prices and few high ones. Prices with decimals mostly end in 9 or 5. */
function logNormalPrices(stream: RandomStream, range: DecimalRange): Sampler {
  const units = decimalUnits(range);
  const [first, last] = [Number(units.first), Number(units.last)];
  const count = last - first + 1;
  const index = createIndexSampler(stream, { kind: 'log-normal', origin: Math.max(first, 1) }, count);
  if (range.dec === 0) return () => decimalText(first + index(), 0);
  return () => {
    const price = first + index();
    const rounded = price - (price % 10) + (LAST_DIGITS[pickUniform(stream, LAST_DIGITS.length)] ?? 9);
    return decimalText(rounded >= first && rounded <= last ? rounded : price, range.dec);
  };
}
