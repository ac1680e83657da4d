import { category } from './category.ts';

export const phone = category({
  emoji: '📞',
  title: 'Phone',
  description: 'Phone numbers in the formats that people really write.',
  fields: {
    'Phone Number': 'phone.number',
  },
});
