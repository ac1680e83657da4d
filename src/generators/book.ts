import type { book as fields } from '../catalogue/fields/book.ts';
import type { GeneratorsOf } from './generator.ts';

export const book = {
  'book.author': ({ faker }) => faker.book.author,
  'book.format': ({ faker }) => faker.book.format,
  'book.genre': ({ faker }) => faker.book.genre,
  'book.publisher': ({ faker }) => faker.book.publisher,
  'book.series': ({ faker }) => faker.book.series,
  'book.title': ({ faker }) => faker.book.title,
} satisfies GeneratorsOf<typeof fields>;
