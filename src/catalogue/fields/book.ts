import type { Field } from '../field.ts';

export const book = {
  'book.author': { label: 'Author', type: 'text' },
  'book.format': { label: 'Format', type: 'text' },
  'book.genre': { label: 'Genre', type: 'text' },
  'book.publisher': { label: 'Publisher', type: 'text' },
  'book.series': { label: 'Series', type: 'text' },
  'book.title': { label: 'Title', type: 'text' },
} as const satisfies Record<string, Field>;
