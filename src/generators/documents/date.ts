import type { date as fields } from '../../catalogue/fields/date.ts';
import { date as byDefault, future, past, recent, soon } from '../date.ts';
import type { GeneratorsOf } from '../generator.ts';
import { sampledAtWork } from './working-moments.ts';

export const date = {
  ...byDefault,
  'date.past': sampledAtWork(past),
  'date.future': sampledAtWork(future),
  'date.soon': sampledAtWork(soon),
  'date.recent': sampledAtWork(recent),
  'date.birthdate': {
    entity: 'person',
    prepare:
      ({ entity: { birthdate } }) =>
      (i) =>
        birthdate.at(i),
  },
} satisfies GeneratorsOf<typeof fields>;
