import type { Field } from '../field.ts';

export const number = {
  'number.int': { type: 'integer' },
  'number.float': { type: 'decimal' },
  'number.bigInt': { type: 'integer' },
} as const satisfies Record<string, Field>;
