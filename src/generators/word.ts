import type { word as fields } from '../catalogue/fields/word.ts';
import type { GeneratorsOf } from './generator.ts';

export const word = {
  'word.adjective': ({ faker }) => faker.word.adjective,
  'word.adverb': ({ faker }) => faker.word.adverb,
  'word.conjunction': ({ faker }) => faker.word.conjunction,
  'word.interjection': ({ faker }) => faker.word.interjection,
  'word.noun': ({ faker }) => faker.word.noun,
  'word.preposition': ({ faker }) => faker.word.preposition,
  'word.verb': ({ faker }) => faker.word.verb,
  'word.words': ({ faker }) => faker.word.words,
} satisfies GeneratorsOf<typeof fields>;
