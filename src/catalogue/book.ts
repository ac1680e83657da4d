import type { Category } from './category.ts';

export const book: Category = {
  fields: {
    Author: 'book.author',
    Format: 'book.format',
    Genre: 'book.genre',
    Publisher: 'book.publisher',
    Series: 'book.series',
    Title: 'book.title',
  },
};
