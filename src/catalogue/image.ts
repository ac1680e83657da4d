import type { Category } from './category.ts';

export const image: Category = {
  fields: {
    URL: 'image.url',
    'Avatar URL': 'image.avatar',
    'Data URI': 'image.dataUri',
  },
};
