import type { Category } from './category.ts';

export const git: Category = {
  fields: {
    'Commit Message': 'git.commitMessage',
    Branch: 'git.branch',
    'Commit SHA': 'git.commitSha',
  },
};
