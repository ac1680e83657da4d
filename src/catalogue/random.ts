import { category } from './recipe.ts';

export const random = category({
  emoji: '🎲',
  title: 'Random',
  description: 'Random letters, digits, symbols and identifiers.',
  fields: {
    Alpha: (fake) => fake.string.alpha(10),
    Alphanumeric: (fake) => fake.string.alphanumeric(10),
    Numeric: (fake) => fake.string.numeric(10),
    UUID: (fake) => fake.string.uuid(),
    'Nano ID': (fake) => fake.string.nanoid(),
    Symbol: (fake) => fake.string.symbol(10),
  },
});
