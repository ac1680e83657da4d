import type { color as fields } from '../../catalogue/fields/color.ts';
import { characters, entriesOf, integers, texts } from './texts.ts';
import type { Values, ValuesOf } from './values.ts';

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
  'color.rgb': ({ options: { format, casing, includeAlpha } }) =>
    format === 'hex'
      ? texts(['#', ...characters(HEX_DIGITS[casing], includeAlpha ? 8 : 6)])
      : cssColors(includeAlpha),
} satisfies ValuesOf<typeof fields>;

function cssColors(includeAlpha: boolean): Values {
  const rgb = [CHANNEL, ', ', CHANNEL, ', ', CHANNEL];
  return includeAlpha ? texts(['rgba(', ...rgb, ', ', ALPHA, ')']) : texts(['rgb(', ...rgb, ')']);
}
