import type { Field } from '../field.ts';

export const company = {
  'company.name': { label: 'Company Name', type: 'text', entity: 'site' },
  'company.catchPhrase': { label: 'Catch Phrase', type: 'text', entity: 'site' },
  'company.buzzPhrase': { label: 'Buzz Phrase', type: 'text' },
} as const satisfies Record<string, Field>;
