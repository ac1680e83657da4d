import type { lorem as fields } from '../catalogue/fields/lorem.ts';
import type { GeneratorsOf } from './generator.ts';

export const lorem = {
  'lorem.word': ({ faker }) => faker.lorem.word,
  'lorem.words': ({ faker }) => faker.lorem.words,
  'lorem.sentence': ({ faker }) => faker.lorem.sentence,
  'lorem.sentences': ({ faker }) => faker.lorem.sentences,
  'lorem.paragraph': ({ faker }) => faker.lorem.paragraph,
  'lorem.paragraphs': ({ faker }) => faker.lorem.paragraphs,
} satisfies GeneratorsOf<typeof fields>;
