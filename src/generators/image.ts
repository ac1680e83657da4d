import type { image as fields } from '../catalogue/fields/image.ts';
import type { GeneratorsOf } from './generator.ts';

/** Width and height of an image URL, in pixels. */
const PIXELS = { min: 1, max: 3500 };

export const image = {
  'image.url':
    ({ faker }) =>
    () =>
      faker.image.url({ width: faker.number.int(PIXELS), height: faker.number.int(PIXELS) }),
  'image.avatar': ({ faker }) => faker.image.avatar,
  'image.dataUri': ({ faker }) => faker.image.dataUri,
} satisfies GeneratorsOf<typeof fields>;
