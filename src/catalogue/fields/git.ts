import { workingHours } from '../common-options.ts';
import { anyText, type Field, wholeText } from '../field.ts';

export const git = {
  'git.commitMessage': { label: 'Commit Message', ...anyText, entity: 'commit' },
  'git.branch': { label: 'Branch', ...anyText, entity: 'commit' },
  'git.commitSha': {
    label: 'Commit SHA',
    ...wholeText,
    options: {
      length: {
        kind: 'integer',
        label: 'Length',
        help: 'Number of digits: 40, or 7 or 8 for the short form.',
        more: 'In repositories with SHA-256, commits have 64 digits.',
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
        help: 'Up to this many days before now.',
        default: 1,
        min: 1,
        max: 36_500,
      },
      ...workingHours(true),
    },
  },
} as const satisfies Record<string, Field>;
