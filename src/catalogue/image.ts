import { category } from './category.ts';

export const image = category({
  emoji: '🖼️',
  title: 'Image',
  description: 'Image and avatar addresses, and images as data URIs.',
  fields: {
    URL: 'image.url',
    'Avatar URL': 'image.avatar',
    'Data URI': 'image.dataUri',
  },
});
