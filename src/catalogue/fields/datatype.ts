import type { Field } from '../field.ts';

export const datatype = {
  'datatype.boolean': {
    label: 'Boolean',
    type: 'boolean',
    options: {
      probability: {
        kind: 'number',
        label: 'Probability',
        help: 'Share of true values: 0 is never, 1 is always.',
        default: 0.5,
        min: 0,
        max: 1,
      },
    },
  },
} as const satisfies Record<string, Field>;
