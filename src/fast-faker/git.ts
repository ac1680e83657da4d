import type { GitModule } from '@faker-js/faker';
import { compileText } from './characters.ts';
import { type CompileContext, type Compiled, withFallback } from './compile-context.ts';
import { pick } from './pick.ts';
import { phrase } from './sequence.ts';
import { LOWER_HEX } from './string.ts';

/** Words as parts of a branch's name: `hard drive` is `hard-drive`. */
function hyphenated(words: readonly string[] | null | undefined): string[] | undefined {
  return words?.map((word) => word.replace(' ', '-'));
}

export function compileGit(context: CompileContext): Compiled<GitModule> {
  const { faker, source } = context;
  const { hacker } = context.data;
  const hex = compileText(source, LOWER_HEX);
  const noun = pick(source, hyphenated(hacker?.noun));
  const verb = pick(source, hyphenated(hacker?.verb));
  return {
    branch: noun && verb && (() => `${noun()}-${verb()}`),
    commitMessage: phrase(
      pick(source, hacker?.verb),
      pick(source, hacker?.adjective),
      pick(source, hacker?.noun),
    ),
    commitSha: withFallback(() => hex(40), faker.git.commitSha),
  };
}
