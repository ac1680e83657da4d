import type { Field } from '../field.ts';

export const git = {
  'git.commitMessage': { label: 'Commit Message', type: 'text' },
  'git.branch': { label: 'Branch', type: 'text' },
  'git.commitSha': { label: 'Commit SHA', type: 'text' },
} as const satisfies Record<string, Field>;
