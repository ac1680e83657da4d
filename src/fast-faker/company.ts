import type { CompanyModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { pick } from './pick.ts';
import { phrase } from './sequence.ts';

export function compileCompany(context: CompileContext): Compiled<CompanyModule> {
  const { source } = context;
  const { company } = context.data;
  return {
    buzzPhrase: phrase(
      pick(source, company?.buzz_verb),
      pick(source, company?.buzz_adjective),
      pick(source, company?.buzz_noun),
    ),
  };
}
