import type { git as fields } from '../catalogue/fields/git.ts';
import { inUnits } from './counted/moments.ts';
import { characters, entriesOf, texts } from './counted/texts.ts';
import type { GeneratorsOf } from './generator.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

const SHA_LENGTH = 40;

export const git = {
  'git.commitMessage': ({ faker }) => {
    const { verb, adjective, noun } = faker.definitions.hacker;
    return {
      sample: () => faker.git.commitMessage(),
      values: texts([entriesOf(verb), ' ', entriesOf(adjective), ' ', entriesOf(noun)]),
    };
  },
  'git.branch': ({ faker }) => {
    const { noun, verb } = faker.definitions.hacker;
    return {
      sample: () => faker.git.branch(),
      values: texts([entriesOf(noun.map(hyphenated)), '-', entriesOf(verb.map(hyphenated))]),
    };
  },
  'git.commitSha': ({ faker, options: { length } }) => ({
    sample: length === SHA_LENGTH ? () => faker.git.commitSha() : () => faker.git.commitSha({ length }),
    values: texts(characters('0123456789abcdef', length)),
  }),
  // Git's own dates are whole seconds.
  'git.commitDate': ({ faker, now, options: { days } }) =>
    inUnits(faker, Math.ceil((now - days * DAY_MS) / SECOND_MS), Math.floor(now / SECOND_MS) - 1, SECOND_MS),
} satisfies GeneratorsOf<typeof fields>;

/** As a part of a branch's name: `hard drive` is `hard-drive`. */
function hyphenated(words: string): string {
  return words.replace(' ', '-');
}
