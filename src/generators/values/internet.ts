import type { internet as fields } from '../../catalogue/fields/internet.ts';
import { DIGITS, LOWER, LOWER_HEX, UPPER } from '../documents/characters.ts';
import { ofTypes } from '../documents/internet.ts';
import { blockOf } from '../documents/ipv4.ts';
import { ipv4Text, publicIpv4, publicIpv4Count } from '../ip-addresses.ts';
import { combinations, textsOf } from './combinations.ts';
import { integerValues } from './number-ranges.ts';
import type { ValuesOf } from './values.ts';
import { listed, numbered, uncountable, unlimited, type Values } from './values.ts';

const PASSWORD_CHARACTERS = [...DIGITS, ...LOWER, ...UPPER, '_'];
const VOWELS = [...'aeiou'];
const CONSONANTS = LOWER.filter((letter) => !VOWELS.includes(letter));

export const internet = {
  'internet.email': 'number',
  'internet.exampleEmail': 'number',
  'internet.username': 'number',
  'internet.url': 'number',
  'internet.domainName': 'number',
  'internet.domainWord': 'number',
  'internet.ipv4': ({ options }) => {
    const addresses = blockOf(options);
    if (addresses === 'public') return numbered({ count: publicIpv4Count, at: publicIpv4 });
    const { block, cidrBlock } = addresses;
    if (!block) return uncountable(`“${cidrBlock}” has no addresses.`);
    const { first, count } = block;
    return numbered({ count, at: (index) => ipv4Text(first + index) });
  },
  'internet.ipv6': () => unlimited,
  'internet.port': ({ options }) => integerValues({ ...options, multipleOf: 1 }, (port) => port),
  'internet.mac': ({ options: { separator } }) =>
    combinations(
      Array.from({ length: 12 }, (_, place) => [
        place === 1 ? [...'26ae'] : LOWER_HEX,
        ...(place % 2 && place < 11 ? [[separator]] : []),
      ]).flat(),
    ),
  'internet.password': ({ options: { length, memorable, characters } }) => {
    if (memorable) return memorableValues(length);
    return textsOf({ min: length, max: length }, characters ? [...characters] : PASSWORD_CHARACTERS);
  },
  'internet.userAgent': () =>
    uncountable('Visitors share browsers, as in life. Make another column unique, or add a sequence.'),
  'internet.httpStatusCode': ({ faker, options: { types } }) =>
    listed(ofTypes(faker.definitions.internet.http_status_code, types).flat()),
  'internet.emoji': ({ faker, options: { types } }) =>
    listed(ofTypes(faker.definitions.internet.emoji, types).flat()),
} satisfies ValuesOf<typeof fields>;

function memorableValues(length: number): Values {
  return combinations(Array.from({ length }, (_, place) => (place % 2 === 0 ? CONSONANTS : VOWELS)));
}
