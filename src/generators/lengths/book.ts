import type { book as fields } from '../../catalogue/fields/book.ts';
import { books } from '../data/books.ts';
import type { LengthsOf } from './lengths.ts';
import { longestOf, once } from './lengths.ts';

/** A part of all books, `title~author~genre`. */
const partLength = (part: number) =>
  once(() =>
    longestOf(books.flatMap(([, , entries]) => entries.split('|').map((entry) => entry.split('~')[part]))),
  );

export const book = {
  'book.author': partLength(1),
  'book.format': ({ faker }) => longestOf(faker.definitions.book.format),
  'book.genre': partLength(2),
  'book.publisher': once(() => longestOf(books.map(([publisher]) => publisher))),
  'book.series': once(() => longestOf(books.map(([, series]) => series))),
  'book.title': partLength(0),
} satisfies LengthsOf<typeof fields>;
