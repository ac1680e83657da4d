import type { FieldId } from '../catalogue/fields.ts';
import { modules } from './documents/modules.ts';
import type { Generator } from './generator.ts';
import { lengths } from './lengths/fields.ts';
import type { FieldLength } from './lengths/lengths.ts';
import { structure } from './structure/structure.ts';
import { values } from './values/fields.ts';
import type { FieldValues } from './values/values.ts';

/** Some fields: how each is sampled, what makes it unique, and how long its values are. */
export interface Generators {
  readonly generators: Readonly<Partial<Record<FieldId, Generator>>>;
  readonly values: Readonly<Partial<Record<FieldId, FieldValues>>>;
  readonly lengths: Readonly<Partial<Record<FieldId, FieldLength>>>;
}

/** All of the catalogue, and no other. */
export const generators: Generators = {
  generators: { ...modules, ...structure } satisfies Record<FieldId, Generator>,
  values,
  lengths,
};
