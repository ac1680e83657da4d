import { category } from './category.ts';

export const string = category({
  fields: {
    Alpha: 'string.alpha',
    Alphanumeric: 'string.alphanumeric',
    Numeric: 'string.numeric',
    UUID: 'string.uuid',
    'Nano ID': 'string.nanoid',
  },
});
