import type { Category } from './category.ts';

export const science: Category = {
  fields: {
    'Chemical Element': 'science.chemicalElement',
    'Chemical Symbol': 'science.chemicalSymbol',
    Unit: 'science.unit',
  },
};
