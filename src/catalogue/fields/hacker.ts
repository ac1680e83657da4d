import { anyText, type Field, wholeText } from '../field.ts';

export const hacker = {
  'hacker.abbreviation': { label: 'Hacker Abbreviation', ...wholeText },
  'hacker.adjective': { label: 'Hacker Adjective', ...anyText },
  'hacker.ingverb': { label: 'Hacker Verb (-ing)', ...anyText },
  'hacker.noun': { label: 'Hacker Noun', ...anyText },
  'hacker.phrase': { label: 'Hacker Phrase', ...anyText },
  'hacker.verb': { label: 'Hacker Verb', ...anyText },
} as const satisfies Record<string, Field>;
