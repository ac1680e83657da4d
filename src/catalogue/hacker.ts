import { category } from './recipe.ts';

export const hacker = category({
  emoji: '💻',
  title: 'Hacker',
  description: 'Technical jargon that sounds just about right.',
  fields: {
    Abbreviation: (fake) => fake.hacker.abbreviation(),
    Adjective: (fake) => fake.hacker.adjective(),
    Ingverb: (fake) => fake.hacker.ingverb(),
    Noun: (fake) => fake.hacker.noun(),
    Phrase: (fake) => fake.hacker.phrase(),
    Verb: (fake) => fake.hacker.verb(),
  },
});
