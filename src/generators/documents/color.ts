import type { color as fields } from '../../catalogue/fields/color.ts';
import { color as byDefault } from '../color.ts';
import type { GeneratorsOf } from '../generator.ts';

export const color = {
  ...byDefault,
  'color.rgb': ({ faker, options: { format, casing, includeAlpha } }) => {
    const given = format === 'hex' ? { format, casing, includeAlpha } : { format, includeAlpha };
    return () => faker.color.rgb(given);
  },
  'color.human': { list: ({ faker }) => faker.definitions.color.human },
} satisfies GeneratorsOf<typeof fields>;
