import type { book as fields } from '../catalogue/fields/book.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';

export const book = {
  'book.author': part('book', 'author'),
  'book.format': part('book', 'format'),
  'book.genre': part('book', 'genre'),
  'book.publisher': part('book', 'publisher'),
  'book.series': part('book', 'series'),
  'book.title': part('book', 'title'),
} satisfies GeneratorsOf<typeof fields>;
