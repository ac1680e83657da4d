import type { hacker as fields } from '../catalogue/fields/hacker.ts';
import { uncountable } from './counted/texts.ts';
import type { GeneratorsOf } from './generator.ts';
import { chosen } from './values.ts';

export const hacker = {
  'hacker.abbreviation': ({ faker }) => chosen(faker, faker.definitions.hacker.abbreviation),
  'hacker.adjective': ({ faker }) => chosen(faker, faker.definitions.hacker.adjective),
  'hacker.ingverb': ({ faker }) => chosen(faker, faker.definitions.hacker.ingverb),
  'hacker.noun': ({ faker }) => chosen(faker, faker.definitions.hacker.noun),
  'hacker.phrase': ({ faker }) => ({
    sample: () => faker.hacker.phrase(),
    values: uncountable(
      'Phrases can repeat. Make another column unique, or join the phrase and a sequence in a template.',
    ),
  }),
  'hacker.verb': ({ faker }) => chosen(faker, faker.definitions.hacker.verb),
} satisfies GeneratorsOf<typeof fields>;
