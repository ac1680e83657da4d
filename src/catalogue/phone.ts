import { category } from './category.ts';

export const phone = category({
  fields: {
    'Phone Number': 'phone.number',
  },
});
