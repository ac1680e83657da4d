import type { Field } from '../field.ts';

export const company = {
  'company.name': { type: 'text' },
  'company.catchPhrase': { type: 'text' },
  'company.buzzPhrase': { type: 'text' },
} as const satisfies Record<string, Field>;
