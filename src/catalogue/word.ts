import type { Category } from './category.ts';

export const word: Category = {
  fields: {
    Adjective: 'word.adjective',
    Adverb: 'word.adverb',
    Conjunction: 'word.conjunction',
    Interjection: 'word.interjection',
    Noun: 'word.noun',
    Preposition: 'word.preposition',
    Verb: 'word.verb',
    Words: 'word.words',
  },
};
