import type { Field } from '../field.ts';

export const phone = {
  'phone.number': { type: 'text' },
} as const satisfies Record<string, Field>;
