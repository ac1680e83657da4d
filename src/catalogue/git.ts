import { category } from './category.ts';

export const git = category({
  emoji: '🌿',
  title: 'Git',
  description: 'Commit messages, branch names and commit hashes.',
  fields: {
    'Commit Message': 'git.commitMessage',
    Branch: 'git.branch',
    'Commit SHA': 'git.commitSha',
  },
});
