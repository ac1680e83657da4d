import { category } from './recipe.ts';

/** Width and height of an image URL, in pixels. */
const PIXELS = { min: 1, max: 3500 };

export const image = category({
  emoji: '🖼️',
  title: 'Image',
  description: 'Image and avatar addresses, and images as data URIs.',
  fields: {
    URL: (fake) => fake.image.url({ width: fake.number.int(PIXELS), height: fake.number.int(PIXELS) }),
    'Avatar URL': (fake) => fake.image.avatar(),
    'Data URI': (fake) => fake.image.dataUri(),
  },
});
