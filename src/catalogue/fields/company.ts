import { anyText, type Field } from '../field.ts';

export const company = {
  'company.name': { label: 'Company Name', ...anyText, entity: 'site' },
  'company.catchPhrase': { label: 'Catch Phrase', ...anyText, entity: 'site' },
  'company.vatId': {
    label: 'VAT ID',
    ...anyText,
    note: 'A number could be that of a company: no country keeps some for tests.',
  },
  'company.buzzPhrase': { label: 'Buzz Phrase', ...anyText },
} as const satisfies Record<string, Field>;
