import type { color as fields } from '../catalogue/fields/color.ts';
import type { GeneratorsOf } from './generator.ts';

export const color = {
  'color.rgb':
    ({ faker }) =>
    () =>
      faker.color.rgb({ format: 'css', includeAlpha: false }),
} satisfies Partial<GeneratorsOf<typeof fields>>;
