import type { HackerModule } from '@faker-js/faker';
import type { Compiled, Kit } from './kit.ts';
import { pick } from './pick.ts';
import { templates } from './template.ts';

export function compileHacker(kit: Kit): Compiled<HackerModule> {
  const { source } = kit;
  const { hacker } = kit.data;
  return {
    abbreviation: pick(source, hacker?.abbreviation),
    adjective: pick(source, hacker?.adjective),
    ingverb: pick(source, hacker?.ingverb),
    noun: pick(source, hacker?.noun),
    phrase: templates(kit, hacker?.phrase),
    verb: pick(source, hacker?.verb),
  };
}
