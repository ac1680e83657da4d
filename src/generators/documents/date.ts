import type { date as fields } from '../../catalogue/fields/date.ts';
import { birthdays, future, past, recent, soon } from '../../schema/date-ranges.ts';
import { date as byDefault } from '../date.ts';
import type { GeneratorsOf } from '../generator.ts';
import { heldInCalendar } from '../moments.ts';
import { sampledAtWork } from './working-moments.ts';

export const date = {
  ...byDefault,
  'date.past': sampledAtWork(past),
  'date.future': sampledAtWork(future),
  'date.soon': sampledAtWork(soon),
  'date.recent': sampledAtWork(recent),
  'date.birthdate': {
    entity: 'person',
    prepare: (context) => {
      const { birthdate } = context.entity;
      return heldInCalendar(birthdays(context), (i) => birthdate.at(i));
    },
  },
} satisfies GeneratorsOf<typeof fields>;
