import type { FieldId } from '../catalogue/fields.ts';
import type { Generator } from './generator.ts';
import { modules } from './modules.ts';
import { structure } from './structure/structure.ts';

/** How each field is sampled: one for every field of the catalogue, and no other. */
export const generators: Readonly<Record<FieldId, Generator>> = {
  ...modules,
  ...structure,
} satisfies Record<FieldId, Generator>;
