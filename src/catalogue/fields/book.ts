import type { Field } from '../field.ts';

export const book = {
  'book.author': { label: 'Author', type: 'text', entity: 'book' },
  'book.format': { label: 'Book Format', type: 'text', entity: 'book' },
  'book.genre': { label: 'Book Genre', type: 'text', entity: 'book' },
  'book.publisher': { label: 'Publisher', type: 'text', entity: 'book' },
  'book.series': { label: 'Book Series', type: 'text', entity: 'book' },
  'book.title': { label: 'Book Title', type: 'text', entity: 'book' },
} as const satisfies Record<string, Field>;
