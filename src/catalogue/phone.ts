import type { Category } from './category.ts';

export const phone: Category = {
  fields: {
    'Phone Number': 'phone.number',
  },
};
