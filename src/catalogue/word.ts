import { category } from './category.ts';

export const word = category({
  emoji: '🔤',
  title: 'Word',
  description: 'English words by part of speech, one at a time or a few together.',
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
});
