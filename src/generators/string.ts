import type { string as fields } from '../catalogue/fields/string.ts';
import type { GeneratorsOf } from './generator.ts';

/** Characters of a text for which the specification names no length. */
const LENGTH = 10;

const ALPHA = { length: LENGTH, casing: 'mixed' } as const;
const NUMERIC = { length: LENGTH, allowLeadingZeros: true };

export const string = {
  'string.uuid':
    ({ faker }) =>
    () =>
      faker.string.uuid(),
  'string.nanoid':
    ({ faker }) =>
    () =>
      faker.string.nanoid(21),
  'string.alpha':
    ({ faker }) =>
    () =>
      faker.string.alpha(ALPHA),
  'string.alphanumeric':
    ({ faker }) =>
    () =>
      faker.string.alphanumeric(ALPHA),
  'string.numeric':
    ({ faker }) =>
    () =>
      faker.string.numeric(NUMERIC),
  'string.symbol':
    ({ faker }) =>
    () =>
      faker.string.symbol(LENGTH),
} satisfies Partial<GeneratorsOf<typeof fields>>;
