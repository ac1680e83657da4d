import { classMatches } from './characters.ts';
import { readPattern } from './read.ts';
import type { Alternatives, CharacterClass, Element } from './tree.ts';

/** The escapes that match only ASCII characters. */
const ASCII_ESCAPES: ReadonlySet<string> = new Set(['\\d', '\\w']);
const ASCII_END = 128;
const ASCII_LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) =>
  letter.charCodeAt(0),
);

/** Whether values of a pattern can contain letters. True where it is unknown. */
export function patternHasLetters(source: string): boolean {
  const read = readPattern(source);
  return !read.ok || alternativesHaveLetters(read.value.pattern.alternatives);
}

function alternativesHaveLetters(alternatives: Alternatives): boolean {
  return alternatives.some((elements) => elements.some(elementHasLetters));
}

function elementHasLetters(element: Element): boolean {
  switch (element.type) {
    case 'character-class':
      return classHasLetters(element);
    case 'group':
      return alternativesHaveLetters(element.alternatives);
    case 'quantifier':
      return elementHasLetters(element.element);
    // A lookaround adds no characters, and a backreference repeats those of a group.
    case 'lookaround':
    case 'assertion':
    case 'backreference':
      return false;
  }
}

function classHasLetters(characterClass: CharacterClass): boolean {
  const { elements, negate } = characterClass;
  const isAscii =
    !negate &&
    elements.every((element) =>
      'escape' in element ? ASCII_ESCAPES.has(element.escape.source) : element.to < ASCII_END,
    );
  return !isAscii || ASCII_LETTERS.some((code) => classMatches(characterClass, code));
}
