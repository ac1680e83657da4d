import type { word as fields } from '../catalogue/fields/word.ts';
import type { GeneratorsOf, PreparedColumn } from './generator.ts';
import { listed } from './values.ts';
import { allowedWords, countBetween, fittingWords, wordColumn } from './words.ts';

export const word = {
  'word.adjective': ({ faker, options }) => wordColumn(faker, faker.definitions.word.adjective, options),
  'word.adverb': ({ faker, options }) => wordColumn(faker, faker.definitions.word.adverb, options),
  'word.conjunction': ({ faker, options }) => wordColumn(faker, faker.definitions.word.conjunction, options),
  'word.interjection': ({ faker, options }) =>
    wordColumn(faker, faker.definitions.word.interjection, options),
  'word.noun': ({ faker, options }) => wordColumn(faker, faker.definitions.word.noun, options),
  'word.preposition': ({ faker, options }) => wordColumn(faker, faker.definitions.word.preposition, options),
  'word.verb': ({ faker, options }) => wordColumn(faker, faker.definitions.word.verb, options),
  'word.sample': ({ faker, options }): PreparedColumn => {
    const { adjective, adverb, conjunction, interjection, noun, preposition, verb } = faker.definitions.word;
    const parts = [adjective, adverb, conjunction, interjection, noun, preposition, verb];
    // Faker looks for a part of speech that has words of the length, and falls back where none has.
    const fitting = parts.map((list) => fittingWords(list, options)).filter((list) => list.length > 0);
    const isBounded = options.minLength !== undefined || options.maxLength !== undefined;
    const lists =
      isBounded && fitting.length > 0 ? fitting : parts.map((list) => allowedWords(list, options));
    const { arrayElement } = faker.helpers;
    return { sample: () => arrayElement(arrayElement(lists)), values: listed(lists.flat()) };
  },
  'word.words': ({ faker, options: { minWords, maxWords } }): PreparedColumn => {
    const count = countBetween(minWords, maxWords);
    return {
      sample: () => faker.word.words({ count }),
      values: {
        kind: 'uncountable',
        reason: 'Random words repeat now and then. Make a template of this and a sequence.',
      },
    };
  },
} satisfies GeneratorsOf<typeof fields>;
