import type { image as fields } from '../catalogue/fields/image.ts';
import { charactersOf } from '../expression/character-set.ts';
import { ALPHANUMERIC } from './characters.ts';
import { uncountable } from './distinct-values.ts';
import { avatarLength, GITHUB_AVATARS, GITHUB_USERS } from './entities/avatars.ts';
import { type EntriesOf, part } from './field-entry.ts';
import { combinations, inTurn, integers, textPlaces } from './text-combinations.ts';

/** The range of width and height in an image URL, in pixels, if no option sets them. */
const PIXELS = { min: 1, max: 3500 };
const URL_CHARACTERS = charactersOf([...ALPHANUMERIC, ...'-./:']);
/** The possible lengths of the seed in faker's URLs. */
const SEED_LENGTHS = [5, 6, 7, 8, 9, 10];

export const image = {
  'image.url': {
    generate: ({ faker, options: { width, height } }) => {
      const size = () => faker.number.int(PIXELS);
      return width === undefined || height === undefined
        ? () => faker.image.url({ width: width ?? size(), height: height ?? size() })
        : () => faker.image.url({ width, height });
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
      return inTurn(SEED_LENGTHS.map((length) => combinations(ofSeed(length), { fastest: 'last' })));
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
    generate: ({ faker, options: { width, height, color, type } }) => {
      const given = {
        ...(width === undefined ? {} : { width }),
        ...(height === undefined ? {} : { height }),
        ...(color === undefined ? {} : { color: attributeText(color) }),
        ...(type === undefined ? {} : { type }),
      };
      return Object.keys(given).length === 0 ? () => faker.image.dataUri() : () => faker.image.dataUri(given);
    },
    values: uncountable(
      'Two of these pictures can be the same. Make an image URL unique instead, or make the column not unique.',
    ),
    length: ({ options: { width = DRAWING_SIZE, height = DRAWING_SIZE, color, type } }) => {
      const drawing = drawingOf(width, height, color === undefined ? DRAWING_COLOR : attributeText(color));
      const escaped = encodeURIComponent(drawing);
      const bytes = escaped.replaceAll(ESCAPED_BYTE, '_').length;
      const lengths = {
        'svg-uri': 'data:image/svg+xml;charset=UTF-8,'.length + escaped.length,
        'svg-base64': 'data:image/svg+xml;base64,'.length + 4 * Math.ceil(bytes / 3),
      };
      return type === undefined ? Math.max(...Object.values(lengths)) : lengths[type];
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
const DRAWING_SIZE = 3999;
const DRAWING_COLOR = '#000000';

/** The picture as faker draws it. */
function drawingOf(width: number, height: number, color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" baseProfile="full" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><text x="${width / 2}" y="${height / 2}" font-size="20" alignment-baseline="middle" text-anchor="middle" fill="white">${width}x${height}</text></svg>`;
}

/** A byte that `encodeURIComponent` has escaped. */
const ESCAPED_BYTE = /%[0-9A-F]{2}/g;
