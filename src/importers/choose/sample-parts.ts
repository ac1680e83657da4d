import type { Json } from '../../catalogue/field.ts';
import type { DatePart } from '../samples/date-parts.ts';
import type { NumberPart } from '../samples/number-parts.ts';
import { withDays } from './by-sample.ts';
import { type Case, casesOf } from './cases-of.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { reads } from './written-dates.ts';

type Options = Readonly<Record<string, Json>>;

/**
 * Gives numbers the frequencies that the rows of a sample have in parts of their range, where equal parts do not describe them, and gives
 * codes those of their forms.
 */
export function keepSampledParts({ columns }: TableDraft): void {
  for (const column of columns) {
    const { choice, context } = column;
    const { parts = [], days = [], forms = [], pattern } = context.column.sample ?? {};
    if (choice.evidence !== 'sample' || context.key !== undefined) continue;
    const { field, options = {} } = choice;
    if (field === 'number' && parts.length > 1) {
      column.choice = { ...choice, ...caseOfParts(parts) };
    } else if (field === 'date' && days.length > 0 && !isRelated(columns, column)) {
      const dates = days.map((part) => ({ count: part.count, ...dateOf(part, options) }));
      const [only] = dates;
      column.choice =
        dates.length === 1 && only
          ? { ...choice, options: only.options }
          : { ...choice, field: 'cases', options: casesOf(dates) };
    } else if (
      field === 'regex' &&
      pattern !== undefined &&
      options.pattern === withDays(pattern) &&
      forms.length > 1
    ) {
      const codes = forms.map((form) => ({
        count: form.count,
        field: 'regex' as const,
        options: { pattern: withDays(form.pattern) },
      }));
      column.choice = { ...choice, field: 'cases', options: casesOf(codes) };
    }
  }
}

/** The field of numbers of some parts. */
export function caseOfParts(parts: readonly NumberPart[]): Required<Case> {
  const [only, ...others] = parts.map((part) => ({ count: part.count, ...fieldOf(part) }));
  if (only && others.length === 0) return { field: only.field, options: only.options };
  return { field: 'cases', options: casesOf(only ? [only, ...others] : []) };
}

/** Whether dates depend on another column, or another column on them. */
const isRelated = (columns: readonly ColumnDraft[], { choice: { options = {} }, context }: ColumnDraft) =>
  ['after', 'before'].some((name) => options[name] !== undefined) ||
  columns.some(
    ({ choice: other }) =>
      reads(other, context.column.name) || String(other.options?.expression).includes(context.column.name),
  );

function dateOf(
  { min, max, bins, areWorkingDays, isWeekly }: DatePart,
  { format }: Options,
): { readonly field: 'date'; readonly options: Options } {
  const spread = bins ? { distribution: 'histogram', bins } : {};
  const days = areWorkingDays ? { workingHours: true } : isWeekly ? { step: 'P7D' } : {};
  return { field: 'date', options: { from: min, to: max, ...days, ...spread, ...(format && { format }) } };
}

function fieldOf({ min, max, decimals, step, bins }: NumberPart): Required<Case> {
  if (min === max) return { field: 'constant', options: { value: min } };
  const spread = bins ? { distribution: 'histogram', bins } : {};
  const steps = step === undefined ? {} : { step };
  return { field: 'number', options: { min, max, ...(decimals > 0 && { decimals }), ...steps, ...spread } };
}
