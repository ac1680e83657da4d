import type { hacker as fields } from '../catalogue/fields/hacker.ts';
import type { GeneratorsOf } from './generator.ts';

export const hacker = {
  'hacker.abbreviation': ({ faker }) => faker.hacker.abbreviation,
  'hacker.adjective': ({ faker }) => faker.hacker.adjective,
  'hacker.ingverb': ({ faker }) => faker.hacker.ingverb,
  'hacker.noun': ({ faker }) => faker.hacker.noun,
  'hacker.phrase': ({ faker }) => faker.hacker.phrase,
  'hacker.verb': ({ faker }) => faker.hacker.verb,
} satisfies GeneratorsOf<typeof fields>;
