import type { Names } from '../locales/locale.ts';
import { oncePer } from './once.ts';
import { chained, factsOf } from './text-facts.ts';
import { unpackWeighted } from './weighted.ts';

export const firstNames = oncePer(({ first: { female, male } }: Names) =>
  factsOf([female, male].flatMap(({ names }) => names.split('|'))),
);

/** One surname, or two with a hyphen. */
export const lastNames = oncePer(({ last: { common, rare } }: Names) => {
  const surnames = factsOf([...unpackWeighted(common).texts, ...rare.split('|')]);
  return chained(2, surnames, '-');
});
