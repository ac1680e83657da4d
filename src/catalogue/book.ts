import { category } from './category.ts';

export const book = category({
  emoji: '📚',
  title: 'Book',
  description: 'Authors, titles, series, publishers, genres and formats.',
  fields: {
    Author: 'book.author',
    Format: 'book.format',
    Genre: 'book.genre',
    Publisher: 'book.publisher',
    Series: 'book.series',
    Title: 'book.title',
  },
});
