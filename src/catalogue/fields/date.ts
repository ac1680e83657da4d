import { workingHours } from '../common-options.ts';
import type { Field, OptionInfo } from '../field.ts';

const days = (help: string) =>
  ({
    days: { kind: 'integer', label: 'Days', help, default: 1, min: 1, max: 36_500 },
    ...workingHours(false),
  }) as const satisfies Record<string, OptionInfo>;

const years = (help: string) =>
  ({
    years: { kind: 'integer', label: 'Years', help, default: 1, min: 1, max: 1000 },
    ...workingHours(false),
  }) as const satisfies Record<string, OptionInfo>;

const abbreviated = (help: string) =>
  ({
    abbreviated: { kind: 'boolean', label: 'Abbreviated', help, default: false },
  }) as const satisfies Record<string, OptionInfo>;

/** In years: nobody is known to have lived longer than 122. */
const AGE_MAX = 150;

export const date = {
  'date.past': { label: 'Past', type: 'timestamp', options: years('How many years before now at most.') },
  'date.future': { label: 'Future', type: 'timestamp', options: years('How many years after now at most.') },
  'date.soon': { label: 'Soon', type: 'timestamp', options: days('How many days after now at most.') },
  'date.recent': { label: 'Recent', type: 'timestamp', options: days('How many days before now at most.') },
  'date.month': {
    label: 'Month',
    type: 'text',
    options: abbreviated('Three letters instead of the whole name: Nov.'),
  },
  'date.weekday': {
    label: 'Weekday',
    type: 'text',
    options: abbreviated('Three letters instead of the whole name: Fri.'),
  },
  'date.birthdate': {
    label: 'Birthdate',
    type: 'date',
    entity: 'person',
    options: {
      minAge: {
        kind: 'integer',
        label: 'Youngest age',
        help: 'The age of the youngest person now, in whole years.',
        default: 18,
        min: 0,
        max: AGE_MAX,
        ofEntity: true,
      },
      maxAge: {
        kind: 'integer',
        label: 'Oldest age',
        help: 'The age of the oldest person now, in whole years.',
        default: 80,
        min: 0,
        max: AGE_MAX,
        ofEntity: true,
      },
    },
  },
} as const satisfies Record<string, Field>;
