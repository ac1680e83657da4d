import { anyText, type Field, wholeText } from '../field.ts';

/** At most 10^13 prices in a range: doubles hold their number exactly. */
const PRICE_MAX = 1_000_000_000;
const PRICE_DECIMALS_MAX = 4;

export const commerce = {
  'commerce.department': { label: 'Department', ...anyText, entity: 'product' },
  'commerce.productName': { label: 'Product Name', ...anyText, entity: 'product' },
  'commerce.price': {
    label: 'Price',
    type: 'decimal',
    entity: 'product',
    options: {
      min: {
        kind: 'number',
        label: 'Minimum',
        help: 'Lowest price.',
        default: 1,
        min: 0,
        max: PRICE_MAX,
      },
      max: {
        kind: 'number',
        label: 'Maximum',
        help: 'Highest price.',
        default: 1000,
        min: 0,
        max: PRICE_MAX,
      },
      dec: {
        kind: 'integer',
        label: 'Decimals',
        help: 'Digits after the decimal point.',
        default: 2,
        min: 0,
        max: PRICE_DECIMALS_MAX,
      },
      distribution: {
        kind: 'choice',
        label: 'Distribution',
        help: 'How prices spread over the range.',
        more: 'By default, many prices are low and few are high, as in real shops. Unique prices are uniform.',
        choices: ['uniform', 'log-normal'],
        labels: { uniform: 'Uniform', 'log-normal': 'Log-normal' },
        empty: 'Mostly low',
      },
    },
  },
  'commerce.productAdjective': { label: 'Product Adjective', ...anyText, entity: 'product' },
  'commerce.productMaterial': { label: 'Product Material', ...anyText, entity: 'product' },
  'commerce.product': { label: 'Product', ...anyText, entity: 'product' },
  'commerce.isbn': {
    label: 'ISBN',
    ...wholeText,
    options: {
      variant: {
        kind: 'choice',
        label: 'Digits',
        help: '13 digits as today, or 10 as before 2007.',
        choices: ['13', '10'],
        default: '13',
      },
      separator: {
        kind: 'text',
        label: 'Separator',
        help: 'Text between groups of digits. Empty: none.',
        default: '-',
        maxLength: 10,
      },
    },
  },
  'commerce.upc': { label: 'UPC', ...wholeText },
} as const satisfies Record<string, Field>;
