import { category } from './category.ts';

export const company = category({
  emoji: '🏢',
  title: 'Company',
  description: 'Company names with the catch phrases and buzzwords to match.',
  fields: {
    Name: 'company.name',
    'Catch Phrase': 'company.catchPhrase',
    'Buzz Phrase': 'company.buzzPhrase',
  },
});
