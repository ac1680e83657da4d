import { category } from './category.ts';

export const image = category({
  fields: {
    URL: 'image.url',
    'Avatar URL': 'image.avatar',
    'Data URI': 'image.dataUri',
  },
});
