import type { FieldId } from './fields.ts';

export interface Category {
  /** Label to field, in display order. */
  readonly fields: Readonly<Record<string, FieldId>>;
}

/** Checks a category's shape where it is written. */
export function category(definition: Category): Category {
  return definition;
}
