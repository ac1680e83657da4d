import { category } from './recipe.ts';

export const science = category({
  emoji: '🔬',
  title: 'Science',
  description: 'Chemical elements with their symbols, and units of measurement.',
  fields: {
    'Chemical Element': (_, row) => row.element.name,
    'Chemical Symbol': (_, row) => row.element.symbol,
    Unit: (fake) => fake.science.unit().name,
  },
});
