import { commonOptions } from '../../../catalogue/common-options.ts';
import { type FieldId, fields, isFieldId } from '../../../catalogue/fields.ts';
import { optionInfosOf } from '../schema/kept-options.ts';
import type { SetOptions } from '../schema/studio-schema.ts';

/** Whether an option is a prefix, a suffix or a case, which most fields have. */
export function isCommon(option: string): boolean {
  return Object.hasOwn(commonOptions, option);
}

/** Whether a field has options of its own. */
export function hasOptions(field: FieldId): boolean {
  return Object.keys(optionInfosOf(field)).some((option) => !isCommon(option));
}

/** Whether a prefix, a suffix or a case makes sense. An object would be text with one, and a reference would match no row. */
export function canHaveText(field: string): boolean {
  return isFieldId(field) && fields[field].type !== 'json' && field !== 'reference';
}

/** Without an effect on a date that follows or precedes another column. */
const OF_RANGES: ReadonlySet<string> = new Set(['distribution', 'bins']);

/** Whether an option of dates has an effect beside the others, or is set. All other options are relevant. */
export function isRelevant(options: SetOptions, option: string): boolean {
  if (options[option] !== undefined) return true;
  const isRelative = options.after !== undefined || options.before !== undefined;
  return isRelative ? !OF_RANGES.has(option) : option !== 'within';
}
