import type { ValueType } from '../catalogue/field.ts';
import { isWellFormed } from './text.ts';

/**
 * The characters of some texts. What is not set here never occurs, so a reader can rely on it; what is set may occur.
 */
export interface CharacterSet {
  /** A bit for each of the 128 ASCII characters, in four words of 32 bits. */
  readonly ascii: readonly number[];
  readonly beyondAscii: boolean;
  /** Halves of surrogate pairs, which UTF-8 cannot encode. */
  readonly loneSurrogates: boolean;
  /** White space at the beginning or the end of a text. */
  readonly outerSpaces: boolean;
  readonly empty: boolean;
}

/** The characters of texts about which nothing is known. */
export const anyCharacters: CharacterSet = {
  ascii: [-1, -1, -1, -1],
  beyondAscii: true,
  loneSurrogates: true,
  outerSpaces: true,
  empty: true,
};

/** Whether the texts can have any characters, as far as it is known. */
export function isUnknown({ ascii, beyondAscii, loneSurrogates }: CharacterSet): boolean {
  return beyondAscii && loneSurrogates && ascii.every((bits) => bits === -1);
}

const ASCII_COUNT = 128;
/** The bits of the 26 letters in the word of the capital letters, and in the word of the small ones. */
const LETTERS = 0x07fffffe;

/** The characters of some texts. It also holds for longer lists of texts in which nothing else occurs. */
/* @__NO_SIDE_EFFECTS__ */
export function charactersOf(texts: Iterable<string>): CharacterSet {
  const ascii = [0, 0, 0, 0];
  let [beyondAscii, loneSurrogates, outerSpaces, empty] = [false, false, false, false];
  for (const text of texts) {
    let isAscii = true;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code < ASCII_COUNT) ascii[code >>> 5] = (ascii[code >>> 5] ?? 0) | (1 << (code & 31));
      else isAscii = false;
    }
    beyondAscii ||= !isAscii;
    loneSurrogates ||= !isAscii && !isWellFormed(text);
    outerSpaces ||= text.trim().length < text.length;
    empty ||= text === '';
  }
  return { ascii, beyondAscii, loneSurrogates, outerSpaces, empty };
}

const ASCII = Array.from({ length: ASCII_COUNT }, (_, code) => String.fromCharCode(code));

/** The ASCII characters that an expression matches, and `others`. Texts without them need no change by a writer. */
export function matchedBy(expression: RegExp, others: Partial<CharacterSet> = {}): CharacterSet {
  const matched = ASCII.filter((character) => expression.test(character)).join('');
  return { ...charactersOf([matched]), outerSpaces: false, empty: false, ...others };
}

/** The characters of cells as text, by their type. */
export const typeCharacters: Readonly<Record<ValueType, CharacterSet>> = {
  text: anyCharacters,
  json: anyCharacters,
  integer: charactersOf(['-0123456789']),
  decimal: charactersOf(['-0123456789.e+']),
  boolean: charactersOf(['true', 'false']),
  date: charactersOf(['0123-456789']),
  timestamp: charactersOf(['0123-456789T:.Z']),
};

/** The characters of texts from any of the sets. */
export function eitherOf(sets: readonly CharacterSet[]): CharacterSet {
  return {
    ascii: [0, 1, 2, 3].map((word) => sets.reduce((bits, { ascii }) => bits | (ascii[word] ?? 0), 0)),
    beyondAscii: sets.some(({ beyondAscii }) => beyondAscii),
    loneSurrogates: sets.some(({ loneSurrogates }) => loneSurrogates),
    outerSpaces: sets.some(({ outerSpaces }) => outerSpaces),
    empty: sets.some(({ empty }) => empty),
  };
}

/** The characters of texts that are joined from one text of each set, in this order. */
export function joinedFrom(sets: readonly CharacterSet[]): CharacterSet {
  const beginsWithSpace = (from: readonly CharacterSet[]) => {
    // The texts before the first that is never empty may all be empty.
    const first = from.findIndex(({ empty }) => !empty);
    return from.slice(0, first < 0 ? from.length : first + 1).some(({ outerSpaces }) => outerSpaces);
  };
  return {
    ...eitherOf(sets),
    outerSpaces: beginsWithSpace(sets) || beginsWithSpace(sets.toReversed()),
    empty: sets.every(({ empty }) => empty),
  };
}

/** The characters of the same texts in upper, lower or title case. Beyond ASCII, a letter can become any ASCII letters. */
export function inAnyCase(set: CharacterSet): CharacterSet {
  const [controls = 0, signs = 0, capitals = 0, small = 0] = set.ascii;
  const letters = set.beyondAscii ? LETTERS : (capitals | small) & LETTERS;
  return { ...set, ascii: [controls, signs, capitals | letters, small | letters] };
}

const WHITE_SPACE: CharacterSet = { ...charactersOf(['\t\n\v\f\r ']), beyondAscii: true, outerSpaces: false };

/** The characters of the same texts after some are cut. */
export function ofParts(set: CharacterSet): CharacterSet {
  return { ...set, outerSpaces: overlap(set, WHITE_SPACE) || set.outerSpaces, empty: true };
}

/** Whether the two sets have anything in common. */
export function overlap(one: CharacterSet, other: CharacterSet): boolean {
  return (
    one.ascii.some((bits, word) => (bits & (other.ascii[word] ?? 0)) !== 0) ||
    (one.beyondAscii && other.beyondAscii) ||
    (one.loneSurrogates && other.loneSurrogates) ||
    (one.outerSpaces && other.outerSpaces) ||
    (one.empty && other.empty)
  );
}
