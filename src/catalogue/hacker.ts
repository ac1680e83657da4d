import { category } from './category.ts';

export const hacker = category({
  fields: {
    Abbreviation: 'hacker.abbreviation',
    Adjective: 'hacker.adjective',
    Ingverb: 'hacker.ingverb',
    Noun: 'hacker.noun',
    Phrase: 'hacker.phrase',
    Verb: 'hacker.verb',
  },
});
