import type { git as fields } from '../catalogue/fields/git.ts';
import type { GeneratorsOf } from './generator.ts';
import { hexSampler } from './hexadecimal.ts';

export const git = {
  'git.commitMessage':
    ({ faker }) =>
    () =>
      faker.git.commitMessage(),
  'git.branch':
    ({ faker }) =>
    () =>
      faker.git.branch(),
  'git.commitSha': ({ stream }) => hexSampler(stream, 40),
} satisfies Partial<GeneratorsOf<typeof fields>>;
