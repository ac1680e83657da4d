import type { OptionInfo } from './field.ts';

/** Options of fields that hold moments. */
export const workingHours = (isDefault: boolean) =>
  ({
    workingHours: {
      kind: 'boolean',
      label: 'Working hours',
      help: 'Only Monday to Friday, 9:00 to 17:00 UTC.',
      more: 'If the range contains no working hours, any time can occur.',
      default: isDefault,
    },
  }) as const satisfies Record<string, OptionInfo>;

/** Options of every field: each makes the value text. */
export const commonOptions = {
  prefix: {
    kind: 'text',
    label: 'Prefix',
    help: 'Text before each value.',
    more: 'The value becomes text.',
    maxLength: 1000,
  },
  suffix: {
    kind: 'text',
    label: 'Suffix',
    help: 'Text after each value.',
    more: 'The value becomes text.',
    maxLength: 1000,
  },
  case: {
    kind: 'choice',
    label: 'Case',
    help: 'Changes the case of letters.',
    choices: ['upper', 'lower', 'title'],
    labels: { upper: 'UPPER CASE', lower: 'lower case', title: 'Title Case' },
    empty: 'Unchanged',
  },
} as const satisfies Record<string, OptionInfo>;
