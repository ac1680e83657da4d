import type { Field } from '../field.ts';

export const datatype = {
  'datatype.boolean': { type: 'boolean' },
} as const satisfies Record<string, Field>;
