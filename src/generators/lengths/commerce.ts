import type { color as colorFields } from '../../catalogue/fields/color.ts';
import type { commerce as fields } from '../../catalogue/fields/commerce.ts';
import { productAdjectives, products } from '../data/products.ts';
import type { LengthsOf } from './lengths.ts';
import { longestOf, once } from './lengths.ts';
import { decimalLength } from './numbers.ts';

/** All products, `name~price~material,material`. */
const entries = () => Object.values(products).flatMap(([, packed]) => packed.split('|'));

const adjective = once(() =>
  longestOf(Object.values(productAdjectives).flatMap((packed) => packed.split('|'))),
);
const material = once(() => longestOf(entries().flatMap((entry) => (entry.split('~')[2] ?? '').split(','))));
const product = once(() => longestOf(entries().map((entry) => entry.split('~')[0])));

const ISBN_DIGITS = { '13': 13, '10': 10 } as const;
/** Between prefix, group, publisher, title and check digit; the prefix is that of thirteen digits. */
const ISBN_SEPARATORS = { '13': 4, '10': 3 } as const;

export const commerce = {
  'commerce.department': once(() => longestOf(Object.keys(products))),
  'commerce.productName': () => adjective() + 1 + material() + 1 + product(),
  'commerce.price': ({ options: { min, max, dec } }) => decimalLength(min, max, dec),
  'commerce.productAdjective': adjective,
  'commerce.productMaterial': material,
  'commerce.product': product,
  'commerce.isbn': ({ options: { variant, separator } }) =>
    ISBN_DIGITS[variant] + ISBN_SEPARATORS[variant] * separator.length,
  'commerce.upc': 12,
} satisfies LengthsOf<typeof fields>;

/** `#rrggbbaa`, `rgb(255, 255, 255)`, and with an opacity of two decimals. */
const COLOR_LENGTHS = {
  hex: { opaque: 7, alpha: 9 },
  css: { opaque: 18, alpha: 25 },
} as const;

export const color = {
  'color.rgb': ({ options: { format, includeAlpha } }) =>
    COLOR_LENGTHS[format][includeAlpha ? 'alpha' : 'opaque'],
} satisfies LengthsOf<typeof colorFields>;
