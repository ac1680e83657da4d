import type { Field } from '../field.ts';

export const datatype = {
  'datatype.boolean': {
    label: 'Boolean',
    type: 'boolean',
    options: {
      probability: {
        kind: 'number',
        label: 'Probability',
        help: 'How often the value is true, from 0 for never to 1 for always.',
        default: 0.5,
        min: 0,
        max: 1,
      },
    },
  },
} as const satisfies Record<string, Field>;
