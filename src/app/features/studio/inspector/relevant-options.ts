import { fields, isFieldId } from '../../../../catalogue/fields.ts';
import type { SetOptions } from '../schema/studio-schema.ts';

/** Whether a prefix, a suffix or a case makes sense. An object would be text with one, and a reference would match no row. */
export function canHaveText(field: string): boolean {
  return isFieldId(field) && fields[field].type !== 'json' && field !== 'reference';
}

/** Whether an option of dates has an effect beside the others, or is set. All other options are relevant. */
export function isRelevant(options: SetOptions, option: string): boolean {
  if (options[option] !== undefined) return true;
  const isRelative = options.after !== undefined || options.before !== undefined;
  // A date that follows or precedes another column has no bins.
  return option !== (isRelative ? 'bins' : 'within');
}
