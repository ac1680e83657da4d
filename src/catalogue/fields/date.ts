import type { Field } from '../field.ts';

export const date = {
  'date.past': { label: 'Past', type: 'timestamp' },
  'date.future': { label: 'Future', type: 'timestamp' },
  'date.soon': { label: 'Soon', type: 'timestamp' },
  'date.recent': { label: 'Recent', type: 'timestamp' },
  'date.month': { label: 'Month', type: 'text' },
  'date.weekday': { label: 'Weekday', type: 'text' },
} as const satisfies Record<string, Field>;
