import type { Cell } from '../catalogue/field.ts';
import type { internet as fields } from '../catalogue/fields/internet.ts';
import { charactersOf } from '../expression/character-set.ts';
import type { Mailboxes } from '../locales/country.ts';
import type { FakerLists } from '../locales/faker-lists.ts';
import type { RandomStream } from '../random/stream.ts';
import { pickOne } from '../random/uniform.ts';
import { ALPHANUMERIC, DIGITS, LOWER, LOWER_HEX } from './characters.ts';
import { domainNames, domainSuffixes, domainWords } from './company-facts.ts';
import { userAgents } from './data/user-agents.ts';
import {
  type DistinctValues,
  listed,
  numbered,
  repeating,
  uncountable,
  unlimited,
} from './distinct-values.ts';
import type { PartsOf } from './entities/entities.ts';
import { rulesOf, usernameAt } from './entities/mailboxes.ts';
import { type EntriesOf, ofTexts, oneOf, part } from './field-entry.ts';
import type { Sampler } from './generator.ts';
import { ipv4Text, ipv6Sampler, macSampler, publicIpv4, publicIpv4Count } from './ip-addresses.ts';
import { blockOf, ipv4Column } from './ipv4-blocks.ts';
import type { LargeTables } from './large-tables.ts';
import { endingLength, isWorkAddress, mailDomains } from './mail-lengths.ts';
import { firstNames, lastNames } from './name-facts.ts';
import { integerLength } from './number-lengths.ts';
import { integerValues, sampleInteger } from './number-samplers.ts';
import { textSampler } from './random-text.ts';
import { combinations, type TextPlace, textsOf } from './text-combinations.ts';
import {
  chained,
  characterSets,
  joined,
  knownFacts,
  longestOf,
  nameCharacters,
  type TextFacts,
} from './text-facts.ts';
import { inProportion, unpackWeighted } from './weighted.ts';

/** Estimated percentages: most requests read. */
const HTTP_METHODS = 'GET 72|POST 19|PUT 4|DELETE 2|PATCH 3';
/** Of about 5,000 responses: estimates. Each code that is not in this table has one. */
const HTTP_STATUS_CODES =
  '200 3800|304 260|201 180|204 180|404 130|302 120|301 90|401 55|400 50|403 40|500 35|206 30|422 20|429 15|503 15|502 12|202 12|504 8|307 8|308 8|409 8|303 5|101 5|405 4|410 4';
const VOWELS = [...'aeiou'];
const CONSONANTS = LOWER.filter((letter) => !VOWELS.includes(letter));

function usernames(tables: LargeTables, rowCount: number): TextFacts {
  const length = firstNames(tables).length() + 1 + lastNames(tables).length() + endingLength(rowCount);
  return knownFacts(length, nameCharacters('._-'));
}

