import type { Field } from '../field.ts';

export const hacker = {
  'hacker.abbreviation': { label: 'Hacker Abbreviation', type: 'text', whenTooLong: 'refused' },
  'hacker.adjective': { label: 'Hacker Adjective', type: 'text' },
  'hacker.ingverb': { label: 'Hacker Verb (-ing)', type: 'text' },
  'hacker.noun': { label: 'Hacker Noun', type: 'text' },
  'hacker.phrase': { label: 'Hacker Phrase', type: 'text' },
  'hacker.verb': { label: 'Hacker Verb', type: 'text' },
} as const satisfies Record<string, Field>;
