import type { HackerModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { pick } from './pick.ts';
import { templates } from './template.ts';

export function compileHacker(context: CompileContext): Compiled<HackerModule> {
  const { source } = context;
  const { hacker } = context.data;
  return {
    abbreviation: pick(source, hacker?.abbreviation),
    adjective: pick(source, hacker?.adjective),
    ingverb: pick(source, hacker?.ingverb),
    noun: pick(source, hacker?.noun),
    phrase: templates(context, hacker?.phrase),
    verb: pick(source, hacker?.verb),
  };
}
