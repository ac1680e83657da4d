import type { lorem as fields } from '../catalogue/fields/lorem.ts';
import type { FakerLists } from '../locales/faker-lists.ts';
import { type EntriesOf, ofTexts, oneOf } from './field-entry.ts';
import type { ColumnContext } from './generator.ts';
import { PARAGRAPHS, SENTENCES, textsOfWords, WORDS } from './lorem-texts.ts';
import { chained, joined, recased } from './text-facts.ts';
import { allowedWords, randomWordsRepeat } from './word-lists.ts';

const loremOf = ({ language, stream }: Pick<ColumnContext<object>, 'language' | 'stream'>) =>
  textsOfWords(stream, language.lists.lorem.word);

const words = ({ lorem }: FakerLists, count: number, separator = ' ') =>
  chained(count, lorem.word, separator);
const sentence = (lists: FakerLists, wordCount = WORDS.max) => joined(recased(words(lists, wordCount)), '.');
const sentences = (lists: FakerLists, count = SENTENCES.max, separator = ' ') =>
  chained(count, sentence(lists), separator);

export const lorem = {
  'lorem.word': oneOf(({ language: { lists }, options }) => allowedWords(lists.lorem.word, options)),
  'lorem.words': {
    generate: ({ options: { minWords, maxWords }, ...context }) =>
      loremOf(context).words({ min: minWords, max: maxWords }),
    values: randomWordsRepeat,
    ...ofTexts(({ language: { lists }, options: { maxWords } }) => words(lists, maxWords)),
  },
  'lorem.slug': {
    generate: ({ options: { minWords, maxWords }, ...context }) =>
      loremOf(context).words({ min: minWords, max: maxWords }, '-'),
    values: randomWordsRepeat,
    ...ofTexts(({ language: { lists }, options: { maxWords } }) => words(lists, maxWords, '-')),
  },
  'lorem.sentence': {
    generate: ({ options: { minWords, maxWords }, ...context }) =>
      loremOf(context).sentence({ min: minWords, max: maxWords }),
    values: randomWordsRepeat,
    ...ofTexts(({ language: { lists }, options: { maxWords } }) => sentence(lists, maxWords)),
  },
  'lorem.sentences': {
    generate: ({ options: { minSentences, maxSentences, separator }, ...context }) =>
      loremOf(context).sentences({ min: minSentences, max: maxSentences }, separator),
    values: randomWordsRepeat,
    ...ofTexts(({ language: { lists }, options: { maxSentences, separator } }) =>
      sentences(lists, maxSentences, separator),
    ),
  },
  'lorem.lines': {
    generate: ({ options: { minLines, maxLines }, ...context }) =>
      loremOf(context).sentences({ min: minLines, max: maxLines }, '\n'),
    values: randomWordsRepeat,
    ...ofTexts(({ language: { lists }, options: { maxLines } }) => sentences(lists, maxLines, '\n')),
  },
  'lorem.paragraph': {
    generate: ({ options: { minSentences, maxSentences }, ...context }) =>
      loremOf(context).sentences({ min: minSentences, max: maxSentences }),
    values: randomWordsRepeat,
    ...ofTexts(({ language: { lists }, options: { maxSentences } }) => sentences(lists, maxSentences)),
  },
  'lorem.paragraphs': {
    generate: ({ options: { minParagraphs, maxParagraphs, separator }, ...context }) =>
      loremOf(context).paragraphs({ min: minParagraphs, max: maxParagraphs }, separator),
    values: randomWordsRepeat,
    ...ofTexts(({ language: { lists }, options: { maxParagraphs, separator } }) =>
      chained(maxParagraphs, sentences(lists), separator),
    ),
  },
  'lorem.text': {
    generate: (context) => loremOf(context).text(),
    values: randomWordsRepeat,
    // Paragraphs are the longest of its texts.
    ...ofTexts(({ language: { lists } }) => chained(PARAGRAPHS.max, sentences(lists), '\n')),
  },
} satisfies EntriesOf<typeof fields>;
