import type { Faker } from '@faker-js/faker';
import type { word as fields } from '../catalogue/fields/word.ts';
import { listed } from './distinct-values.ts';
import { type EntriesOf, ofTexts, oneOf } from './field-entry.ts';
import { chained } from './text-facts.ts';
import {
  allowedWords,
  countBetween,
  fittingWords,
  randomWordsRepeat,
  type WordOptions,
} from './word-lists.ts';

export const word = {
  'word.adjective': oneOf(({ faker, options }) => allowedWords(faker.definitions.word.adjective, options)),
  'word.adverb': oneOf(({ faker, options }) => allowedWords(faker.definitions.word.adverb, options)),
  'word.conjunction': oneOf(({ faker, options }) =>
    allowedWords(faker.definitions.word.conjunction, options),
  ),
  'word.interjection': oneOf(({ faker, options }) =>
    allowedWords(faker.definitions.word.interjection, options),
  ),
  'word.noun': oneOf(({ faker, options }) => allowedWords(faker.definitions.word.noun, options)),
  'word.preposition': oneOf(({ faker, options }) =>
    allowedWords(faker.definitions.word.preposition, options),
  ),
  'word.verb': oneOf(({ faker, options }) => allowedWords(faker.definitions.word.verb, options)),
  'word.sample': {
    generate: ({ faker, options }) => {
      const lists = wordsOfParts(faker, options);
      const { arrayElement } = faker.helpers;
      return () => arrayElement(arrayElement(lists));
    },
    values: ({ faker, options }) => listed(wordsOfParts(faker, options).flat()),
    ...ofTexts(({ faker, options }) => wordsOfParts(faker, options).flat()),
  },
  'word.words': {
    generate: ({ faker, options: { minWords, maxWords } }) => {
      const count = countBetween(minWords, maxWords);
      return () => faker.word.words({ count });
    },
    values: randomWordsRepeat,
    ...ofTexts(({ faker, options: { maxWords } }) =>
      chained(maxWords, wordsOfParts(faker, { strategy: 'any-length' }).flat()),
    ),
  },
} satisfies EntriesOf<typeof fields>;

/** The possible words of each part of speech. */
function wordsOfParts(faker: Faker, options: WordOptions): readonly (readonly string[])[] {
  const { adjective, adverb, conjunction, interjection, noun, preposition, verb } = faker.definitions.word;
  const parts = [adjective, adverb, conjunction, interjection, noun, preposition, verb];
  // As faker does: skip the parts of speech without words of the length. If none has such words, use `strategy`.
  const fitting = parts.map((list) => fittingWords(list, options)).filter((list) => list.length > 0);
  const isBounded = options.minLength !== undefined || options.maxLength !== undefined;
  return isBounded && fitting.length > 0 ? fitting : parts.map((list) => allowedWords(list, options));
}
