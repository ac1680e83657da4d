import { workingHours } from '../common-options.ts';
import type { Field } from '../field.ts';

export const git = {
  'git.commitMessage': { label: 'Commit Message', type: 'text' },
  'git.branch': { label: 'Branch', type: 'text' },
  'git.commitSha': {
    label: 'Commit SHA',
    type: 'text',
    whenTooLong: 'refused',
    options: {
      length: {
        kind: 'integer',
        label: 'Length',
        help: 'The number of digits: 40, 64 if Git uses SHA-256, 7 or 8 for the short form.',
        default: 40,
        min: 1,
        max: 64,
      },
    },
  },
  'git.commitDate': {
    label: 'Commit Date',
    type: 'timestamp',
    options: {
      days: {
        kind: 'integer',
        label: 'Days',
        help: 'How many days before now at most.',
        default: 1,
        min: 1,
        max: 36_500,
      },
      ...workingHours(true),
    },
  },
} as const satisfies Record<string, Field>;
