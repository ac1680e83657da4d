import type { git as fields } from '../catalogue/fields/git.ts';
import { commitDates } from '../schema/date-ranges.ts';
import { LOWER_HEX } from './characters.ts';
import { allWork } from './entities/commit.ts';
import { type EntriesOf, ofTexts, part } from './field-entry.ts';
import { hexSampler } from './hexadecimal.ts';
import { moments } from './moments.ts';
import { combinations, textPlaces } from './text-combinations.ts';
import { characterSets } from './text-facts.ts';

export const git = {
  'git.commitMessage': part('commit', 'message', {
    values: 'entry',
    ...ofTexts(() => allWork().map(({ message }) => message)),
  }),
  'git.branch': part('commit', 'branch', {
    values: 'entry',
    ...ofTexts(() => allWork().map(({ branch }) => branch)),
  }),
  'git.commitSha': {
    generate: ({ stream, options: { length } }) => hexSampler(stream, length),
    // The limit of 2^104 keeps texts of 24 and 25 digits counted, so that their existing values do not change.
    values: ({ options: { length } }) =>
      combinations(textPlaces(LOWER_HEX, length), { fastest: 'last', unlimitedFrom: 2n ** 104n }),
    length: ({ options: { length } }) => length,
    characters: characterSets.hex,
  },
  'git.commitDate': moments(commitDates),
} satisfies EntriesOf<typeof fields>;
