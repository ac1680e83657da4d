import { complement, stableCharacters } from './character-ranges.ts';

/** Below U+0180, all characters are stable. */
const NEEDS_TABLE = /[^\0-\u017f]/;
const escaped = (code: number) => `\\u{${code.toString(16)}}`;
const UNSTABLE = new RegExp(
  `[${complement(stableCharacters)
    .map(({ from, to }) => `${escaped(from)}-${escaped(to)}`)
    .join('')}]+`,
  'gu',
);

/**
 * Changes a text with what the engine knows of Unicode. Characters that newer engines know and older ones do not remain as
 * they are, so that the result is the same in all of them.
 */
function changeStable(text: string, change: (text: string) => string): string {
  if (!NEEDS_TABLE.test(text)) return change(text);
  let changed = '';
  let from = 0;
  for (const { 0: unstable, index } of text.matchAll(UNSTABLE)) {
    changed += change(text.slice(from, index)) + unstable;
    from = index + unstable.length;
  }
  return changed + change(text.slice(from));
}

/** Whether older and newer engines know all characters of a text alike. */
export const isStable = (text: string) => !NEEDS_TABLE.test(text) || text.search(UNSTABLE) < 0;

const upper = (text: string) => text.toUpperCase();
const lower = (text: string) => text.toLowerCase();

export const upperCase = (text: string) => changeStable(text, upper);
export const lowerCase = (text: string) => changeStable(text, lower);

/** Whether a text has a letter that is another one in upper or in lower case. */
export const hasCase = (text: string) => upperCase(text) !== lowerCase(text);

/** A word: letters and digits with their marks, and apostrophes between them. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;

function capitalized(text: string): string {
  return text.replace(WORD, (word) => {
    const [first = ''] = word;
    return first.toUpperCase() + word.toLowerCase().slice(first.toLowerCase().length);
  });
}

/** Each word with a capital letter, the rest in lower case. */
export const titleCase = (text: string) => changeStable(text, capitalized);

/** Letters of Latin alphabets that Unicode does not decompose. https://www.unicode.org/reports/tr15/ */
const LATIN: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ŧ', 't'],
]);

function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþħıŧ]/g, (letter) => LATIN.get(letter) ?? '');
}

/** Words of a to z and 0 to 9, with hyphens between them. */
export function slug(text: string): string {
  return changeStable(text, withoutAccents)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
}
