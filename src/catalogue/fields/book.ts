import { anyText, type Field } from '../field.ts';

export const book = {
  'book.author': { label: 'Author', ...anyText, entity: 'book' },
  'book.format': { label: 'Book Format', ...anyText, entity: 'book' },
  'book.genre': { label: 'Book Genre', ...anyText, entity: 'book' },
  'book.publisher': { label: 'Publisher', ...anyText, entity: 'book' },
  'book.series': { label: 'Book Series', ...anyText, entity: 'book' },
  'book.title': { label: 'Book Title', ...anyText, entity: 'book' },
} as const satisfies Record<string, Field>;
