import type { book as fields } from '../catalogue/fields/book.ts';
import type { GeneratorsOf } from './generator.ts';
import { chosen } from './values.ts';

export const book = {
  'book.author': ({ faker }) => chosen(faker, faker.definitions.book.author),
  'book.format': ({ faker }) => chosen(faker, faker.definitions.book.format),
  'book.genre': ({ faker }) => chosen(faker, faker.definitions.book.genre),
  'book.publisher': ({ faker }) => chosen(faker, faker.definitions.book.publisher),
  'book.series': ({ faker }) => chosen(faker, faker.definitions.book.series),
  'book.title': ({ faker }) => chosen(faker, faker.definitions.book.title),
} satisfies GeneratorsOf<typeof fields>;
