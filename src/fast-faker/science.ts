import type { ScienceModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { pick } from './pick.ts';

export function compileScience({ source, data: { science } }: CompileContext): Compiled<ScienceModule> {
  return { chemicalElement: pick(source, science?.chemical_element), unit: pick(source, science?.unit) };
}
