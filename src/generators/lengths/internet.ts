import type { image as imageFields } from '../../catalogue/fields/image.ts';
import type { internet as fields } from '../../catalogue/fields/internet.ts';
import { siteAdjectives, siteSuffixes, siteThings, siteTrades } from '../data/site-words.ts';
import { attributeText } from '../documents/image.ts';
import { ofTypes } from '../documents/internet.ts';
import { unpackWeighted } from '../weighted.ts';
import type { LengthsOf } from './lengths.ts';
import { longestOf, once } from './lengths.ts';
import { endingLength, mailDomains } from './mail.ts';
import { integerLength } from './numbers.ts';
import { firstNameLength, lastNameLength } from './person.ts';
import { templateLength } from './templates.ts';

const usernameLength = (rowCount: number) =>
  firstNameLength() + 1 + lastNameLength() + endingLength(rowCount);

const wordsOf = (packed: string) => longestOf(packed.split('|'));
const domainWord = once(
  () => wordsOf(siteThings) + 1 + Math.max(wordsOf(siteAdjectives), wordsOf(siteTrades)),
);
const domainSuffix = once(() => longestOf(unpackWeighted(siteSuffixes).texts));
const domainWordLength = (rowCount: number) => domainWord() + endingLength(rowCount);
const domainNameLength = (rowCount: number) => domainWordLength(rowCount) + 1 + domainSuffix();

export const internet = {
  'internet.email': ({ faker, rowCount, options }) =>
    usernameLength(rowCount) + 1 + longestOf(mailDomains(faker, options)),
  'internet.exampleEmail': ({ faker, rowCount }) =>
    usernameLength(rowCount) + 1 + longestOf(mailDomains(faker, { reserved: true })),
  'internet.username': ({ rowCount }) => usernameLength(rowCount),
  'internet.protocol': 'https'.length,
  'internet.url': ({ rowCount, options: { protocol = 'https', appendSlash } }) =>
    protocol.length + '://'.length + domainNameLength(rowCount) + (appendSlash ? 1 : 0),
  'internet.domainName': ({ rowCount }) => domainNameLength(rowCount),
  'internet.domainSuffix': domainSuffix,
  'internet.domainWord': ({ rowCount }) => domainWordLength(rowCount),
  'internet.ipv4': '255.255.255.255'.length,
  'internet.ipv6': 39,
  'internet.port': ({ options: { min, max } }) => integerLength(min, max),
  'internet.mac': ({ options: { separator } }) => 12 + 5 * separator.length,
  // Some characters are two units.
  'internet.password': ({ options: { length, characters } }) =>
    length * Math.max(1, longestOf([...(characters ?? '')])),
  'internet.userAgent': ({ faker }) => templateLength(faker.definitions.internet.user_agent_pattern),
  'internet.httpStatusCode': 3,
  'internet.emoji': ({ faker, options: { types } }) =>
    longestOf(ofTypes(faker.definitions.internet.emoji, types).flat()),
} satisfies LengthsOf<typeof fields>;

/** The longest that is chosen where no option says a size, odd, so that its half has a decimal. */
const DRAWING_SIZE = 3999;
const DRAWING_COLOR = '#000000';

/** A picture as faker draws it, of the longest values. */
function drawingOf(width: number, height: number, color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" baseProfile="full" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><text x="${width / 2}" y="${height / 2}" font-size="20" alignment-baseline="middle" text-anchor="middle" fill="white">${width}x${height}</text></svg>`;
}

/** A percent sign and two digits for each byte that is escaped. */
const ESCAPED_BYTE = /%[0-9A-F]{2}/g;

export const image = {
  'image.url': ({ options: { width = DRAWING_SIZE, height = DRAWING_SIZE } }) =>
    `https://picsum.photos/seed/0123456789/${width}/${height}`.length,
  'image.avatar': longestOf([
    'https://cdn.jsdelivr.net/gh/faker-js/assets-person-portrait/female/512/99.jpg',
    'https://avatars.githubusercontent.com/u/100000000',
  ]),
  'image.dataUri': ({ options: { width = DRAWING_SIZE, height = DRAWING_SIZE, color, type } }) => {
    const drawing = drawingOf(width, height, color === undefined ? DRAWING_COLOR : attributeText(color));
    const escaped = encodeURIComponent(drawing);
    const bytes = escaped.replaceAll(ESCAPED_BYTE, '_').length;
    const lengths = {
      'svg-uri': 'data:image/svg+xml;charset=UTF-8,'.length + escaped.length,
      'svg-base64': 'data:image/svg+xml;base64,'.length + 4 * Math.ceil(bytes / 3),
    };
    return type === undefined ? Math.max(...Object.values(lengths)) : lengths[type];
  },
} satisfies LengthsOf<typeof imageFields>;
