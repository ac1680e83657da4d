import { isoTime } from './iso-time.ts';
import { category } from './recipe.ts';

export const date = category({
  emoji: '📅',
  title: 'Date',
  description: 'Past, future and recent moments, months and weekdays.',
  fields: {
    Past: (fake) => isoTime(fake.date.past()),
    Future: (fake) => isoTime(fake.date.future()),
    Soon: (fake) => isoTime(fake.date.soon()),
    Recent: (fake) => isoTime(fake.date.recent()),
    Month: (fake) => fake.date.month(),
    Weekday: (fake) => fake.date.weekday(),
  },
});
