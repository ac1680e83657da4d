import type { Faker } from '@faker-js/faker';
import type { Cell } from '../../catalogue/field.ts';
import type { internet as fields } from '../../catalogue/fields/internet.ts';
import type { PartsOf } from '../entities/entities.ts';
import { hasRules, usernameAt } from '../entities/mailboxes.ts';
import type { GeneratorsOf, Sampler } from '../generator.ts';
import { internet as byDefault } from '../internet.ts';
import { macSampler } from '../ip-addresses.ts';
import { ipv4Column } from './ipv4.ts';
import { sampleInteger } from './number-ranges.ts';

const HTTP_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;
const PASSWORD_LENGTH = 15;

export const internet = {
  ...byDefault,
  'internet.email': {
    entity: 'person',
    prepare: ({ entity, options: { provider, reserved } }) => {
      if (provider) return emailAt(provider, entity);
      const { email, exampleEmail } = entity;
      return reserved ? (i) => exampleEmail.at(i) : (i) => email.at(i);
    },
  },
  'internet.url': {
    entity: 'site',
    prepare: ({ entity: { url }, options: { appendSlash } }) =>
      appendSlash ? (i) => `${url.at(i)}/` : (i) => url.at(i),
  },
  'internet.ipv4': ipv4Column,
  'internet.port': (context) => sampleInteger(context, { ...context.options, multipleOf: 1 }, (port) => port),
  'internet.mac': ({ stream, options: { separator } }) => macSampler(stream, separator),
  'internet.password': ({ faker, options: { length, memorable, characters } }) => {
    if (memorable) return () => faker.internet.password({ length, memorable });
    if (characters) {
      const alphabet = [...characters];
      return () => faker.string.fromCharacters(alphabet, length);
    }
    return length === PASSWORD_LENGTH
      ? () => faker.internet.password()
      : () => faker.internet.password({ length });
  },
  'internet.userAgent':
    ({ faker }) =>
    () =>
      faker.internet.userAgent(),
  'internet.httpMethod': { list: () => HTTP_METHODS },
  'internet.httpStatusCode': ({ faker, options: { types } }) =>
    anyOf(faker, ofTypes(faker.definitions.internet.http_status_code, types)),
  'internet.emoji': ({ faker, options: { types } }) =>
    anyOf(faker, ofTypes(faker.definitions.internet.emoji, types)),
} satisfies GeneratorsOf<typeof fields>;

/** With the person's user name where any is possible. */
function emailAt(
  provider: string,
  { mailboxFirst, mailboxLast, ending, username }: PartsOf<'person'>,
): Sampler {
  if (!hasRules(provider)) return (i) => `${username.at(i)}@${provider}`;
  return (i) => {
    const account = {
      first: mailboxFirst.at(i),
      last: mailboxLast.at(i),
      ending: ending.at(i),
      username: username.at(i),
    };
    return `${usernameAt(provider, account)}@${provider}`;
  };
}

/** The lists of some types, or of all. */
export function ofTypes<Type extends string, T extends Cell>(
  listOf: Readonly<Record<Type, readonly T[]>>,
  types: readonly Type[] | undefined,
): readonly (readonly T[])[] {
  return types && types.length > 0 ? types.map((type) => listOf[type]) : Object.values(listOf);
}

/** An entry of any of some lists, of which each is as frequent as any other. */
function anyOf(faker: Faker, lists: readonly (readonly Cell[])[]): Sampler {
  const { arrayElement } = faker.helpers;
  const [only] = lists;
  return only && lists.length === 1 ? () => arrayElement(only) : () => arrayElement(arrayElement(lists));
}
