import { workingHours } from '../common-options.ts';
import { anyText, type Field, type OptionInfo } from '../field.ts';

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
  'date.past': { label: 'Past Date', type: 'timestamp', options: years('Up to this many years before now.') },
  'date.future': {
    label: 'Future Date',
    type: 'timestamp',
    options: years('Up to this many years after now.'),
  },
  'date.soon': {
    label: 'Upcoming Date',
    type: 'timestamp',
    options: days('Up to this many days after now.'),
  },
  'date.recent': {
    label: 'Recent Date',
    type: 'timestamp',
    options: days('Up to this many days before now.'),
  },
  'date.month': {
    label: 'Month',
    ...anyText,
    options: abbreviated('Three letters, such as Nov.'),
  },
  'date.weekday': {
    label: 'Weekday',
    ...anyText,
    options: abbreviated('Three letters, such as Fri.'),
  },
  'date.birthdate': {
    label: 'Birthdate',
    type: 'date',
    entity: 'person',
    options: {
      minAge: {
        kind: 'integer',
        label: 'Minimum age',
        help: 'Age of the youngest person now, in years.',
        default: 18,
        min: 0,
        max: AGE_MAX,
        ofEntity: true,
      },
      maxAge: {
        kind: 'integer',
        label: 'Maximum age',
        help: 'Age of the oldest person now, in years.',
        default: 80,
        min: 0,
        max: AGE_MAX,
        ofEntity: true,
      },
    },
  },
} as const satisfies Record<string, Field>;
