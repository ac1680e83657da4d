import type { CompanyModule } from '@faker-js/faker';
import type { Compiled, Kit } from './kit.ts';
import { pick } from './pick.ts';
import { phrase } from './sequence.ts';
import { templates } from './template.ts';

export function compileCompany(kit: Kit): Compiled<CompanyModule> {
  const { source } = kit;
  const { company } = kit.data;
  return {
    name: templates(kit, company?.name_pattern),
    catchPhrase: phrase(
      pick(source, company?.adjective),
      pick(source, company?.descriptor),
      pick(source, company?.noun),
    ),
    buzzPhrase: phrase(
      pick(source, company?.buzz_verb),
      pick(source, company?.buzz_adjective),
      pick(source, company?.buzz_noun),
    ),
  };
}
