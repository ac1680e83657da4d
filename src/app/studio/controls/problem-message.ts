import { isFieldId } from '../../../catalogue/fields.ts';
import { optionInfosOf } from '../schema/kept-options.ts';
import type { LocatedProblem } from '../schema/problems.ts';

/** The label of the control that a problem of a column is beside: its message says only what is wrong there. */
export function labelAt(
  field: string,
  { at: [part, option, index, inner] }: LocatedProblem,
): string | undefined {
  if (part === 'nulls') return 'Nulls';
  if (part === 'locale') return 'Locale';
  // An option of a nested column has a control of its own.
  if (part !== 'options' || !isFieldId(field) || typeof (inner ?? index) === 'string') return undefined;
  return Object.entries(optionInfosOf(field)).find(([name]) => name === option)?.[1].label;
}

/** A problem's message away from its control: “This must be a date” is “From must be a date”. */
export function messageAlone(field: string, problem: LocatedProblem): string {
  return problem.message.replace(/^This (?=must )/, `${labelAt(field, problem) ?? 'This'} `);
}
