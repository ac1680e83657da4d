import { category } from './recipe.ts';

export const book = category({
  emoji: '📚',
  title: 'Book',
  description: 'Authors, titles, series, publishers, genres and formats.',
  fields: {
    Author: (fake) => fake.book.author(),
    Format: (fake) => fake.book.format(),
    Genre: (fake) => fake.book.genre(),
    Publisher: (fake) => fake.book.publisher(),
    Series: (fake) => fake.book.series(),
    Title: (fake) => fake.book.title(),
  },
});
