import { anyText, type Field, wholeText } from '../field.ts';

export const science = {
  'science.chemicalElement': { label: 'Chemical Element', ...anyText, entity: 'chemicalElement' },
  'science.chemicalSymbol': {
    label: 'Chemical Symbol',
    ...wholeText,
    entity: 'chemicalElement',
  },
  'science.unit': {
    label: 'Unit',
    ...wholeText,
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
