import type { Field } from '../field.ts';

export const science = {
  'science.chemicalElement': { type: 'text', entity: 'chemicalElement' },
  'science.chemicalSymbol': { type: 'text', entity: 'chemicalElement' },
  'science.unit': { type: 'text' },
} as const satisfies Record<string, Field>;