export const internet = {
  'internet.email': {
    generate: {
      entity: 'person',
      prepare: ({ country, entity, site, options: { provider, reserved, work } }) => {
        if (provider) return emailAt(provider, country.mailboxes, entity);
        const { email, exampleEmail, workUsername } = entity;
        if (!isWorkAddress({ reserved, work })) return reserved ? exampleEmail : email;
        const { domainName } = site();
        return (i) => `${workUsername.at(i)}@${domainName.at(i)}`;
      },
    },
    values: 'number',
    ...ofTexts(({ country, tables, rowCount, options }) =>
      joined(
        usernames(tables, rowCount),
        '@',
        isWorkAddress(options) ? domainNames(tables, rowCount) : mailDomains(country.mailboxes, options),
      ),
    ),
  },
  'internet.exampleEmail': part('person', 'exampleEmail', {
    values: 'number',
    ...ofTexts(({ country, tables, rowCount }) =>
      joined(usernames(tables, rowCount), '@', country.mailboxes.examples),
    ),
  }),
  'internet.username': part('person', 'username', {
    values: 'number',
    ...ofTexts(({ tables, rowCount }) => usernames(tables, rowCount)),
  }),
  'internet.protocol': part('site', 'protocol', { values: repeating, ...ofTexts(() => ['http', 'https']) }),
  'internet.url': {
    generate: {
      entity: 'site',
      prepare: ({ entity: { url }, options: { appendSlash } }) =>
        appendSlash ? (i) => `${url.at(i)}/` : url,
    },
    values: 'number',
    ...ofTexts(({ tables, rowCount, options: { protocol = 'https', appendSlash } }) =>
      joined(protocol, '://', domainNames(tables, rowCount), appendSlash ? '/' : ''),
    ),
  },
  'internet.domainName': part('site', 'domainName', {
    values: 'number',
    ...ofTexts(({ tables, rowCount }) => domainNames(tables, rowCount)),
  }),
  'internet.domainSuffix': part('site', 'domainSuffix', {
    values: repeating,
    ...ofTexts(({ tables }) => domainSuffixes(tables)),
  }),
  'internet.domainWord': part('site', 'domainWord', {
    values: 'number',
    ...ofTexts(({ tables, rowCount }) => domainWords(tables, rowCount)),
  }),
  'internet.ipv4': {
    generate: ipv4Column,
    values: ({ options }) => {
      const addresses = blockOf(options);
      if (addresses === 'public') return numbered({ count: publicIpv4Count, at: publicIpv4 });
      const { block, cidrBlock } = addresses;
      if (!block) return uncountable(`“${cidrBlock}” has no addresses.`);
      const { first, count } = block;
      return numbered({ count, at: (index) => ipv4Text(first + index) });
    },
    length: '255.255.255.255'.length,
    characters: charactersOf([...DIGITS, '.']),
  },
  'internet.ipv6': {
    generate: ({ stream }) => ipv6Sampler(stream),
    values: unlimited,
    length: 39,
    characters: charactersOf([...LOWER_HEX, ':']),
  },
  'internet.port': {
    generate: ({ stream, options }) => sampleInteger(stream, { ...options, multipleOf: 1 }, (port) => port),
    values: ({ options }) => integerValues({ ...options, multipleOf: 1 }, (port) => port),
    length: ({ options: { min, max } }) => integerLength(min, max),
  },
  'internet.mac': {
    generate: ({ stream, options: { separator } }) => macSampler(stream, separator),
    values: ({ options: { separator } }) => combinations(macPlaces(separator)),
    ...ofTexts(({ options: { separator } }) => chained(6, knownFacts(2, characterSets.hex), separator)),
  },
  'internet.password': {
    generate: ({ stream, options: { length, memorable, characters } }) => {
      if (memorable) return memorableSampler(stream, length);
      const sample = textSampler(stream, passwordCharacters(characters));
      return () => sample(length);
    },
    values: ({ options: { length, memorable, characters } }) => {
      if (memorable) return memorableValues(length);
      return textsOf({ min: length, max: length }, passwordCharacters(characters));
    },
    // Some characters take two UTF-16 units.
    length: ({ options: { length, characters } }) => length * Math.max(1, longestOf([...(characters ?? '')])),
    characters: ({ options: { characters } }) => charactersOf(passwordCharacters(characters)),
  },
  'internet.userAgent': oneOf(() => inProportion(userAgents)),
  'internet.httpMethod': oneOf(() => inProportion(HTTP_METHODS)),
  'internet.httpStatusCode': {
    generate: {
      list: ({ language: { lists }, options: { types } }) => asFrequent(statusCodes(lists, types)),
    },
    values: ({ language: { lists }, options: { types } }) => listed(statusCodes(lists, types)),
    length: 3,
  },
  'internet.emoji': {
    generate: ({ language: { lists }, stream, options: { types } }) =>
      anyOf(stream, types?.length ? ofTypes(emojiOf(lists), types) : asCommon(emojiOf(lists))),
    values: ({ language: { lists }, options: { types } }) => listed(ofTypes(emojiOf(lists), types).flat()),
    ...ofTexts(({ language: { lists }, options: { types } }) => ofTypes(emojiOf(lists), types).flat()),
  },
} satisfies EntriesOf<typeof fields>;

