import type { book as fields } from '../catalogue/fields/book.ts';
import { books } from './data/books.ts';
import { uncountable } from './distinct-values.ts';
import { type EntriesOf, ofTexts, part } from './field-entry.ts';

const shared = uncountable(
  'Books share authors, formats, genres and publishers, as in life. Make the title unique, or add a sequence.',
);

/** The titles, authors or genres. The table holds each book as `title~author~genre`. */
function textsOf(name: 'title' | 'author' | 'genre'): readonly string[] {
  const at = ['title', 'author', 'genre'].indexOf(name);
  return books.flatMap(([, , entries]) => entries.split('|').map((entry) => entry.split('~')[at] ?? ''));
}

export const book = {
  'book.author': part('book', 'author', { values: shared, ...ofTexts(() => textsOf('author')) }),
  'book.format': part('book', 'format', {
    values: shared,
    ...ofTexts(({ language: { lists } }) => lists.book.format),
  }),
  'book.genre': part('book', 'genre', { values: shared, ...ofTexts(() => textsOf('genre')) }),
  'book.publisher': part('book', 'publisher', {
    values: shared,
    ...ofTexts(() => books.map(([publisher]) => publisher)),
  }),
  'book.series': part('book', 'series', {
    values: shared,
    ...ofTexts(() => books.map(([, series]) => series)),
  }),
  'book.title': part('book', 'title', { values: 'entry', ...ofTexts(() => textsOf('title')) }),
} satisfies EntriesOf<typeof fields>;
