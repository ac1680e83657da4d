import type { Field } from '../field.ts';

export const number = {
  'number.int': { label: 'Integer', type: 'integer' },
  'number.float': { label: 'Float', type: 'decimal' },
  'number.bigInt': { label: 'Big Int', type: 'integer' },
} as const satisfies Record<string, Field>;
