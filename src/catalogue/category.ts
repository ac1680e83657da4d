import type { FieldId } from './fields.ts';

export interface Category {
  readonly emoji: string;
  readonly title: string;
  /** One sentence for the card. */
  readonly description: string;
  /** Label to field, in display order. */
  readonly fields: Readonly<Record<string, FieldId>>;
}

/** Checks a category's shape where it is written. */
export function category(definition: Category): Category {
  return definition;
}
