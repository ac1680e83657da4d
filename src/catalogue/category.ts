import type { FieldId } from './fields.ts';

export interface Category {
  /** Label to field, in display order. */
  readonly fields: Readonly<Record<string, FieldId>>;
}
