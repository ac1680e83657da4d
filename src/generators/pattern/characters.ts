import type { CharacterClass, CharacterRange, ClassElement } from './tree.ts';

const range = (from: number, to: number): CharacterRange => ({ from, to });

/*
 * Windows of Unicode, the most readable first. A wide set (`.`, `\W`, `\p{L}`, `[^x]`) is sampled only from the first
 * window that contains any of its characters.
 */
const ASCII = [range(0x20, 0x7e)];
const LATIN = [range(0xa1, 0xac), range(0xae, 0xff)];
const LETTERS = [
  range(0x100, 0x17f), // Latin Extended-A
  range(0x391, 0x3a1), // Greek
  range(0x3a3, 0x3c9),
  range(0x410, 0x44f), // Cyrillic
  range(0x5d0, 0x5ea), // Hebrew
  range(0x621, 0x63a), // Arabic
  range(0x905, 0x939), // Devanagari
  range(0x3041, 0x3096), // Hiragana
  range(0x30a1, 0x30fa), // Katakana
  range(0x4e00, 0x9fa5), // Chinese
  range(0xac00, 0xd7a3), // Korean
];
const EMOJI = [range(0x1f300, 0x1f64f), range(0x1f680, 0x1f6c5), range(0x1f900, 0x1f9ff)];
const PLANE_0 = [range(0x100, 0xd7ff), range(0xf900, 0xfffd)];
const PLANE_1 = [range(0x10000, 0x1ffff)];
/**
 * Controls, the soft hyphen, lone surrogates and private use. They are sampled only if a set contains nothing else.
 */
const UNREADABLE = [
  range(0, 0x1f),
  range(0x7f, 0xa0),
  range(0xad, 0xad),
  range(0xd800, 0xf8ff),
  range(0xfffe, 0xffff),
];

/** All characters, the most readable first. */
export const WINDOWS: readonly (readonly CharacterRange[])[] = [
  ASCII,
  LATIN,
  LETTERS,
  PLANE_0,
  PLANE_1,
  UNREADABLE,
];
// ASCII and Latin form one window, so that \p{L} gives letters with and without accents.
const PROPERTY_WINDOWS = [[...ASCII, ...LATIN], LETTERS, PLANE_0, PLANE_1, UNREADABLE];
// Pictures come first, because Unicode's property Emoji also includes digits, # and ©:
// https://www.unicode.org/reports/tr51/#Emoji_Properties
const EMOJI_WINDOWS = [EMOJI, ...PROPERTY_WINDOWS];

/** Whether a class matches a character. The result equals that of the native `RegExp`. */
export function classMatches(characterClass: CharacterClass, code: number): boolean {
  return characterClass.elements.some((element) => elementMatches(element, code)) !== characterClass.negate;
}

/**
 * The ranges that a class is sampled from. All are within the class. Unreadable characters are left out if others
 * remain.
 * @param unicode whether the pattern has the flag `u`, so that a character beyond U+FFFF is one character
 * @returns an empty array if no character is found
 */
export function sampledRanges(characterClass: CharacterClass, unicode: boolean): readonly CharacterRange[] {
  if (characterClass.negate)
    return firstWindow(WINDOWS, unicode, (code) => classMatches(characterClass, code));
  const exact: CharacterRange[] = [];
  const ranges: CharacterRange[] = [];
  for (const element of characterClass.elements) {
    if ('escape' in element) ranges.push(...escapeRanges(element.escape, unicode));
    else if (element.from === element.to) exact.push(element);
    else ranges.push(element);
  }
  const readable = [...exact, ...ranges.flatMap(withoutUnreadable)];
  return readable.length > 0 ? readable : ranges;
}

export type RangesOf = (characterClass: CharacterClass) => readonly CharacterRange[];

/** `sampledRanges` for the classes of one pattern, cached by their source. */
export function rangesOfClasses(unicode: boolean): RangesOf {
  const known = new Map<string, readonly CharacterRange[]>();
  return (characterClass) => {
    const ranges = known.get(characterClass.source) ?? sampledRanges(characterClass, unicode);
    known.set(characterClass.source, ranges);
    return ranges;
  };
}

function elementMatches(element: ClassElement, code: number): boolean {
  return 'escape' in element
    ? element.escape.test(String.fromCodePoint(code))
    : element.from <= code && code <= element.to;
}

function escapeRanges(native: RegExp, unicode: boolean): readonly CharacterRange[] {
  return firstWindow(windowsOf(native.source), unicode, (code) => native.test(String.fromCodePoint(code)));
}

function windowsOf(source: string) {
  if (/Emoji|Pictographic/.test(source)) return EMOJI_WINDOWS;
  return source.startsWith('\\p') ? PROPERTY_WINDOWS : WINDOWS;
}

function firstWindow(
  windows: readonly (readonly CharacterRange[])[],
  unicode: boolean,
  has: (code: number) => boolean,
): readonly CharacterRange[] {
  for (const window of windows) {
    if (window === PLANE_1 && !unicode) continue;
    const found = window.flatMap((part) => scan(part, has));
    if (found.length > 0) return found;
  }
  return [];
}

/** The runs of characters within a range for which `has` is true. */
function scan({ from, to }: CharacterRange, has: (code: number) => boolean): CharacterRange[] {
  const runs: CharacterRange[] = [];
  let start = -1;
  for (let code = from; code <= to + 1; code++) {
    const inside = code <= to && has(code);
    if (inside && start < 0) start = code;
    if (inside || start < 0) continue;
    runs.push(range(start, code - 1));
    start = -1;
  }
  return runs;
}

function withoutUnreadable(whole: CharacterRange): CharacterRange[] {
  let rest = [whole];
  for (const { from, to } of UNREADABLE) {
    rest = rest.flatMap((part) => {
      const parts = [
        range(part.from, Math.min(part.to, from - 1)),
        range(Math.max(part.from, to + 1), part.to),
      ];
      return part.to < from || part.from > to ? [part] : parts.filter((cut) => cut.from <= cut.to);
    });
  }
  return rest;
}
