import type { Field } from '../field.ts';

export const git = {
  'git.commitMessage': { type: 'text' },
  'git.branch': { type: 'text' },
  'git.commitSha': { type: 'text' },
} as const satisfies Record<string, Field>;
