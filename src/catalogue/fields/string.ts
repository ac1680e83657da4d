import type { Field } from '../field.ts';

export const string = {
  'string.uuid': { type: 'text' },
  'string.alpha': { type: 'text' },
  'string.alphanumeric': { type: 'text' },
  'string.numeric': { type: 'text' },
  'string.nanoid': { type: 'text' },
  'string.symbol': { type: 'text' },
} as const satisfies Record<string, Field>;
