import { category } from './category.ts';

export const date = category({
  emoji: '📅',
  title: 'Date',
  description: 'Past, future and recent moments, months and weekdays.',
  fields: {
    Past: 'date.past',
    Future: 'date.future',
    Soon: 'date.soon',
    Recent: 'date.recent',
    Month: 'date.month',
    Weekday: 'date.weekday',
  },
});
