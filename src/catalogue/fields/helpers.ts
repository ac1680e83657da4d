import type { Field } from '../field.ts';

export const helpers = {
  'helpers.arrayElement': { type: 'text' },
  'helpers.objectKey': { type: 'text' },
  'helpers.objectValue': { type: 'text' },
  'helpers.shuffle': { type: 'text' },
} as const satisfies Record<string, Field>;
