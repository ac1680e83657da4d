import type { git as fields } from '../../catalogue/fields/git.ts';
import { commitDates } from '../../schema/date-ranges.ts';
import { countedMoments } from './moments.ts';
import { characters, entriesOf, texts } from './texts.ts';
import type { ValuesOf } from './values.ts';

export const git = {
  'git.commitMessage': ({ faker }) => {
    const { verb, adjective, noun } = faker.definitions.hacker;
    return texts([entriesOf(verb), ' ', entriesOf(adjective), ' ', entriesOf(noun)]);
  },
  'git.branch': ({ faker }) => {
    const { noun, verb } = faker.definitions.hacker;
    return texts([entriesOf(noun.map(hyphenated)), '-', entriesOf(verb.map(hyphenated))]);
  },
  'git.commitSha': ({ options: { length } }) => texts(characters('0123456789abcdef', length)),
  'git.commitDate': countedMoments(commitDates),
} satisfies ValuesOf<typeof fields>;

/** As a part of a branch's name: `hard drive` is `hard-drive`. */
function hyphenated(words: string): string {
  return words.replace(' ', '-');
}
