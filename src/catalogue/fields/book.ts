import type { Field } from '../field.ts';

export const book = {
  'book.author': { type: 'text' },
  'book.format': { type: 'text' },
  'book.genre': { type: 'text' },
  'book.publisher': { type: 'text' },
  'book.series': { type: 'text' },
  'book.title': { type: 'text' },
} as const satisfies Record<string, Field>;
