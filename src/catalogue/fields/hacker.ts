import type { Field } from '../field.ts';

export const hacker = {
  'hacker.abbreviation': { label: 'Abbreviation', type: 'text', whenTooLong: 'refused' },
  'hacker.adjective': { label: 'Adjective', type: 'text' },
  'hacker.ingverb': { label: 'Ingverb', type: 'text' },
  'hacker.noun': { label: 'Noun', type: 'text' },
  'hacker.phrase': { label: 'Phrase', type: 'text' },
  'hacker.verb': { label: 'Verb', type: 'text' },
} as const satisfies Record<string, Field>;
