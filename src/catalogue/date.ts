import { category } from './recipe.ts';

export const date = category({
  emoji: '📅',
  title: 'Date',
  description: 'Past, future and recent moments, months and weekdays.',
  fields: {
    Past: (fake) => fake.date.past().toISOString(),
    Future: (fake) => fake.date.future().toISOString(),
    Soon: (fake) => fake.date.soon().toISOString(),
    Recent: (fake) => fake.date.recent().toISOString(),
    Month: (fake) => fake.date.month(),
    Weekday: (fake) => fake.date.weekday(),
  },
});
