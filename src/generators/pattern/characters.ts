import {
  type CharacterRange,
  complement,
  intersection,
  stableCharacters,
  varyingCharacters,
} from '../../expression/character-ranges.ts';
import type { Alternatives, CharacterClass, ClassElement, Pattern } from './tree.ts';
import { allElements } from './tree.ts';

const range = (from: number, to: number): CharacterRange => ({ from, to });

/**
 * Controls, the soft hyphen, surrogates, private use and noncharacters. They are sampled only if a set contains nothing
 * else.
 */
const UNREADABLE = [
  range(0, 0x1f),
  range(0x7f, 0xa0),
  range(0xad, 0xad),
  range(0xd800, 0xf8ff),
  range(0xfffe, 0xffff),
];
const PRIVATE_PLANES = [range(0xf0000, 0x10ffff)];
/** The characters that patterns draw: readable, and the same in all engines. */
const READABLE = intersection(stableCharacters, complement([...UNREADABLE, ...PRIVATE_PLANES]));

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
const PLANE_0 = intersection(READABLE, [range(0x100, 0xffff)]);
const PLANE_1 = intersection(READABLE, [range(0x10000, 0x1ffff)]);

/** All characters that patterns draw, the most readable first. */
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

export type RangesOf = (characterClass: CharacterClass) => readonly CharacterRange[];

/**
 * The ranges that the classes of a pattern are sampled from. All are within the class. Unreadable characters are left out
 * if others remain. If the pattern names properties, characters whose properties vary between engines are left out too.
 * An array is empty if no character is found.
 */
export function rangesOfClasses({ alternatives, unicode }: Pattern): RangesOf {
  const ranges = new Map<string, readonly CharacterRange[]>();
  const sampler = new ClassSampler(unicode, namesProperty(alternatives));
  return (characterClass) => {
    const sampled = ranges.get(characterClass.source) ?? sampler.rangesOf(characterClass);
    ranges.set(characterClass.source, sampled);
    return sampled;
  };
}

function namesProperty(alternatives: Alternatives): boolean {
  return allElements({ alternatives }).some(
    (element) => element.type === 'character-class' && element.elements.some(isProperty),
  );
}

const isProperty = (element: ClassElement) => 'escape' in element && /^\\p/i.test(element.escape.source);

class ClassSampler {
  readonly #unicode: boolean;
  readonly #varying: ReadonlySet<number>;
  readonly #readable: readonly CharacterRange[];

  /** @param unicode whether the pattern has the flag `u`, so that a character beyond U+FFFF is one character */
  constructor(unicode: boolean, namesProperties: boolean) {
    this.#unicode = unicode;
    const varying = namesProperties ? varyingCharacters : [];
    this.#varying = new Set(
      varying.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
    );
    this.#readable = intersection(READABLE, complement(varying));
  }

  rangesOf(characterClass: CharacterClass): readonly CharacterRange[] {
    if (characterClass.negate)
      return this.#firstWindow(WINDOWS, (code) => classMatches(characterClass, code));
    const exact: CharacterRange[] = [];
    const ranges: CharacterRange[] = [];
    for (const element of characterClass.elements) {
      if ('escape' in element) ranges.push(...this.#escapeRanges(element.escape));
      else if (element.from === element.to) exact.push(element);
      else ranges.push(element);
    }
    const readable = [...exact, ...ranges.flatMap((part) => intersection([part], this.#readable))];
    return readable.length > 0 ? readable : ranges;
  }

  #escapeRanges(native: RegExp): readonly CharacterRange[] {
    return this.#firstWindow(windowsOf(native.source), (code) => native.test(String.fromCodePoint(code)));
  }

  #firstWindow(
    windows: readonly (readonly CharacterRange[])[],
    has: (code: number) => boolean,
  ): readonly CharacterRange[] {
    for (const window of windows) {
      if (window === PLANE_1 && !this.#unicode) continue;
      const found = window.flatMap((part) => scan(part, (code) => has(code) && !this.#varying.has(code)));
      if (found.length > 0) return found;
    }
    return [];
  }
}

function elementMatches(element: ClassElement, code: number): boolean {
  return 'escape' in element
    ? element.escape.test(String.fromCodePoint(code))
    : element.from <= code && code <= element.to;
}

function windowsOf(source: string) {
  if (/Emoji|Pictographic/.test(source)) return EMOJI_WINDOWS;
  return source.startsWith('\\p') ? PROPERTY_WINDOWS : WINDOWS;
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
