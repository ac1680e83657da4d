import type { Category } from './category.ts';

export const date: Category = {
  fields: {
    Past: 'date.past',
    Future: 'date.future',
    Soon: 'date.soon',
    Recent: 'date.recent',
    Month: 'date.month',
    Weekday: 'date.weekday',
  },
};
