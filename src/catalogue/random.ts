import { category } from './category.ts';

export const random = category({
  emoji: '🎲',
  title: 'Random',
  description: 'Random letters, digits, symbols and identifiers.',
  fields: {
    Alpha: 'string.alpha',
    Alphanumeric: 'string.alphanumeric',
    Numeric: 'string.numeric',
    UUID: 'string.uuid',
    'Nano ID': 'string.nanoid',
    Symbol: 'string.symbol',
  },
});
