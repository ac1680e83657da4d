import type { Field } from '../field.ts';

export const datatype = {
  'datatype.boolean': { label: 'Boolean', type: 'boolean' },
} as const satisfies Record<string, Field>;
