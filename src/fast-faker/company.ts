import type { CompanyModule } from '@faker-js/faker';
import type { Compiled, Kit } from './kit.ts';
import { pick } from './pick.ts';
import { phrase } from './sequence.ts';
import { templates } from './template.ts';

export function compileCompany(kit: Kit): Compiled<CompanyModule> {
  const { source } = kit;
  const { company } = kit.data;
  const catchPhraseAdjective = pick(source, company?.adjective);
  const catchPhraseDescriptor = pick(source, company?.descriptor);
  const catchPhraseNoun = pick(source, company?.noun);
  const buzzVerb = pick(source, company?.buzz_verb);
  const buzzAdjective = pick(source, company?.buzz_adjective);
  const buzzNoun = pick(source, company?.buzz_noun);
  return {
    name: templates(kit, company?.name_pattern),
    catchPhrase: phrase(catchPhraseAdjective, catchPhraseDescriptor, catchPhraseNoun),
    catchPhraseAdjective,
    catchPhraseDescriptor,
    catchPhraseNoun,
    buzzPhrase: phrase(buzzVerb, buzzAdjective, buzzNoun),
    buzzVerb,
    buzzAdjective,
    buzzNoun,
  };
}
