import { firstNames } from './data/first-names.ts';
import { commonSurnames, rareSurnames } from './data/surnames.ts';
import { once } from './once.ts';
import { longestOf } from './text-lengths.ts';
import { unpackWeighted } from './weighted.ts';

export const firstNameLength = once(() =>
  longestOf([firstNames.female, firstNames.male].flatMap(({ names }) => names.split('|'))),
);

const surnameLength = once(() =>
  Math.max(longestOf(unpackWeighted(commonSurnames).texts), longestOf(rareSurnames.split('|'))),
);

/** The length of two surnames with a hyphen. */
export const lastNameLength = () => 2 * surnameLength() + 1;
