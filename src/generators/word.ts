import type { word as fields } from '../catalogue/fields/word.ts';
import type { GeneratorsOf } from './generator.ts';

const WORDS = { count: { min: 1, max: 3 } };

export const word = {
  'word.adjective': { list: ({ faker }) => faker.definitions.word.adjective },
  'word.adverb': { list: ({ faker }) => faker.definitions.word.adverb },
  'word.conjunction': { list: ({ faker }) => faker.definitions.word.conjunction },
  'word.interjection': { list: ({ faker }) => faker.definitions.word.interjection },
  'word.noun': { list: ({ faker }) => faker.definitions.word.noun },
  'word.preposition': { list: ({ faker }) => faker.definitions.word.preposition },
  'word.verb': { list: ({ faker }) => faker.definitions.word.verb },
  'word.words':
    ({ faker }) =>
    () =>
      faker.word.words(WORDS),
} satisfies Partial<GeneratorsOf<typeof fields>>;
