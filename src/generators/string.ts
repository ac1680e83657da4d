import type { string as fields } from '../catalogue/fields/string.ts';
import type { GeneratorsOf } from './generator.ts';

/** Characters of a text for which the specification names no length. */
const LENGTH = 10;

export const string = {
  'string.uuid': ({ faker }) => faker.string.uuid,
  'string.alpha':
    ({ faker }) =>
    () =>
      faker.string.alpha(LENGTH),
  'string.alphanumeric':
    ({ faker }) =>
    () =>
      faker.string.alphanumeric(LENGTH),
  'string.numeric':
    ({ faker }) =>
    () =>
      faker.string.numeric(LENGTH),
  'string.nanoid': ({ faker }) => faker.string.nanoid,
  'string.symbol':
    ({ faker }) =>
    () =>
      faker.string.symbol(LENGTH),
} satisfies GeneratorsOf<typeof fields>;
