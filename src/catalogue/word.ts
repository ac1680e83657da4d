import { category } from './recipe.ts';

export const word = category({
  emoji: '🔤',
  title: 'Word',
  description: 'English words by part of speech, one at a time or a few together.',
  fields: {
    Adjective: (fake) => fake.word.adjective(),
    Adverb: (fake) => fake.word.adverb(),
    Conjunction: (fake) => fake.word.conjunction(),
    Interjection: (fake) => fake.word.interjection(),
    Noun: (fake) => fake.word.noun(),
    Preposition: (fake) => fake.word.preposition(),
    Verb: (fake) => fake.word.verb(),
    Words: (fake) => fake.word.words(),
  },
});
