import { category } from './category.ts';

export const company = category({
  fields: {
    Name: 'company.name',
    'Catch Phrase': 'company.catchPhrase',
    'Buzz Phrase': 'company.buzzPhrase',
  },
});
