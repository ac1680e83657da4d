import type { Field } from '../field.ts';

export const word = {
  'word.adjective': { type: 'text' },
  'word.adverb': { type: 'text' },
  'word.conjunction': { type: 'text' },
  'word.interjection': { type: 'text' },
  'word.noun': { type: 'text' },
  'word.preposition': { type: 'text' },
  'word.verb': { type: 'text' },
  'word.words': { type: 'text' },
} as const satisfies Record<string, Field>;
