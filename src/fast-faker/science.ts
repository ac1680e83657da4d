import type { ScienceModule } from '@faker-js/faker';
import type { Compiled, Kit } from './kit.ts';
import { pick } from './pick.ts';

export function compileScience({ source, data: { science } }: Kit): Compiled<ScienceModule> {
  return { chemicalElement: pick(source, science?.chemical_element), unit: pick(source, science?.unit) };
}
