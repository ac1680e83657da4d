import type { image as fields } from '../catalogue/fields/image.ts';
import {
  characters,
  countedTexts,
  type Entries,
  entriesOf,
  inTurn,
  integers,
  uncountable,
} from './counted/texts.ts';
import type { GeneratorsOf, Values } from './generator.ts';

/** Width and height of an image URL, in pixels, where no option gives them. */
const PIXELS = { min: 1, max: 3500 };

const ALPHANUMERIC = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** In characters. */
const SEED_LENGTHS = [5, 6, 7, 8, 9, 10];

const PORTRAITS = countedTexts([
  'https://cdn.jsdelivr.net/gh/faker-js/assets-person-portrait/',
  entriesOf(['female', 'male']),
  '/512/',
  integers(0, 99),
  '.jpg',
]);
const GITHUB_AVATARS = countedTexts(['https://avatars.githubusercontent.com/u/', integers(0, 100_000_000)]);

export const image = {
  'image.url': ({ faker, options: { width, height } }) => {
    const size = () => faker.number.int(PIXELS);
    return {
      sample:
        width === undefined || height === undefined
          ? () => faker.image.url({ width: width ?? size(), height: height ?? size() })
          : () => faker.image.url({ width, height }),
      values: urls(width, height),
    };
  },
  'image.avatar': ({ faker }) => ({ sample: () => faker.image.avatar(), values: avatars() }),
  'image.dataUri': ({ faker, options: { width, height, color, type } }) => {
    const given = {
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      ...(color === undefined ? {} : { color: attributeText(color) }),
      ...(type === undefined ? {} : { type }),
    };
    return {
      sample:
        Object.keys(given).length === 0 ? () => faker.image.dataUri() : () => faker.image.dataUri(given),
      values: uncountable(
        'Two of these pictures can be alike. Make an image URL unique instead, or make the column not unique.',
      ),
    };
  },
} satisfies GeneratorsOf<typeof fields>;

function urls(width: number | undefined, height: number | undefined): Values {
  const size = (given: number | undefined): Entries =>
    given === undefined ? integers(PIXELS.min, PIXELS.max) : integers(given, given);
  return inTurn(
    SEED_LENGTHS.map((length) =>
      countedTexts([
        'https://picsum.photos/seed/',
        ...characters(ALPHANUMERIC, length),
        '/',
        size(width),
        '/',
        size(height),
      ]),
    ),
  );
}

function avatars(): Values {
  const portraits = Number(PORTRAITS.count);
  return {
    kind: 'counted',
    count: portraits + Number(GITHUB_AVATARS.count),
    at: (index) => {
      const at = Number(index);
      return at < portraits ? PORTRAITS.at(at) : GITHUB_AVATARS.at(at - portraits);
    },
  };
}

/** As an attribute of XML holds it, without what no XML may hold. */
function attributeText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
