import type { Category } from './category.ts';

export const string: Category = {
  fields: {
    Alpha: 'string.alpha',
    Alphanumeric: 'string.alphanumeric',
    Numeric: 'string.numeric',
    UUID: 'string.uuid',
    'Nano ID': 'string.nanoid',
  },
};
