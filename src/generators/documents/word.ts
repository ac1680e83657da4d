import type { Faker } from '@faker-js/faker';
import type { word as fields } from '../../catalogue/fields/word.ts';
import type { GeneratorsOf } from '../generator.ts';
import { word as byDefault } from '../word.ts';
import { allowedWords, countBetween, fittingWords, type WordOptions } from './words.ts';

export const word = {
  ...byDefault,
  'word.adjective': { list: ({ faker, options }) => allowedWords(faker.definitions.word.adjective, options) },
  'word.adverb': { list: ({ faker, options }) => allowedWords(faker.definitions.word.adverb, options) },
  'word.conjunction': {
    list: ({ faker, options }) => allowedWords(faker.definitions.word.conjunction, options),
  },
  'word.interjection': {
    list: ({ faker, options }) => allowedWords(faker.definitions.word.interjection, options),
  },
  'word.noun': { list: ({ faker, options }) => allowedWords(faker.definitions.word.noun, options) },
  'word.preposition': {
    list: ({ faker, options }) => allowedWords(faker.definitions.word.preposition, options),
  },
  'word.verb': { list: ({ faker, options }) => allowedWords(faker.definitions.word.verb, options) },
  'word.sample': ({ faker, options }) => {
    const lists = wordsOfParts(faker, options);
    const { arrayElement } = faker.helpers;
    return () => arrayElement(arrayElement(lists));
  },
  'word.words': ({ faker, options: { minWords, maxWords } }) => {
    const count = countBetween(minWords, maxWords);
    return () => faker.word.words({ count });
  },
} satisfies GeneratorsOf<typeof fields>;

/** Of each part of speech, the words that can occur. */
export function wordsOfParts(faker: Faker, options: WordOptions): readonly (readonly string[])[] {
  const { adjective, adverb, conjunction, interjection, noun, preposition, verb } = faker.definitions.word;
  const parts = [adjective, adverb, conjunction, interjection, noun, preposition, verb];
  // Faker looks for a part of speech that has words of the length, and falls back where none has.
  const fitting = parts.map((list) => fittingWords(list, options)).filter((list) => list.length > 0);
  const isBounded = options.minLength !== undefined || options.maxLength !== undefined;
  return isBounded && fitting.length > 0 ? fitting : parts.map((list) => allowedWords(list, options));
}
