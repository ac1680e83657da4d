import { category } from './category.ts';

export const string = category({
  emoji: '🧵',
  title: 'String',
  description: 'Strings of letters and digits, UUIDs and Nano IDs.',
  fields: {
    Alpha: 'string.alpha',
    Alphanumeric: 'string.alphanumeric',
    Numeric: 'string.numeric',
    UUID: 'string.uuid',
    'Nano ID': 'string.nanoid',
  },
});
