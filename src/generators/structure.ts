import type { structure as fields } from '../catalogue/fields/structure.ts';
import type { GeneratorsOf } from './generator.ts';
import { compilePattern } from './pattern.ts';

const DAY_MS = 86_400_000;

function dayOf(time: number): number {
  return Math.floor(time / DAY_MS);
}

export const structure = {
  number:
    ({ faker, options: { min, max } }) =>
    () =>
      faker.number.int({ min, max }),
  date: ({ faker, now, options: { from, to } }) => {
    const min = from === undefined ? dayOf(now) - 365 : dayOf(Date.parse(from));
    const max = to === undefined ? dayOf(now) : dayOf(Date.parse(to));
    return () => faker.number.int({ min, max }) * DAY_MS;
  },
  regex: ({ stream, options, refuse }) => {
    const pattern = compilePattern(options.pattern);
    return pattern.ok ? () => pattern.sample(stream) : refuse(pattern.problem);
  },
} satisfies GeneratorsOf<typeof fields>;
