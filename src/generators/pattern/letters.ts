import {
  type CharacterRange,
  complement,
  intersection,
  sizeOf,
  varyingCharacters,
} from '../../expression/character-ranges.ts';
import { classMatches, type RangesOf, WINDOWS } from './characters.ts';
import type { Letter } from './formula-automaton.ts';
import { TooLargeError } from './formulas.ts';
import type { GraphClass } from './positions.ts';
import type { Alternatives, CharacterClass, Element, Pattern } from './tree.ts';
import type { DrawnLetter } from './weighted-texts.ts';

/** Characters that the classes of a pattern do not tell apart, and that its values may contain. */
export type PatternLetter = Letter & DrawnLetter;

/**
 * `usual`: a class gives only the characters that it is sampled from without lookarounds, `.` for example printable
 * ASCII. `shared`: it gives all of its characters that any class is sampled from. `wide`: also some characters that are in
 * none or in several of the classes.
 */
export type Alphabet = 'usual' | 'shared' | 'wide';

/** The most tests of a character against a class. They take about 0.1 s. */
const MAX_TESTS = 1_000_000;
/** Beyond Latin, neighbors have much in common: only every 32nd character is tested. */
const STRIDE = 32;
const LAST_OF_LATIN = 0xff;
const LAST_UNIT = 0xffff;
const LAST_CODE_POINT = 0x10ffff;
const WORD = /\w/;

/**
 * The letters of a pattern. Throws a `TooLargeError` if its classes have too many characters.
 * @param classes all classes of the pattern
 */
export function lettersOf(
  pattern: Pattern,
  classes: readonly GraphClass[],
  rangesOf: RangesOf,
  alphabet: Alphabet,
): readonly PatternLetter[] {
  const sorter = new LetterSorter(
    classes.map(({ characterClass, isTested }) =>
      alphabet === 'usual' && !isTested
        ? (code) => rangesOf(characterClass).some(({ from, to }) => from <= code && code <= to)
        : (code) => classMatches(characterClass, code),
    ),
  );
  for (const element of requiredClasses(pattern.alternatives)) {
    for (const range of rangesOf(element)) sorter.add(range, 1);
  }
  sorter.finishWindow();
  if (alphabet !== 'wide') return sorter.letters();
  for (const window of WINDOWS) {
    for (const range of intersection(window, STEADY)) addTo(sorter, pattern, range, stepOf(range));
    sorter.finishWindow();
  }
  const all = classes.map(({ characterClass }) => characterClass);
  for (const range of [...all.flatMap(rangesOf), ...all.flatMap(neighbors)]) {
    addTo(sorter, pattern, range, 1);
  }
  sorter.finishWindow();
  return sorter.letters();
}

const STEADY = complement(varyingCharacters);
const stepOf = ({ from }: CharacterRange) => (from > LAST_OF_LATIN ? STRIDE : 1);

function addTo(sorter: LetterSorter, { unicode }: Pattern, range: CharacterRange, step: number): void {
  if (unicode || range.to <= LAST_UNIT) sorter.add(range, step);
}

/** The first and the last character of each range of a class, and the characters next to them. */
function neighbors({ elements }: CharacterClass): CharacterRange[] {
  return elements.flatMap((element) =>
    'escape' in element
      ? []
      : [element.from, element.to].map((code) => ({
          from: Math.max(0, code - 1),
          to: Math.min(code + 1, LAST_CODE_POINT),
        })),
  );
}

/** The classes whose characters a value must have somewhere: those that are not within a negative lookaround. */
function requiredClasses(alternatives: Alternatives): CharacterClass[] {
  return alternatives.flat().flatMap(classesOf);
}

function classesOf(element: Element): CharacterClass[] {
  switch (element.type) {
    case 'character-class':
      return [element];
    case 'quantifier':
      return classesOf(element.element);
    case 'group':
      return requiredClasses(element.alternatives);
    case 'lookaround':
      return element.negate ? [] : requiredClasses(element.alternatives);
    case 'assertion':
    case 'backreference':
      return [];
  }
}

interface SortedLetter extends Letter {
  readonly ranges: { from: number; to: number }[];
}

/** Sorts characters by the classes that match them. A letter gets characters from one window only. */
class LetterSorter {
  /** For each class, whether a character is in it. */
  readonly #classes: readonly ((code: number) => boolean)[];
  readonly #finished = new Map<string, SortedLetter>();
  #window = new Map<string, SortedLetter>();
  readonly #seen = new Set<number>();
  #testsLeft = MAX_TESTS;

  constructor(classes: readonly ((code: number) => boolean)[]) {
    this.#classes = classes;
  }

  add({ from, to }: CharacterRange, step: number): void {
    for (let code = from; code <= to; code += step) this.#addCharacter(code);
  }

  /** Later characters of the letters so far are left out. */
  finishWindow(): void {
    for (const [key, letter] of this.#window) this.#finished.set(key, letter);
    this.#window = new Map();
  }

  letters(): readonly PatternLetter[] {
    return [...this.#finished.values()].map((letter) => ({
      ...letter,
      size: sizeOf(letter.ranges),
    }));
  }

  #addCharacter(code: number): void {
    if (this.#seen.has(code)) return;
    this.#seen.add(code);
    this.#testsLeft -= this.#classes.length + 1;
    if (this.#testsLeft < 0) throw new TooLargeError();
    const isIn = this.#classes.map((has) => has(code));
    const isWord = WORD.test(String.fromCodePoint(code));
    const key = `${isWord}${isIn.join()}`;
    if (this.#finished.has(key)) return;
    const letter = this.#window.get(key) ?? { isIn, isWord, ranges: [] };
    this.#window.set(key, letter);
    const last = letter.ranges.at(-1);
    if (last && last.to === code - 1) last.to = code;
    else letter.ranges.push({ from: code, to: code });
  }
}
