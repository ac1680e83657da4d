import { isFieldId } from '../../../catalogue/fields.ts';
import type { LocatedProblem } from './problems.ts';
import { optionInfosOf } from './schema/kept-options.ts';

/** Parts with a label of their own. */
const LABELS: Readonly<Record<string, string>> = {
  nulls: 'Nulls',
  maxLength: 'Maximum length',
  type: 'SQL type',
  rows: 'Number of rows',
  seed: 'Seed',
  now: 'Now',
};

/**
 * A problem's message away from its control, where “This must be a date” needs the control's label: “From must be a date”.
 *
 * @param field of the problem's column
 */
export function messageAlone({ at, message }: LocatedProblem, field = ''): string {
  const [part, option] = at;
  const infos = isFieldId(field) ? optionInfosOf(field) : {};
  const label = part === 'options' ? infos[String(option)]?.label : LABELS[String(part)];
  return label ? message.replace(/^This (?=must )/, `${label} `) : message;
}
