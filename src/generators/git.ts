import type { git as fields } from '../catalogue/fields/git.ts';
import type { GeneratorsOf } from './generator.ts';

export const git = {
  'git.commitMessage':
    ({ faker }) =>
    () =>
      faker.git.commitMessage(),
  'git.branch':
    ({ faker }) =>
    () =>
      faker.git.branch(),
  'git.commitSha':
    ({ faker }) =>
    () =>
      faker.git.commitSha(),
} satisfies Partial<GeneratorsOf<typeof fields>>;
