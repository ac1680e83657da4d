import type { Field } from '../field.ts';

export const hacker = {
  'hacker.abbreviation': { type: 'text' },
  'hacker.adjective': { type: 'text' },
  'hacker.ingverb': { type: 'text' },
  'hacker.noun': { type: 'text' },
  'hacker.phrase': { type: 'text' },
  'hacker.verb': { type: 'text' },
} as const satisfies Record<string, Field>;
