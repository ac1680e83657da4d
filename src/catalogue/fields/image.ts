import type { Field } from '../field.ts';

export const image = {
  'image.url': { label: 'URL', type: 'text' },
  'image.avatar': { label: 'Avatar URL', type: 'text' },
  'image.dataUri': { label: 'Data URI', type: 'text' },
} as const satisfies Record<string, Field>;
