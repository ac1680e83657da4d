import type { Category } from './category.ts';

export const hacker: Category = {
  fields: {
    Abbreviation: 'hacker.abbreviation',
    Adjective: 'hacker.adjective',
    Ingverb: 'hacker.ingverb',
    Noun: 'hacker.noun',
    Phrase: 'hacker.phrase',
    Verb: 'hacker.verb',
  },
};
