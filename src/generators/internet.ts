import type { Faker } from '@faker-js/faker';
import type { Cell } from '../catalogue/field.ts';
import type { internet as fields } from '../catalogue/fields/internet.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf, PreparedColumn, Values } from './generator.ts';
import { ipv4Column } from './ipv4.ts';
import { integerRange } from './number-ranges.ts';
import { combinations, DIGITS, LOWER, LOWER_HEX, textsOf, UPPER } from './texts.ts';
import { chosen, listed, unlimited } from './values.ts';

const HTTP_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;
const PASSWORD_CHARACTERS = [...DIGITS, ...LOWER, ...UPPER, '_'];
const PASSWORD_LENGTH = 15;
const VOWELS = [...'aeiou'];
const CONSONANTS = LOWER.filter((letter) => !VOWELS.includes(letter));

function memorableValues(length: number): Values {
  return combinations(Array.from({ length }, (_, place) => (place % 2 === 0 ? CONSONANTS : VOWELS)));
}

/** An entry of one of the lists of some types, or of all. */
function ofTypes<Type extends string, T extends Cell>(
  faker: Faker,
  listOf: Readonly<Record<Type, readonly T[]>>,
  types: readonly Type[] | undefined,
): PreparedColumn {
  const lists: readonly (readonly T[])[] =
    types && types.length > 0 ? types.map((type) => listOf[type]) : Object.values(listOf);
  const [only] = lists;
  if (only && lists.length === 1) return chosen(faker, only);
  const { arrayElement } = faker.helpers;
  return { sample: () => arrayElement(arrayElement(lists)), values: listed(lists.flat()) };
}

export const internet = {
  'internet.email': {
    entity: 'person',
    prepare: ({ entity: { email, username }, options: { provider } }) => ({
      sample: provider ? (i) => `${username.at(i)}@${provider}` : (i) => email.at(i),
    }),
    distinctBy: 'number',
  },
  'internet.exampleEmail': part('person', 'exampleEmail', 'number'),
  'internet.username': part('person', 'username', 'number'),
  'internet.protocol': part('site', 'protocol'),
  'internet.url': {
    entity: 'site',
    prepare: ({ entity: { url }, options: { appendSlash } }) => ({
      sample: appendSlash ? (i) => `${url.at(i)}/` : (i) => url.at(i),
    }),
    distinctBy: 'number',
  },
  'internet.domainName': part('site', 'domainName', 'number'),
  'internet.domainSuffix': part('site', 'domainSuffix'),
  'internet.domainWord': part('site', 'domainWord', 'number'),
  'internet.ipv4': ipv4Column,
  'internet.ipv6': ({ faker }): PreparedColumn => ({
    sample: () => faker.internet.ipv6(),
    values: unlimited,
  }),
  'internet.port': (context) => integerRange(context, { ...context.options, multipleOf: 1 }, (port) => port),
  'internet.mac': ({ faker, options: { separator } }): PreparedColumn => ({
    sample: separator === ':' ? () => faker.internet.mac() : () => faker.internet.mac({ separator }),
    values: combinations(
      Array.from({ length: 12 }, (_, place) => [
        LOWER_HEX,
        ...(place % 2 && place < 11 ? [[separator]] : []),
      ]).flat(),
    ),
  }),
  'internet.password': ({ faker, options: { length, memorable, characters } }): PreparedColumn => {
    if (memorable) {
      return {
        sample: () => faker.internet.password({ length, memorable }),
        values: memorableValues(length),
      };
    }
    const alphabet = characters ? [...characters] : PASSWORD_CHARACTERS;
    const values = textsOf({ min: length, max: length }, alphabet);
    if (characters) return { sample: () => faker.string.fromCharacters(alphabet, length), values };
    return {
      sample:
        length === PASSWORD_LENGTH
          ? () => faker.internet.password()
          : () => faker.internet.password({ length }),
      values,
    };
  },
  'internet.userAgent': ({ faker }): PreparedColumn => ({
    sample: () => faker.internet.userAgent(),
    values: {
      kind: 'uncountable',
      reason: 'Visitors share browsers, as in life. Make another column unique, or add a sequence.',
    },
  }),
  'internet.httpMethod': ({ faker }) => chosen(faker, HTTP_METHODS),
  'internet.httpStatusCode': ({ faker, options: { types } }) =>
    ofTypes(faker, faker.definitions.internet.http_status_code, types),
  'internet.emoji': ({ faker, options: { types } }) =>
    ofTypes(faker, faker.definitions.internet.emoji, types),
} satisfies GeneratorsOf<typeof fields>;
