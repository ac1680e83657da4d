import type { Category } from './category.ts';

export const random: Category = {
  fields: {
    Alpha: 'string.alpha',
    Alphanumeric: 'string.alphanumeric',
    Numeric: 'string.numeric',
    UUID: 'string.uuid',
    'Nano ID': 'string.nanoid',
    Symbol: 'string.symbol',
  },
};
