import { uncountable } from './distinct-values.ts';

export const randomWordsRepeat = uncountable(
  'Random words repeat now and then. Make a template of this and a sequence.',
);

export interface WordOptions {
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /** Which words to take if no word has an allowed length, as faker defines it. */
  readonly strategy: 'any-length' | 'closest' | 'shortest' | 'longest';
}

/** The words of a list that the options allow, by faker's rules. Empty only if the list is empty. */
export function allowedWords(list: readonly string[], options: WordOptions): readonly string[] {
  const { minLength, maxLength, strategy } = options;
  const isBounded = minLength !== undefined || maxLength !== undefined;
  const fitting = isBounded ? fittingWords(list, options) : [];
  if (fitting.length > 0) return fitting;
  switch (strategy) {
    case 'shortest':
      return least(list, (word) => word.length);
    case 'longest':
      return least(list, (word) => -word.length);
    case 'closest':
      return isBounded
        ? least(list, ({ length }) => Math.max((minLength ?? 0) - length, length - (maxLength ?? length)))
        : list;
    case 'any-length':
      return list;
  }
}

/** The words with a length that the options allow. */
export function fittingWords(
  list: readonly string[],
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: WordOptions,
): readonly string[] {
  return list.filter(({ length }) => length >= minLength && length <= maxLength);
}

function least(list: readonly string[], measure: (word: string) => number): readonly string[] {
  const measures = list.map(measure);
  const lowest = measures.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  return list.filter((_, i) => measures[i] === lowest);
}
