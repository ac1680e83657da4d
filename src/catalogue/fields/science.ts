import type { Field } from '../field.ts';

export const science = {
  'science.chemicalElement': { label: 'Chemical Element', type: 'text', entity: 'chemicalElement' },
  'science.chemicalSymbol': { label: 'Chemical Symbol', type: 'text', entity: 'chemicalElement' },
  'science.unit': { label: 'Unit', type: 'text' },
} as const satisfies Record<string, Field>;
