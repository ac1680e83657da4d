import type { Field } from '../field.ts';

export const date = {
  'date.past': { type: 'timestamp' },
  'date.future': { type: 'timestamp' },
  'date.soon': { type: 'timestamp' },
  'date.recent': { type: 'timestamp' },
  'date.month': { type: 'text' },
  'date.weekday': { type: 'text' },
} as const satisfies Record<string, Field>;
