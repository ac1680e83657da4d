import type { Field } from '../field.ts';

export const color = {
  'color.rgb': { type: 'text' },
} as const satisfies Record<string, Field>;
