import type { lorem as fields } from '../catalogue/fields/lorem.ts';
import type { GeneratorsOf } from './generator.ts';

const SENTENCE_WORDS = { min: 3, max: 10 };
const SENTENCES = { min: 2, max: 6 };

export const lorem = {
  'lorem.word': { list: ({ faker }) => faker.definitions.lorem.word },
  'lorem.words':
    ({ faker }) =>
    () =>
      faker.lorem.words(3),
  'lorem.sentence':
    ({ faker }) =>
    () =>
      faker.lorem.sentence(SENTENCE_WORDS),
  'lorem.sentences':
    ({ faker }) =>
    () =>
      faker.lorem.sentences(SENTENCES, ' '),
  'lorem.paragraph':
    ({ faker }) =>
    () =>
      faker.lorem.paragraph(3),
  'lorem.paragraphs':
    ({ faker }) =>
    () =>
      faker.lorem.paragraphs(3, '\n'),
} satisfies Partial<GeneratorsOf<typeof fields>>;
