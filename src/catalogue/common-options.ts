import type { OptionInfo } from './field.ts';

/** Options of every field: each makes the value text. */
export const commonOptions = {
  prefix: { kind: 'text', label: 'Prefix', help: 'Stands before each value.', maxLength: 1000 },
  suffix: { kind: 'text', label: 'Suffix', help: 'Stands after each value.', maxLength: 1000 },
  case: {
    kind: 'choice',
    label: 'Case',
    help: 'How letters are written.',
    choices: ['upper', 'lower', 'title'],
  },
} as const satisfies Record<string, OptionInfo>;
