import { category } from './category.ts';

export const science = category({
  emoji: '🔬',
  title: 'Science',
  description: 'Chemical elements with their symbols, and units of measurement.',
  fields: {
    'Chemical Element': 'science.chemicalElement',
    'Chemical Symbol': 'science.chemicalSymbol',
    Unit: 'science.unit',
  },
});
