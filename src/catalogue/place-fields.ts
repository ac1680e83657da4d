import type { Field } from './field.ts';
import { fields, isFieldId } from './fields.ts';

/** Whether a text names a field whose values belong to the row’s place. A country may be that of the place or any other. */
export function isOfPlace(id: string): boolean {
  const field: Field | undefined = isFieldId(id) ? fields[id] : undefined;
  return field?.entity === 'place';
}
