import type { Category } from './category.ts';

export const company: Category = {
  fields: {
    Name: 'company.name',
    'Catch Phrase': 'company.catchPhrase',
    'Buzz Phrase': 'company.buzzPhrase',
  },
};
