import type { Field } from '../field.ts';

export const book = {
  'book.author': { label: 'Author', type: 'text', entity: 'book' },
  'book.format': { label: 'Format', type: 'text', entity: 'book' },
  'book.genre': { label: 'Genre', type: 'text', entity: 'book' },
  'book.publisher': { label: 'Publisher', type: 'text', entity: 'book' },
  'book.series': { label: 'Series', type: 'text', entity: 'book' },
  'book.title': { label: 'Title', type: 'text', entity: 'book' },
} as const satisfies Record<string, Field>;
