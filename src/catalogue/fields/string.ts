import type { Field } from '../field.ts';

export const string = {
  'string.uuid': { label: 'UUID', type: 'text' },
  'string.alpha': { label: 'Alpha', type: 'text' },
  'string.alphanumeric': { label: 'Alphanumeric', type: 'text' },
  'string.numeric': { label: 'Numeric', type: 'text' },
  'string.nanoid': { label: 'Nano ID', type: 'text' },
  'string.symbol': { label: 'Symbol', type: 'text' },
} as const satisfies Record<string, Field>;
