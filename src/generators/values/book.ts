import type { book as fields } from '../../catalogue/fields/book.ts';
import type { ValuesOf } from './values.ts';
import { uncountable } from './values.ts';

const SHARED =
  'Books share authors, formats, genres and publishers, as in life. Make the title unique, or add a sequence.';

export const book = {
  'book.author': () => uncountable(SHARED),
  'book.format': () => uncountable(SHARED),
  'book.genre': () => uncountable(SHARED),
  'book.publisher': () => uncountable(SHARED),
  'book.series': () => uncountable(SHARED),
  'book.title': 'entry',
} satisfies ValuesOf<typeof fields>;
