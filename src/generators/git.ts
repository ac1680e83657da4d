import type { Faker } from '@faker-js/faker';
import type { git as fields } from '../catalogue/fields/git.ts';
import { commitDates } from '../schema/date-ranges.ts';
import { LOWER_HEX } from './characters.ts';
import type { EntriesOf } from './field-entry.ts';
import { hexSampler } from './hexadecimal.ts';
import { moments } from './moments.ts';
import { combinations, joinedValues, places } from './text-combinations.ts';
import { joinedLength } from './text-lengths.ts';

/** The lists of which a commit's message has a word each. */
function messageWords({ definitions: { hacker } }: Faker): readonly (readonly string[])[] {
  return [hacker.verb, hacker.adjective, hacker.noun];
}

/** The same of a branch's name: `hard drive` is `hard-drive`. */
function branchWords({ definitions: { hacker } }: Faker): readonly (readonly string[])[] {
  return [hacker.noun, hacker.verb].map((list) => list.map((words) => words.replace(' ', '-')));
}

export const git = {
  'git.commitMessage': {
    generate:
      ({ faker }) =>
      () =>
        faker.git.commitMessage(),
    values: ({ faker }) => joinedValues(messageWords(faker)),
    length: ({ faker }) => joinedLength(messageWords(faker)),
  },
  'git.branch': {
    generate:
      ({ faker }) =>
      () =>
        faker.git.branch(),
    values: ({ faker }) => joinedValues(branchWords(faker), '-'),
    length: ({ faker }) => joinedLength(branchWords(faker), '-'),
  },
  'git.commitSha': {
    generate: ({ stream, options: { length } }) => hexSampler(stream, length),
    // Rows of 24 and 25 digits stay as they are: they are counted too.
    values: ({ options: { length } }) =>
      combinations(places(LOWER_HEX, length), { fastest: 'last', unlimitedFrom: 2n ** 104n }),
    length: ({ options: { length } }) => length,
  },
  'git.commitDate': moments(commitDates),
} satisfies EntriesOf<typeof fields>;
