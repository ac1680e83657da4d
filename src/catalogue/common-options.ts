import type { OptionInfo } from './field.ts';

/** Options of fields that hold moments. */
export const workingHours = (isDefault: boolean) =>
  ({
    workingHours: {
      kind: 'boolean',
      label: 'Working hours',
      help: 'Monday to Friday, 9:00 to before 17:00 UTC, where the range has any such time.',
      default: isDefault,
    },
  }) as const satisfies Record<string, OptionInfo>;

/** Options of every field: each makes the value text. */
export const commonOptions = {
  prefix: { kind: 'text', label: 'Prefix', help: 'Stands before each value.', maxLength: 1000 },
  suffix: { kind: 'text', label: 'Suffix', help: 'Stands after each value.', maxLength: 1000 },
  case: {
    kind: 'choice',
    label: 'Case',
    help: 'How letters are written.',
    choices: ['upper', 'lower', 'title'],
    labels: { upper: 'UPPER CASE', lower: 'lower case', title: 'Title Case' },
  },
} as const satisfies Record<string, OptionInfo>;
