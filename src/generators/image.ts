import type { image as fields } from '../catalogue/fields/image.ts';
import { charactersOf } from '../expression/character-set.ts';
import { ALPHANUMERIC } from './characters.ts';
import { uncountable } from './distinct-values.ts';
import { DRAWING_PIXELS, drawingOf, drawingSampler, uriLength } from './drawings.ts';
import { avatarLength, GITHUB_AVATARS, GITHUB_USERS } from './entities/avatars.ts';
import { type EntriesOf, part } from './field-entry.ts';
import { countSampler, textSampler } from './random-text.ts';
import { combinations, inTurn, integers, textPlaces } from './text-combinations.ts';

/** The range of width and height in an image URL, in pixels, if no option sets them. */
const PIXELS = { min: 1, max: 3500 };
const URL_CHARACTERS = charactersOf([...ALPHANUMERIC, ...'-./:']);
/** The lengths of the seed in a URL. */
const SEED_LENGTHS = { min: 5, max: 10 };

export const image = {
  'image.url': {
    generate: ({ stream, options: { width, height } }) => {
      const sizeOf = (size: number | undefined) =>
        countSampler(stream, size ?? PIXELS.min, size ?? PIXELS.max);
      const [widthOf, heightOf] = [sizeOf(width), sizeOf(height)];
      const seedLength = countSampler(stream, SEED_LENGTHS.min, SEED_LENGTHS.max);
      const seed = textSampler(stream, ALPHANUMERIC);
      return () => `https://picsum.photos/seed/${seed(seedLength())}/${widthOf()}/${heightOf()}`;
    },
    values: ({ options: { width, height } }) => {
      const size = (given: number | undefined) =>
        given === undefined ? integers(PIXELS.min, PIXELS.max) : String(given);
      const ofSeed = (length: number) => [
        'https://picsum.photos/seed/',
        ...textPlaces(ALPHANUMERIC, length),
        '/',
        size(width),
        '/',
        size(height),
      ];
      const lengths = Array.from(
        { length: 1 + SEED_LENGTHS.max - SEED_LENGTHS.min },
        (_, i) => SEED_LENGTHS.min + i,
      );
      return inTurn(lengths.map((length) => combinations(ofSeed(length), { fastest: 'last' })));
    },
    length: ({ options: { width = DRAWING_SIZE, height = DRAWING_SIZE } }) =>
      `https://picsum.photos/seed/0123456789/${width}/${height}`.length,
    characters: URL_CHARACTERS,
  },
  'image.avatar': part('person', 'avatar', {
    // There are too few portraits for each row to have its own.
    values: () => combinations([GITHUB_AVATARS, integers(0, GITHUB_USERS - 1)]),
    length: avatarLength,
    characters: URL_CHARACTERS,
  }),
  'image.dataUri': {
    generate: ({ stream, options: { width, height, color, type } }) =>
      drawingSampler(stream, {
        width,
        height,
        color: color === undefined ? color : attributeText(color),
        type,
      }),
    values: uncountable(
      'Two of these pictures can be the same. Make an image URL unique instead, or make the column not unique.',
    ),
    length: ({ options: { width = DRAWING_SIZE, height = DRAWING_SIZE, color, type } }) => {
      const drawing = drawingOf(width, height, color === undefined ? DRAWING_COLOR : attributeText(color));
      const types = type === undefined ? (['svg-uri', 'svg-base64'] as const) : [type];
      return Math.max(...types.map((possible) => uriLength(drawing, possible)));
    },
    characters: ({ options: { color = '' } }) =>
      charactersOf([`data:,;=.%-/+${encodeURIComponent(attributeText(color))}`, ...ALPHANUMERIC]),
  },
} satisfies EntriesOf<typeof fields>;

/** Escapes a text for an XML attribute, and removes control characters and lone surrogates, which XML forbids. */
function attributeText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * The size with the longest text if no option sets one. It is odd, so its half, the text's position, has a decimal.
 */
const DRAWING_SIZE = DRAWING_PIXELS.max;
const DRAWING_COLOR = '#000000';
