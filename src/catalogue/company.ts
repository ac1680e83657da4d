import { category } from './recipe.ts';

export const company = category({
  emoji: '🏢',
  title: 'Company',
  description: 'Company names with the catch phrases and buzzwords to match.',
  fields: {
    Name: (fake) => fake.company.name(),
    'Catch Phrase': (fake) => fake.company.catchPhrase(),
    'Buzz Phrase': (fake) => fake.company.buzzPhrase(),
  },
});
