import type { Json } from '../../catalogue/field.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import type { NumberPart } from '../samples/number-parts.ts';
import type { TableDraft } from './draft.ts';

type Options = Readonly<Record<string, Json>>;
type Case = { readonly field: FieldId; readonly options?: Options };

/**
 * Gives numbers the frequencies that the rows of a sample have in parts of their range, where equal parts do not describe them, and gives
 * codes those of their forms.
 */
export function keepSampledParts({ columns }: TableDraft): void {
  for (const column of columns) {
    const { choice, context } = column;
    const { parts = [], forms = [], pattern } = context.column.sample ?? {};
    if (choice.evidence !== 'sample' || context.key !== undefined) continue;
    const { field, options = {} } = choice;
    if (field === 'number' && parts.length > 1) {
      column.choice = { ...choice, ...caseOfParts(parts, options.decimals) };
    } else if (field === 'regex' && options.pattern === pattern && forms.length > 1) {
      const codes = forms.map((form) => ({
        count: form.count,
        field: 'regex' as const,
        options: { pattern: form.pattern },
      }));
      column.choice = { ...choice, field: 'cases', options: casesOf(codes) };
    }
  }
}

/** The field of numbers of some parts. */
export function caseOfParts(parts: readonly NumberPart[], decimals: Json | undefined): Required<Case> {
  const [only, ...others] = parts.map((part) => ({ count: part.count, ...fieldOf(part, decimals) }));
  if (only && others.length === 0) return { field: only.field, options: only.options };
  return { field: 'cases', options: casesOf(only ? [only, ...others] : []) };
}

/** Cases that are as frequent as in a sample. */
export function casesOf(parts: readonly (Case & { readonly count: number })[]): Options {
  let left = parts.reduce((sum, { count }) => sum + count, 0);
  const cases = parts.map(({ count, ...inner }) => {
    const share = Number((count / left).toFixed(4));
    left -= count;
    return { when: `random() < ${share}`, ...inner };
  });
  const { when: _, ...last } = cases.at(-1) ?? { when: '' };
  return { cases: cases.slice(0, -1), else: last };
}

function fieldOf({ min, max, bins }: NumberPart, decimals: Json | undefined): Required<Case> {
  if (min === max) return { field: 'constant', options: { value: min } };
  const spread = bins ? { distribution: 'histogram', bins } : {};
  return {
    field: 'number',
    options: { min, max, ...(decimals === undefined ? {} : { decimals }), ...spread },
  };
}
