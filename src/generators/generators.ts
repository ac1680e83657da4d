import type { FieldId } from '../catalogue/fields.ts';
import { modules } from './documents/modules.ts';
import type { Generator } from './generator.ts';
import { structure } from './structure/structure.ts';
import { values } from './values/fields.ts';
import type { FieldValues } from './values/values.ts';

/** Some fields: how each is sampled, and what makes it unique. */
export interface Generators {
  readonly generators: Readonly<Partial<Record<FieldId, Generator>>>;
  readonly values: Readonly<Partial<Record<FieldId, FieldValues>>>;
}

/** All of the catalogue, and no other. */
export const generators: Generators = {
  generators: { ...modules, ...structure } satisfies Record<FieldId, Generator>,
  values,
};
