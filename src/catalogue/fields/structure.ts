import type { Field } from '../field.ts';

/** Fields of no module of faker's. Ranges are inclusive. */
export const structure = {
  number: {
    type: 'integer',
    options: { min: { kind: 'integer', default: 0 }, max: { kind: 'integer', default: 1000 } },
  },
  /** From a year back to the schema's `now`, unless told otherwise. */
  date: { type: 'date', options: { from: { kind: 'date' }, to: { kind: 'date' } } },
  regex: { type: 'text', options: { pattern: { kind: 'text', required: true } } },
} as const satisfies Record<string, Field>;
