import type { Field } from '../field.ts';

export const company = {
  'company.name': { label: 'Company Name', type: 'text' },
  'company.catchPhrase': { label: 'Catch Phrase', type: 'text' },
  'company.buzzPhrase': { label: 'Buzz Phrase', type: 'text' },
} as const satisfies Record<string, Field>;
