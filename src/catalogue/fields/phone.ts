import type { Field } from '../field.ts';

export const phone = {
  'phone.number': { label: 'Phone Number', type: 'text' },
} as const satisfies Record<string, Field>;
