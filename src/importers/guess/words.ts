import { abbreviations } from '../../catalogue/field-words.ts';

/** The words of a name in lower case: the same for `unitPrice`, `unit_price` and `Unit price`. */
export function wordsOf(name: string): readonly string[] {
  const apart = name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2');
  return apart.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
}

/** The words of a name with abbreviations written out: `cust_nm` becomes `customer`, `name`. */
export function fullWordsOf(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => (Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? []) : [word]));
}

const PLURAL_ENDS = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
] as const;

/** A word, and its possible singular forms. */
export function singulars(word: string): readonly string[] {
  if (word === 'people') return [word, 'person'];
  const singular = PLURAL_ENDS.flatMap(([end, put]) =>
    word.endsWith(end) ? [word.slice(0, word.length - end.length) + put] : [],
  );
  return [word, ...singular];
}
