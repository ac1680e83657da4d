import type { Field } from '../field.ts';

export const color = {
  'color.rgb': { label: 'Color Code', type: 'text' },
} as const satisfies Record<string, Field>;
