import type { color as fields } from '../catalogue/fields/color.ts';
import { charactersOf } from '../expression/character-set.ts';
import type { RandomStream } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';
import type { DistinctValues } from './distinct-values.ts';
import { type EntriesOf, oneOf } from './field-entry.ts';
import { textSampler } from './random-text.ts';
import { combinations, integers, textPlaces } from './text-combinations.ts';

/** The values of red, green or blue. */
const CHANNEL = integers(0, 255);
/** The opacities of a CSS color: 0, 0.01, …, 1. */
const OPACITIES = { count: 101, at: (percent: number) => String(percent / 100) };

const HEX_DIGITS = {
  lower: [...'0123456789abcdef'],
  upper: [...'0123456789ABCDEF'],
  mixed: [...'0123456789abcdefABCDEF'],
} as const;

/** The lengths of `#rrggbb`, `#rrggbbaa`, `rgb(255, 255, 255)` and `rgba(255, 255, 255, 0.99)`. */
const LENGTHS = {
  hex: { opaque: 7, alpha: 9 },
  css: { opaque: 18, alpha: 25 },
} as const;

export const color = {
  'color.rgb': {
    generate: ({ stream, options: { format, casing, includeAlpha } }) => {
      if (format === 'css') return cssSampler(stream, includeAlpha);
      const digits = textSampler(stream, HEX_DIGITS[casing]);
      const count = includeAlpha ? 8 : 6;
      return () => `#${digits(count)}`;
    },
    values: ({ options: { format, casing, includeAlpha } }) =>
      format === 'hex'
        ? combinations(['#', ...textPlaces(HEX_DIGITS[casing], includeAlpha ? 8 : 6)], { fastest: 'last' })
        : cssColors(includeAlpha),
    length: ({ options: { format, includeAlpha } }) => LENGTHS[format][includeAlpha ? 'alpha' : 'opaque'],
    characters: ({ options: { format, casing } }) =>
      charactersOf(format === 'hex' ? ['#', ...HEX_DIGITS[casing]] : ['rgba(0123456789., )']),
  },
  'color.human': oneOf(({ language: { lists } }) => lists.color.human),
} satisfies EntriesOf<typeof fields>;

function cssSampler(stream: RandomStream, includeAlpha: boolean): () => string {
  const rgb = () => {
    const bits = stream.u32();
    return `${bits >>> 24}, ${(bits >>> 16) & 255}, ${(bits >>> 8) & 255}`;
  };
  if (!includeAlpha) return () => `rgb(${rgb()})`;
  const { count, at } = OPACITIES;
  return () => `rgba(${rgb()}, ${at(pickUniform(stream, count))})`;
}

function cssColors(includeAlpha: boolean): DistinctValues {
  const rgb = [CHANNEL, ', ', CHANNEL, ', ', CHANNEL];
  return combinations(includeAlpha ? ['rgba(', ...rgb, ', ', OPACITIES, ')'] : ['rgb(', ...rgb, ')'], {
    fastest: 'last',
  });
}
