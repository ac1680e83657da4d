import { firstNames as packedFirstNames } from './data/first-names.ts';
import { commonSurnames, rareSurnames } from './data/surnames.ts';
import { once } from './once.ts';
import { chained, factsOf } from './text-facts.ts';
import { unpackWeighted } from './weighted.ts';

export const firstNames = once(() =>
  factsOf([packedFirstNames.female, packedFirstNames.male].flatMap(({ names }) => names.split('|'))),
);
/** One surname, or two with a hyphen. */
export const lastNames = once(() => {
  const surnames = factsOf([...unpackWeighted(commonSurnames).texts, ...rareSurnames.split('|')]);
  return chained(2, surnames, '-');
});
