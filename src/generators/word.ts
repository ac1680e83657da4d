import type { word as fields } from '../catalogue/fields/word.ts';
import type { FakerLists } from '../locales/faker-lists.ts';
import { pickOne } from '../random/uniform.ts';
import { listed } from './distinct-values.ts';
import { type EntriesOf, ofTexts, oneOf } from './field-entry.ts';
import { loaded } from './loaded.ts';
import { plainSentences, plainSentenceTexts, slugParts, titleParts } from './plain-sentences.ts';
import { countSampler } from './random-text.ts';
import { chained, phrases } from './text-facts.ts';
import { allowedWords, fittingWords, randomWordsRepeat, type WordOptions } from './word-lists.ts';

const ANY_LENGTH: WordOptions = { strategy: 'any-length' };

export const word = {
  'word.adjective': oneOf(({ language: { lists }, options }) => allowedWords(lists.word.adjective, options)),
  'word.adverb': oneOf(({ language: { lists }, options }) => allowedWords(lists.word.adverb, options)),
  'word.conjunction': oneOf(({ language: { lists }, options }) =>
    allowedWords(lists.word.conjunction, options),
  ),
  'word.interjection': oneOf(({ language: { lists }, options }) =>
    allowedWords(lists.word.interjection, options),
  ),
  'word.noun': oneOf(({ language: { lists }, options }) => allowedWords(lists.word.noun, options)),
  'word.preposition': oneOf(({ language: { lists }, options }) =>
    allowedWords(lists.word.preposition, options),
  ),
  'word.verb': oneOf(({ language: { lists }, options }) => allowedWords(lists.word.verb, options)),
  'word.sample': {
    generate: ({ language: { lists }, stream, options }) => {
      const parts = wordsOfParts(lists, options);
      return () => pickOne(stream, pickOne(stream, parts));
    },
    values: ({ language: { lists }, options }) => listed(wordsOfParts(lists, options).flat()),
    ...ofTexts(({ language: { lists }, options }) => wordsOfParts(lists, options).flat()),
  },
  'word.words': {
    generate: ({ language: { lists }, stream, options: { minWords, maxWords } }) => {
      const parts = wordsOfParts(lists, ANY_LENGTH);
      const count = countSampler(stream, minWords, maxWords);
      return () => {
        const length = count();
        let text = length >= 1 ? pickOne(stream, pickOne(stream, parts)) : '';
        for (let i = 1; i < length; i++) text += ` ${pickOne(stream, pickOne(stream, parts))}`;
        return text;
      };
    },
    values: randomWordsRepeat,
    ...ofTexts(({ language: { lists }, options: { maxWords } }) =>
      chained(maxWords, wordsOfParts(lists, ANY_LENGTH).flat()),
    ),
  },
  'word.title': {
    generate: ({ tables, stream }) => {
      const [headings, topics] = titleParts(loaded(tables, 'sentences'));
      return () => `${pickOne(stream, headings)} ${pickOne(stream, topics)}`;
    },
    values: randomWordsRepeat,
    ...ofTexts(({ tables }) => phrases(titleParts(loaded(tables, 'sentences')))),
  },
  'word.slug': {
    generate: ({ tables, stream }) => {
      const [headings, topics] = slugParts(loaded(tables, 'sentences'));
      return () => `${pickOne(stream, headings)}-${pickOne(stream, topics)}`;
    },
    values: randomWordsRepeat,
    ...ofTexts(({ tables }) => phrases(slugParts(loaded(tables, 'sentences')), '-')),
  },
  'word.sentences': {
    generate: ({ tables, stream, options: { minSentences, maxSentences } }) => {
      const count = countSampler(stream, minSentences, maxSentences);
      const sentence = plainSentences(loaded(tables, 'sentences'), stream);
      return () => Array.from({ length: count() }, sentence).join(' ');
    },
    values: randomWordsRepeat,
    ...ofTexts(({ tables, options: { maxSentences } }) =>
      chained(maxSentences, plainSentenceTexts(loaded(tables, 'sentences'))),
    ),
  },
} satisfies EntriesOf<typeof fields>;

/** The possible words of each part of speech. */
function wordsOfParts(lists: FakerLists, options: WordOptions): readonly (readonly string[])[] {
  const { adjective, adverb, conjunction, interjection, noun, preposition, verb } = lists.word;
  const parts = [adjective, adverb, conjunction, interjection, noun, preposition, verb];
  // As faker does: skip the parts of speech without words of the length. If none has such words, use `strategy`.
  const fitting = parts.map((list) => fittingWords(list, options)).filter((list) => list.length > 0);
  const isBounded = options.minLength !== undefined || options.maxLength !== undefined;
  return isBounded && fitting.length > 0 ? fitting : parts.map((list) => allowedWords(list, options));
}
