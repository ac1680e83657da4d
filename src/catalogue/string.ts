import { category } from './recipe.ts';

export const string = category({
  emoji: '🧵',
  title: 'String',
  description: 'Strings of letters and digits, UUIDs and Nano IDs.',
  fields: {
    Alpha: (fake) => fake.string.alpha(10),
    Alphanumeric: (fake) => fake.string.alphanumeric(10),
    Numeric: (fake) => fake.string.numeric(10),
    UUID: (fake) => fake.string.uuid(),
    'Nano ID': (fake) => fake.string.nanoid(),
  },
});