/** Uses the person's user name unchanged if the provider has no rules for user names. */
function emailAt(
  provider: string,
  mailboxes: Mailboxes,
  { mailboxFirst, mailboxLast, ending, username }: PartsOf<'person'>,
): Sampler {
  const rules = rulesOf(mailboxes, provider);
  if (!rules) return (i) => `${username.at(i)}@${provider}`;
  return (i) => {
    const account = {
      first: mailboxFirst.at(i),
      last: mailboxLast.at(i),
      ending: ending.at(i),
      username: username.at(i),
    };
    return `${usernameAt(rules, account)}@${provider}`;
  };
}

/** The lists of the given types, or of all types if none is given. */
function ofTypes<Type extends string, T extends Cell>(
  listOf: Readonly<Record<Type, readonly T[]>>,
  types: readonly Type[] | undefined,
): readonly (readonly T[])[] {
  return types && types.length > 0 ? types.map((type) => listOf[type]) : Object.values(listOf);
}

type Emoji = FakerLists['internet']['emoji'];

const emojiOf = (lists: FakerLists): Emoji => lists.internet.emoji;

/** How many of 50 emoji are of each type. Most that people write are faces, hands and hearts, and few are flags. */
const EMOJI_TYPES: Readonly<Record<keyof Emoji, number>> = {
  smiley: 24,
  body: 6,
  symbol: 4,
  nature: 4,
  person: 3,
  food: 3,
  object: 2,
  activity: 2,
  travel: 1,
  flag: 1,
};

/** The lists of emoji by type. Common types are repeated, so any entry is equally likely. */
function asCommon(emoji: Emoji): readonly (readonly string[])[] {
  return typesIn(emoji).flatMap((type) => new Array<readonly string[]>(EMOJI_TYPES[type]).fill(emoji[type]));
}

const typesIn = (emoji: Emoji) =>
  Object.keys(emoji).filter((type): type is keyof Emoji => Object.hasOwn(EMOJI_TYPES, type));

type StatusCodes = FakerLists['internet']['http_status_code'];

/** Without 306, which is reserved and has no meaning: https://www.rfc-editor.org/rfc/rfc9110#name-306-unused */
function statusCodes(
  lists: FakerLists,
  types: readonly (keyof StatusCodes)[] | undefined,
): readonly number[] {
  const codes = ofTypes<keyof StatusCodes, number>(lists.internet.http_status_code, types);
  return codes.flat().filter((code) => code !== 306);
}

/** Each status code is repeated by its weight, so any entry is equally likely. */
function asFrequent(codes: readonly number[]): readonly number[] {
  const { texts, weights } = unpackWeighted(HTTP_STATUS_CODES);
  return codes.flatMap((code) => {
    const weight = weights[texts.indexOf(String(code))] ?? 1;
    return new Array<number>(weight).fill(code);
  });
}

/** Picks one of the lists, then one of its entries, each with equal probability. */
function anyOf(stream: RandomStream, lists: readonly (readonly Cell[])[]): Sampler {
  const [only] = lists;
  return only && lists.length === 1
    ? () => pickOne(stream, only)
    : () => pickOne(stream, pickOne(stream, lists));
}

/** Six bytes. The first marks the address as locally administered unicast: its lowest bits are 10. */
function macPlaces(separator: string): readonly TextPlace[] {
  return Array.from({ length: 6 }, (_, byte): TextPlace[] => [
    LOWER_HEX,
    byte === 0 ? [...'26ae'] : LOWER_HEX,
    ...(byte < 5 ? [separator] : []),
  ]).flat();
}

function passwordCharacters(characters: string | undefined): readonly string[] {
  return characters ? [...characters] : [...ALPHANUMERIC, '_'];
}

/** The letters of a memorable password, place by place. */
function memorablePlaces(length: number): readonly (readonly string[])[] {
  return Array.from({ length }, (_, place) => (place % 2 === 0 ? CONSONANTS : VOWELS));
}

function memorableValues(length: number): DistinctValues {
  return combinations(memorablePlaces(length));
}

function memorableSampler(stream: RandomStream, length: number): () => string {
  const places = memorablePlaces(length);
  return () => {
    let text = '';
    for (const letters of places) text += pickOne(stream, letters);
    return text;
  };
}
