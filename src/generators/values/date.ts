import type { date as fields } from '../../catalogue/fields/date.ts';
import { birthdays, future, past, recent, soon } from '../../schema/date-ranges.ts';
import { countedMoments } from './moments.ts';
import type { ValuesOf } from './values.ts';

export const date = {
  'date.past': countedMoments(past),
  'date.future': countedMoments(future),
  'date.soon': countedMoments(soon),
  'date.recent': countedMoments(recent),
  'date.birthdate': countedMoments(birthdays),
} satisfies ValuesOf<typeof fields>;
