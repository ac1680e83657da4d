import { category } from './category.ts';

export const science = category({
  fields: {
    'Chemical Element': 'science.chemicalElement',
    'Chemical Symbol': 'science.chemicalSymbol',
    Unit: 'science.unit',
  },
});
