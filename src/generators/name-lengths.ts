import { firstNames } from './data/first-names.ts';
import { commonSurnames, rareSurnames } from './data/surnames.ts';
import { once } from './once.ts';
import { longestOf } from './text-lengths.ts';
import { unpackWeighted } from './weighted.ts';

export const firstNameTexts = () =>
  [firstNames.female, firstNames.male].flatMap(({ names }) => names.split('|'));
export const surnameTexts = () => [...unpackWeighted(commonSurnames).texts, ...rareSurnames.split('|')];

export const firstNameLength = once(() => longestOf(firstNameTexts()));

const surnameLength = once(() => longestOf(surnameTexts()));

/** The length of two surnames with a hyphen. */
export const lastNameLength = () => 2 * surnameLength() + 1;
