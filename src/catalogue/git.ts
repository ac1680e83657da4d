import { category } from './recipe.ts';

export const git = category({
  emoji: '🌿',
  title: 'Git',
  description: 'Commit messages, branch names and commit hashes.',
  fields: {
    'Commit Message': (fake) => fake.git.commitMessage(),
    Branch: (fake) => fake.git.branch(),
    'Commit SHA': (fake) => fake.git.commitSha(),
  },
});
