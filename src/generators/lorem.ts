import type { Faker } from '@faker-js/faker';
import type { lorem as fields } from '../catalogue/fields/lorem.ts';
import { type CharacterSet, charactersOf, inAnyCase } from '../expression/character-set.ts';
import { type EntriesOf, oneOf } from './field-entry.ts';
import { chainCharacters, joinedCharacters } from './text-characters.ts';
import { chainLength, longestOf } from './text-lengths.ts';
import { allowedWords, countBetween, randomWordsRepeat } from './word-lists.ts';

const wordLength = ({ definitions }: Faker) => longestOf(definitions.lorem.word);
/** Includes the point at the end. */
const sentenceLength = (faker: Faker, words = 10) => chainLength(words, wordLength(faker)) + 1;
/** Faker makes at most six sentences by default. */
const sentencesLength = (faker: Faker, count = 6, separator = ' ') =>
  chainLength(count, sentenceLength(faker), separator);

/** The characters of sentences with a space or a separator between them. */
function sentenceCharacters({ definitions }: Faker, separator = ''): CharacterSet {
  const words = inAnyCase(charactersOf(definitions.lorem.word));
  return joinedCharacters(words, ' ', separator, words, '.');
}

export const lorem = {
  'lorem.word': oneOf(({ faker, options }) => allowedWords(faker.definitions.lorem.word, options)),
  'lorem.words': {
    generate: ({ faker, options: { minWords, maxWords } }) => {
      const count = countBetween(minWords, maxWords);
      return () => faker.lorem.words(count);
    },
    values: randomWordsRepeat,
    length: ({ faker, options: { maxWords } }) => chainLength(maxWords, wordLength(faker)),
    characters: ({ faker }) => chainCharacters(faker.definitions.lorem.word),
  },
  'lorem.slug': {
    generate: ({ faker, options: { minWords, maxWords } }) => {
      const count = countBetween(minWords, maxWords);
      return () => faker.lorem.slug(count);
    },
    values: randomWordsRepeat,
    length: ({ faker, options: { maxWords } }) => chainLength(maxWords, wordLength(faker)),
    characters: ({ faker }) => chainCharacters(faker.definitions.lorem.word, '-'),
  },
  'lorem.sentence': {
    generate: ({ faker, options: { minWords, maxWords } }) => {
      const count = countBetween(minWords, maxWords);
      return () => faker.lorem.sentence(count);
    },
    values: randomWordsRepeat,
    length: ({ faker, options: { maxWords } }) => sentenceLength(faker, maxWords),
    characters: ({ faker }) => sentenceCharacters(faker),
  },
  'lorem.sentences': {
    generate: ({ faker, options: { minSentences, maxSentences, separator } }) => {
      const count = countBetween(minSentences, maxSentences);
      return () => faker.lorem.sentences(count, separator);
    },
    values: randomWordsRepeat,
    length: ({ faker, options: { maxSentences, separator } }) =>
      sentencesLength(faker, maxSentences, separator),
    characters: ({ faker, options: { separator } }) => sentenceCharacters(faker, separator),
  },
  'lorem.lines': {
    generate: ({ faker, options: { minLines, maxLines } }) => {
      const count = countBetween(minLines, maxLines);
      return () => faker.lorem.lines(count);
    },
    values: randomWordsRepeat,
    length: ({ faker, options: { maxLines } }) => sentencesLength(faker, maxLines),
    characters: ({ faker }) => sentenceCharacters(faker, '\n'),
  },
  'lorem.paragraph': {
    generate: ({ faker, options: { minSentences, maxSentences } }) => {
      const count = countBetween(minSentences, maxSentences);
      return () => faker.lorem.paragraph(count);
    },
    values: randomWordsRepeat,
    length: ({ faker, options: { maxSentences } }) => sentencesLength(faker, maxSentences),
    characters: ({ faker }) => sentenceCharacters(faker),
  },
  'lorem.paragraphs': {
    generate: ({ faker, options: { minParagraphs, maxParagraphs, separator } }) => {
      const count = countBetween(minParagraphs, maxParagraphs);
      return () => faker.lorem.paragraphs(count, separator);
    },
    values: randomWordsRepeat,
    length: ({ faker, options: { maxParagraphs, separator } }) =>
      chainLength(maxParagraphs, sentencesLength(faker), separator),
    characters: ({ faker, options: { separator } }) => sentenceCharacters(faker, separator),
  },
  'lorem.text': {
    generate: (context) => () => context.faker.lorem.text(),
    values: randomWordsRepeat,
    // Faker makes sentences, lines or paragraphs with its default counts. Three paragraphs are the longest of these.
    length: ({ faker }) => chainLength(3, sentencesLength(faker)),
    characters: ({ faker }) => sentenceCharacters(faker, '\n'),
  },
} satisfies EntriesOf<typeof fields>;
