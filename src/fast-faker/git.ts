import type { GitModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { pick } from './pick.ts';
import { phrase } from './sequence.ts';

/** Makes words usable in a branch's name: `hard drive` becomes `hard-drive`. */
function hyphenated(words: readonly string[] | null | undefined): string[] | undefined {
  return words?.map((word) => word.replace(' ', '-'));
}

export function compileGit({ source, data }: CompileContext): Compiled<GitModule> {
  const { hacker } = data;
  const noun = pick(source, hyphenated(hacker?.noun));
  const verb = pick(source, hyphenated(hacker?.verb));
  return {
    branch: noun && verb && (() => `${noun()}-${verb()}`),
    commitMessage: phrase(
      pick(source, hacker?.verb),
      pick(source, hacker?.adjective),
      pick(source, hacker?.noun),
    ),
  };
}
