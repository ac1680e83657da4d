import type { date as fields } from '../catalogue/fields/date.ts';
import { inCalendar } from '../expression/dates.ts';
import type { FakerLists } from '../locales/faker-lists.ts';
import {
  birthdays,
  boundsOfMoments,
  future,
  isWithinCalendar,
  past,
  recent,
  soon,
} from '../schema/date-ranges.ts';
import { numbered } from './distinct-values.ts';
import { type EntriesOf, oneOf } from './field-entry.ts';
import { DAY_LENGTH, moments, numberedMoments } from './moments.ts';
import { longestOf } from './text-facts.ts';

export const date = {
  'date.past': moments(past),
  'date.future': moments(future),
  'date.soon': moments(soon),
  'date.recent': moments(recent),
  'date.month': {
    ...oneOf(({ language: { lists }, options: { abbreviated } }) => names(lists, 'month', abbreviated)),
    length: ({ language: { lists } }) => longestOf(names(lists, 'month', false)),
  },
  'date.weekday': {
    ...oneOf(({ language: { lists }, options: { abbreviated } }) => names(lists, 'weekday', abbreviated)),
    length: ({ language: { lists } }) => longestOf(names(lists, 'weekday', false)),
  },
  'date.birthdate': {
    generate: {
      entity: 'person',
      prepare: (context) => {
        const { birthdate } = context.entity;
        const range = birthdays(context);
        return isWithinCalendar(boundsOfMoments(range)) ? birthdate : (i) => inCalendar(birthdate.at(i));
      },
    },
    values: (context) => numbered(numberedMoments(birthdays(context), { workingHours: false })),
    length: DAY_LENGTH,
  },
} satisfies EntriesOf<typeof fields>;

function names(lists: FakerLists, kind: 'month' | 'weekday', abbreviated: boolean): readonly string[] {
  const { abbr, wide } = lists.date[kind];
  return (abbreviated ? abbr : wide) ?? wide;
}
