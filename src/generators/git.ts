import type { Faker } from '@faker-js/faker';
import type { git as fields } from '../catalogue/fields/git.ts';
import { commitDates } from '../schema/date-ranges.ts';
import { LOWER_HEX } from './characters.ts';
import { type EntriesOf, ofTexts } from './field-entry.ts';
import { hexSampler } from './hexadecimal.ts';
import { moments } from './moments.ts';
import { combinations, joinedValues, textPlaces } from './text-combinations.ts';
import { characterSets, phrases } from './text-facts.ts';

/** A commit message has one word from each of these lists. */
function messageWords({ definitions: { hacker } }: Faker): readonly (readonly string[])[] {
  return [hacker.verb, hacker.adjective, hacker.noun];
}

/**
 * A branch name has one entry from each of these lists, with a hyphen for the first space: `hard drive` is
 * `hard-drive`.
 */
function branchWords({ definitions: { hacker } }: Faker): readonly (readonly string[])[] {
  return [hacker.noun, hacker.verb].map((list) => list.map((words) => words.replace(' ', '-')));
}

export const git = {
  'git.commitMessage': {
    generate: (context) => () => context.faker.git.commitMessage(),
    values: ({ faker }) => joinedValues(messageWords(faker)),
    ...ofTexts(({ faker }) => phrases(messageWords(faker))),
  },
  'git.branch': {
    generate: (context) => () => context.faker.git.branch(),
    values: ({ faker }) => joinedValues(branchWords(faker), '-'),
    ...ofTexts(({ faker }) => phrases(branchWords(faker), '-')),
  },
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
