import type { Field } from '../field.ts';

/** At most 10^13 prices in a range: doubles hold their number exactly. */
const PRICE_MAX = 1_000_000_000;
const PRICE_DECIMALS_MAX = 4;

export const commerce = {
  'commerce.department': { label: 'Department', type: 'text', entity: 'product' },
  'commerce.productName': { label: 'ProductName', type: 'text', entity: 'product' },
  'commerce.price': {
    label: 'Price',
    type: 'decimal',
    entity: 'product',
    options: {
      min: {
        kind: 'number',
        label: 'Minimum',
        help: 'The lowest price.',
        default: 1,
        min: 0,
        max: PRICE_MAX,
      },
      max: {
        kind: 'number',
        label: 'Maximum',
        help: 'The highest price.',
        default: 1000,
        min: 0,
        max: PRICE_MAX,
      },
      dec: {
        kind: 'integer',
        label: 'Decimals',
        help: 'Digits after the point.',
        default: 2,
        min: 0,
        max: PRICE_DECIMALS_MAX,
      },
      distribution: {
        kind: 'choice',
        label: 'Distribution',
        help: 'The distribution of prices. If empty, many are low and few are high, like real prices. Unique prices are uniform.',
        choices: ['uniform', 'log-normal'],
      },
    },
  },
  'commerce.productAdjective': { label: 'ProductAdjective', type: 'text', entity: 'product' },
  'commerce.productMaterial': { label: 'ProductMaterial', type: 'text', entity: 'product' },
  'commerce.product': { label: 'Product', type: 'text', entity: 'product' },
  'commerce.isbn': {
    label: 'ISBN',
    type: 'text',
    whenTooLong: 'refused',
    options: {
      variant: {
        kind: 'choice',
        label: 'Digits',
        help: 'Thirteen digits as books have now, or ten as books had before 2007.',
        choices: ['13', '10'],
        default: '13',
      },
      separator: {
        kind: 'text',
        label: 'Separator',
        help: 'Stands between the groups of digits; leave it empty for digits alone.',
        default: '-',
        maxLength: 10,
      },
    },
  },
  'commerce.upc': { label: 'UPC', type: 'text', whenTooLong: 'refused' },
} as const satisfies Record<string, Field>;
