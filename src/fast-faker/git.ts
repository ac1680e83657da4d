import type { GitModule } from '@faker-js/faker';
import { characters } from './characters.ts';
import { type Compiled, type Kit, orElse } from './kit.ts';
import { pick } from './pick.ts';
import { phrase } from './sequence.ts';
import { LOWER_HEX } from './string.ts';

/** Words as they stand in a branch's name: `hard drive` is `hard-drive`. */
function dashed(words: readonly string[] | null | undefined): string[] | undefined {
  return words?.map((word) => word.replace(' ', '-'));
}

export function compileGit(kit: Kit): Compiled<GitModule> {
  const { faker, source } = kit;
  const { hacker } = kit.data;
  const hex = characters(source, LOWER_HEX);
  const noun = pick(source, dashed(hacker?.noun));
  const verb = pick(source, dashed(hacker?.verb));
  return {
    branch: noun && verb && (() => `${noun()}-${verb()}`),
    commitMessage: phrase(
      pick(source, hacker?.verb),
      pick(source, hacker?.adjective),
      pick(source, hacker?.noun),
    ),
    commitSha: orElse(() => hex(40), faker.git.commitSha),
  };
}
