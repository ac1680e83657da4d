import type { image as fields } from '../../catalogue/fields/image.ts';
import { PIXELS } from '../image.ts';
import { characters, countedTexts, type Entries, entriesOf, inTurn, integers } from './texts.ts';
import type { ValuesOf } from './values.ts';
import { numbered, uncountable, type Values } from './values.ts';

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
  'image.url': ({ options: { width, height } }) => urls(width, height),
  'image.avatar': () => avatars(),
  'image.dataUri': () =>
    uncountable(
      'Two of these pictures can be alike. Make an image URL unique instead, or make the column not unique.',
    ),
} satisfies ValuesOf<typeof fields>;

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
  return numbered({
    count: portraits + Number(GITHUB_AVATARS.count),
    at: (index) => (index < portraits ? PORTRAITS.at(index) : GITHUB_AVATARS.at(index - portraits)),
  });
}
