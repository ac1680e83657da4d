import type { FieldId } from './fields.ts';

export interface Category {
  /** Label to field, in display order. */
  readonly fields: Readonly<Record<string, FieldId>>;
  /** Options of its fields that differ from the defaults. */
  readonly options?: Readonly<Partial<Record<FieldId, Readonly<Record<string, string | number | boolean>>>>>;
}
