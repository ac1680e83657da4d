import type { Field } from '../field.ts';

export const word = {
  'word.adjective': { label: 'Adjective', type: 'text' },
  'word.adverb': { label: 'Adverb', type: 'text' },
  'word.conjunction': { label: 'Conjunction', type: 'text' },
  'word.interjection': { label: 'Interjection', type: 'text' },
  'word.noun': { label: 'Noun', type: 'text' },
  'word.preposition': { label: 'Preposition', type: 'text' },
  'word.verb': { label: 'Verb', type: 'text' },
  'word.words': { label: 'Words', type: 'text' },
} as const satisfies Record<string, Field>;
