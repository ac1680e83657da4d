import { charactersOf, eitherOf } from '../expression/character-set.ts';
import type { LargeTables } from './large-tables.ts';
import { loaded } from './loaded.ts';
import { longestOf, type TextFacts } from './text-facts.ts';

/** The facts about all job titles. Making all 3,000 of them would take a tenth of the time to a file's first rows. */
export function jobTitles(tables: LargeTables): TextFacts {
  const { longest, parts } = loaded(tables, 'jobs').titles();
  return {
    length: () => longestOf(longest()),
    characters() {
      const ofParts = charactersOf(parts());
      return { ...eitherOf([ofParts, charactersOf([' '])]), outerSpaces: ofParts.outerSpaces };
    },
  };
}
