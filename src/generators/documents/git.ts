import type { git as fields } from '../../catalogue/fields/git.ts';
import { DAY_MS, SECOND_MS } from '../calendar.ts';
import type { GeneratorsOf } from '../generator.ts';
import { git as byDefault } from '../git.ts';
import { hexSampler } from '../hexadecimal.ts';
import type { Moments, MomentsContext } from '../moments.ts';
import { sampledAtWork } from './working-moments.ts';

/** Git's own dates are whole seconds. */
export function commitDates({ now, options: { days } }: MomentsContext<{ readonly days: number }>): Moments {
  return {
    first: Math.ceil((now - days * DAY_MS) / SECOND_MS),
    last: Math.floor(now / SECOND_MS) - 1,
    unitMs: SECOND_MS,
  };
}

export const git = {
  ...byDefault,
  'git.commitSha': ({ stream, options: { length } }) => hexSampler(stream, length),
  'git.commitDate': sampledAtWork(commitDates),
} satisfies GeneratorsOf<typeof fields>;
