import type { image as fields } from '../catalogue/fields/image.ts';
import type { GeneratorsOf } from './generator.ts';

/** Width and height of an image URL, in pixels, where no option gives them. */
export const PIXELS = { min: 1, max: 3500 };

export const image = {
  'image.url': ({ faker }) => {
    const size = () => faker.number.int(PIXELS);
    return () => faker.image.url({ width: size(), height: size() });
  },
  'image.avatar':
    ({ faker }) =>
    () =>
      faker.image.avatar(),
  'image.dataUri':
    ({ faker }) =>
    () =>
      faker.image.dataUri(),
} satisfies GeneratorsOf<typeof fields>;
