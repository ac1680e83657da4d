import type { lorem as fields } from '../../catalogue/fields/lorem.ts';
import type { GeneratorsOf } from '../generator.ts';
import { lorem as byDefault } from '../lorem.ts';
import { allowedWords, countBetween } from './words.ts';

export const lorem = {
  ...byDefault,
  'lorem.word': { list: ({ faker, options }) => allowedWords(faker.definitions.lorem.word, options) },
  'lorem.words': ({ faker, options: { minWords, maxWords } }) => {
    const count = countBetween(minWords, maxWords);
    return () => faker.lorem.words(count);
  },
  'lorem.slug': ({ faker, options: { minWords, maxWords } }) => {
    const count = countBetween(minWords, maxWords);
    return () => faker.lorem.slug(count);
  },
  'lorem.sentence': ({ faker, options: { minWords, maxWords } }) => {
    const count = countBetween(minWords, maxWords);
    return () => faker.lorem.sentence(count);
  },
  'lorem.sentences': ({ faker, options: { minSentences, maxSentences, separator } }) => {
    const count = countBetween(minSentences, maxSentences);
    return () => faker.lorem.sentences(count, separator);
  },
  'lorem.lines': ({ faker, options: { minLines, maxLines } }) => {
    const count = countBetween(minLines, maxLines);
    return () => faker.lorem.lines(count);
  },
  'lorem.paragraph': ({ faker, options: { minSentences, maxSentences } }) => {
    const count = countBetween(minSentences, maxSentences);
    return () => faker.lorem.paragraph(count);
  },
  'lorem.paragraphs': ({ faker, options: { minParagraphs, maxParagraphs, separator } }) => {
    const count = countBetween(minParagraphs, maxParagraphs);
    return () => faker.lorem.paragraphs(count, separator);
  },
  'lorem.text':
    ({ faker }) =>
    () =>
      faker.lorem.text(),
} satisfies GeneratorsOf<typeof fields>;
