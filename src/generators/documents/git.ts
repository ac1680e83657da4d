import type { git as fields } from '../../catalogue/fields/git.ts';
import { commitDates } from '../../schema/date-ranges.ts';
import type { GeneratorsOf } from '../generator.ts';
import { git as byDefault } from '../git.ts';
import { hexSampler } from '../hexadecimal.ts';
import { sampledAtWork } from './working-moments.ts';

export const git = {
  ...byDefault,
  'git.commitSha': ({ stream, options: { length } }) => hexSampler(stream, length),
  'git.commitDate': sampledAtWork(commitDates),
} satisfies GeneratorsOf<typeof fields>;
