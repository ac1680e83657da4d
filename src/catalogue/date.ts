import { category } from './category.ts';

export const date = category({
  fields: {
    Past: 'date.past',
    Future: 'date.future',
    Soon: 'date.soon',
    Recent: 'date.recent',
    Month: 'date.month',
    Weekday: 'date.weekday',
  },
});
