import type { CompanyModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { pick } from './pick.ts';
import { phrase } from './sequence.ts';
import { templates } from './template.ts';

export function compileCompany(context: CompileContext): Compiled<CompanyModule> {
  const { source } = context;
  const { company } = context.data;
  return {
    name: templates(context, company?.name_pattern),
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
