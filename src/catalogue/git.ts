import { category } from './category.ts';

export const git = category({
  fields: {
    'Commit Message': 'git.commitMessage',
    Branch: 'git.branch',
    'Commit SHA': 'git.commitSha',
  },
});
