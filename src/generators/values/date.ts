import type { date as fields } from '../../catalogue/fields/date.ts';
import { birthdayRange } from '../birthdays.ts';
import { DAY_MS } from '../calendar.ts';
import { future, past, recent, soon } from '../date.ts';
import { countedMoments } from './moments.ts';
import type { ValuesOf } from './values.ts';

export const date = {
  'date.past': countedMoments(past),
  'date.future': countedMoments(future),
  'date.soon': countedMoments(soon),
  'date.recent': countedMoments(recent),
  'date.birthdate': countedMoments(({ now, options }) => ({
    ...birthdayRange(now, options),
    unitMs: DAY_MS,
  })),
} satisfies ValuesOf<typeof fields>;
