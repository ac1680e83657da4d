import type { Faker } from '@faker-js/faker';
import type { lorem as fields } from '../catalogue/fields/lorem.ts';
import { type EntriesOf, ofTexts, oneOf } from './field-entry.ts';
import { chained, joined, recased } from './text-facts.ts';
import { allowedWords, countBetween, randomWordsRepeat } from './word-lists.ts';

const words = ({ definitions }: Faker, count: number, separator = ' ') =>
  chained(count, definitions.lorem.word, separator);
const sentence = (faker: Faker, wordCount = 10) => joined(recased(words(faker, wordCount)), '.');
/** Faker makes at most six sentences by default. */
const sentences = (faker: Faker, count = 6, separator = ' ') => chained(count, sentence(faker), separator);

export const lorem = {
  'lorem.word': oneOf(({ faker, options }) => allowedWords(faker.definitions.lorem.word, options)),
  'lorem.words': {
    generate: ({ faker, options: { minWords, maxWords } }) => {
      const count = countBetween(minWords, maxWords);
      return () => faker.lorem.words(count);
    },
    values: randomWordsRepeat,
    ...ofTexts(({ faker, options: { maxWords } }) => words(faker, maxWords)),
  },
  'lorem.slug': {
    generate: ({ faker, options: { minWords, maxWords } }) => {
      const count = countBetween(minWords, maxWords);
      return () => faker.lorem.slug(count);
    },
    values: randomWordsRepeat,
    ...ofTexts(({ faker, options: { maxWords } }) => words(faker, maxWords, '-')),
  },
  'lorem.sentence': {
    generate: ({ faker, options: { minWords, maxWords } }) => {
      const count = countBetween(minWords, maxWords);
      return () => faker.lorem.sentence(count);
    },
    values: randomWordsRepeat,
    ...ofTexts(({ faker, options: { maxWords } }) => sentence(faker, maxWords)),
  },
  'lorem.sentences': {
    generate: ({ faker, options: { minSentences, maxSentences, separator } }) => {
      const count = countBetween(minSentences, maxSentences);
      return () => faker.lorem.sentences(count, separator);
    },
    values: randomWordsRepeat,
    ...ofTexts(({ faker, options: { maxSentences, separator } }) =>
      sentences(faker, maxSentences, separator),
    ),
  },
  'lorem.lines': {
    generate: ({ faker, options: { minLines, maxLines } }) => {
      const count = countBetween(minLines, maxLines);
      return () => faker.lorem.lines(count);
    },
    values: randomWordsRepeat,
    ...ofTexts(({ faker, options: { maxLines } }) => sentences(faker, maxLines, '\n')),
  },
  'lorem.paragraph': {
    generate: ({ faker, options: { minSentences, maxSentences } }) => {
      const count = countBetween(minSentences, maxSentences);
      return () => faker.lorem.paragraph(count);
    },
    values: randomWordsRepeat,
    ...ofTexts(({ faker, options: { maxSentences } }) => sentences(faker, maxSentences)),
  },
  'lorem.paragraphs': {
    generate: ({ faker, options: { minParagraphs, maxParagraphs, separator } }) => {
      const count = countBetween(minParagraphs, maxParagraphs);
      return () => faker.lorem.paragraphs(count, separator);
    },
    values: randomWordsRepeat,
    ...ofTexts(({ faker, options: { maxParagraphs, separator } }) =>
      chained(maxParagraphs, sentences(faker), separator),
    ),
  },
  'lorem.text': {
    generate: (context) => () => context.faker.lorem.text(),
    values: randomWordsRepeat,
    // Faker makes sentences, lines or paragraphs with its default counts. Three paragraphs are the longest of these.
    ...ofTexts(({ faker }) => chained(3, sentences(faker), '\n')),
  },
} satisfies EntriesOf<typeof fields>;
