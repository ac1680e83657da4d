import type { color as fields } from '../catalogue/fields/color.ts';
import { characters, entriesOf, integers, texts } from './counted/texts.ts';
import type { GeneratorsOf, Values } from './generator.ts';
import { chosen } from './values.ts';

/** Red, green or blue. */
const CHANNEL = integers(0, 255);
/** Opacities of a CSS color: 0, 0.01 to 1. */
const ALPHA = entriesOf(Array.from({ length: 101 }, (_, percent) => String(percent / 100)));

const HEX_DIGITS = {
  lower: '0123456789abcdef',
  upper: '0123456789ABCDEF',
  mixed: '0123456789abcdefABCDEF',
} as const;

export const color = {
  'color.rgb': ({ faker, options: { format, casing, includeAlpha } }) => {
    if (format === 'hex') {
      const given = { format, casing, includeAlpha };
      return {
        sample: () => faker.color.rgb(given),
        values: texts(['#', ...characters(HEX_DIGITS[casing], includeAlpha ? 8 : 6)]),
      };
    }
    const given = { format, includeAlpha };
    return { sample: () => faker.color.rgb(given), values: cssColors(includeAlpha) };
  },
  'color.human': ({ faker }) => chosen(faker, faker.definitions.color.human),
} satisfies GeneratorsOf<typeof fields>;

function cssColors(includeAlpha: boolean): Values {
  const rgb = [CHANNEL, ', ', CHANNEL, ', ', CHANNEL];
  return includeAlpha ? texts(['rgba(', ...rgb, ', ', ALPHA, ')']) : texts(['rgb(', ...rgb, ')']);
}
