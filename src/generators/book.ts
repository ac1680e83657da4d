import type { book as fields } from '../catalogue/fields/book.ts';
import type { GeneratorsOf } from './generator.ts';

export const book = {
  'book.author': { list: ({ faker }) => faker.definitions.book.author },
  'book.format': { list: ({ faker }) => faker.definitions.book.format },
  'book.genre': { list: ({ faker }) => faker.definitions.book.genre },
  'book.publisher': { list: ({ faker }) => faker.definitions.book.publisher },
  'book.series': { list: ({ faker }) => faker.definitions.book.series },
  'book.title': { list: ({ faker }) => faker.definitions.book.title },
} satisfies GeneratorsOf<typeof fields>;
