import type { Json } from '../../catalogue/field.ts';
import type { NumberPart } from '../samples/number-parts.ts';
import type { TableDraft } from './draft.ts';

/** Gives numbers the frequencies that the rows of a sample have in parts of their range, where equal parts do not describe them. */
export function keepSampledParts({ columns }: TableDraft): void {
  for (const column of columns) {
    const { choice, context } = column;
    const { parts = [] } = context.column.sample ?? {};
    const isFree = choice.field === 'number' && choice.evidence === 'sample' && context.key === undefined;
    if (!isFree || parts.length < 2) continue;
    column.choice = { ...choice, field: 'cases', options: casesOf(parts, choice.options?.decimals) };
  }
}

/** Cases that are as frequent as the parts. */
function casesOf(parts: readonly NumberPart[], decimals: Json | undefined): Readonly<Record<string, Json>> {
  let left = parts.reduce((sum, { count }) => sum + count, 0);
  const cases = parts.map((part) => {
    const share = Number((part.count / left).toFixed(4));
    left -= part.count;
    return { when: `random() < ${share}`, ...fieldOf(part, decimals) };
  });
  const { when: _, ...last } = cases.at(-1) ?? { when: '' };
  return { cases: cases.slice(0, -1), else: last };
}

function fieldOf(
  { min, max, bins }: NumberPart,
  decimals: Json | undefined,
): { readonly [key: string]: Json } {
  if (min === max) return { field: 'constant', options: { value: min } };
  const spread = bins ? { distribution: 'histogram', bins } : {};
  return {
    field: 'number',
    options: { min, max, ...(decimals === undefined ? {} : { decimals }), ...spread },
  };
}
