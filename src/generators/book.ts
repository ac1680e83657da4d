import type { book as fields } from '../catalogue/fields/book.ts';
import { books } from './data/books.ts';
import { uncountable } from './distinct-values.ts';
import { type EntriesOf, part } from './field-entry.ts';
import { once } from './once.ts';
import { longestOf } from './text-lengths.ts';

const shared = uncountable(
  'Books share authors, formats, genres and publishers, as in life. Make the title unique, or add a sequence.',
);

/** The length of the longest title, author or genre. The table holds each book as `title~author~genre`. */
const lengthOf = (name: 'title' | 'author' | 'genre') =>
  once(() => {
    const at = ['title', 'author', 'genre'].indexOf(name);
    return longestOf(
      books.flatMap(([, , entries]) => entries.split('|').map((entry) => entry.split('~')[at])),
    );
  });

export const book = {
  'book.author': part('book', 'author', { values: shared, length: lengthOf('author') }),
  'book.format': part('book', 'format', {
    values: shared,
    length: ({ faker }) => longestOf(faker.definitions.book.format),
  }),
  'book.genre': part('book', 'genre', { values: shared, length: lengthOf('genre') }),
  'book.publisher': part('book', 'publisher', {
    values: shared,
    length: once(() => longestOf(books.map(([publisher]) => publisher))),
  }),
  'book.series': part('book', 'series', {
    values: shared,
    length: once(() => longestOf(books.map(([, series]) => series))),
  }),
  'book.title': part('book', 'title', { values: 'entry', length: lengthOf('title') }),
} satisfies EntriesOf<typeof fields>;
