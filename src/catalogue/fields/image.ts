import type { Field } from '../field.ts';

export const image = {
  'image.url': { type: 'text' },
  'image.avatar': { type: 'text' },
  'image.dataUri': { type: 'text' },
} as const satisfies Record<string, Field>;
