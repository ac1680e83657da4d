import type { Json } from '../../catalogue/field.ts';
import type { FieldId } from '../../catalogue/fields.ts';

type Options = Readonly<Record<string, Json>>;
export type Case = { readonly field: FieldId; readonly options?: Options };

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
