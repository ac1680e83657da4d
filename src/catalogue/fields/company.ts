import { anyText, type Field } from '../field.ts';

export const company = {
  'company.name': { label: 'Company Name', ...anyText, entity: 'site' },
  'company.catchPhrase': { label: 'Catch Phrase', ...anyText, entity: 'site' },
  'company.vatId': { label: 'VAT ID', ...anyText },
  'company.buzzPhrase': { label: 'Buzz Phrase', ...anyText },
} as const satisfies Record<string, Field>;
