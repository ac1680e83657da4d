import type { science as fields } from '../../catalogue/fields/science.ts';
import type { ValuesOf } from './values.ts';

export const science = {
  'science.chemicalElement': 'entry',
  'science.chemicalSymbol': 'entry',
} satisfies ValuesOf<typeof fields>;
