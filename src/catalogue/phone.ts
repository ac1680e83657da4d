import { category } from './recipe.ts';

export const phone = category({
  emoji: '📞',
  title: 'Phone',
  description: 'Phone numbers in the formats that people really write.',
  fields: {
    'Phone Number': (fake) => fake.phone.number(),
  },
});
