import type { Field } from '../field.ts';

export const science = {
  'science.chemicalElement': { label: 'Chemical Element', type: 'text', entity: 'chemicalElement' },
  'science.chemicalSymbol': {
    label: 'Chemical Symbol',
    type: 'text',
    whenTooLong: 'refused',
    entity: 'chemicalElement',
  },
  'science.unit': {
    label: 'Unit',
    type: 'text',
    whenTooLong: 'refused',
    options: {
      form: {
        kind: 'choice',
        label: 'Form',
        help: 'Name or symbol of the unit.',
        choices: ['name', 'symbol'],
        labels: { name: 'Name', symbol: 'Symbol' },
        default: 'name',
      },
    },
  },
} as const satisfies Record<string, Field>;
