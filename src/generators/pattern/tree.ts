import type { CharacterRange } from '../../expression/character-ranges.ts';

// Named as in ESLint's parser: https://github.com/eslint-community/regexpp/blob/main/src/ast.ts

/** A part of a pattern. Characters are code units, or code points if the pattern has the flag `u`. */
export type Element = CharacterClass | Group | Lookaround | Assertion | Quantifier | Backreference;

/** Alternatives, each a sequence of elements. */
export type Alternatives = readonly (readonly Element[])[];

/** One character of a set. The source is a literal, an escape such as `\d`, `.` or a class. */
export interface CharacterClass {
  readonly type: 'character-class';
  readonly source: string;
  readonly elements: readonly ClassElement[];
  readonly negate: boolean;
}

/** The characters from `from` to `to`, or all characters that `escape` matches (`\d`, `\P{L}`, `.`). */
export type ClassElement = CharacterRange | { readonly escape: RegExp };

/** Capturing groups have a `number` from 1 on. A group with number 0 does not capture. */
export interface Group {
  readonly type: 'group';
  readonly number: number;
  readonly alternatives: Alternatives;
}

export interface Lookaround {
  readonly type: 'lookaround';
  readonly source: string;
  readonly behind: boolean;
  readonly negate: boolean;
  readonly alternatives: Alternatives;
}

/** `^`, `$`, `\b` or `\B`. */
interface Assertion {
  readonly type: 'assertion';
  readonly source: string;
}

/** `max` is Infinity for an open quantifier. */
export interface Quantifier {
  readonly type: 'quantifier';
  readonly min: number;
  readonly max: number;
  readonly greedy: boolean;
  readonly element: Element;
}

/** A reference to one group, or to all groups with one name. At most one of these takes part in a match. */
interface Backreference {
  readonly type: 'backreference';
  readonly groups: readonly number[];
}

/** A whole pattern: its alternatives, the number of its capturing groups, and the groups that backreferences name. */
export interface Pattern {
  readonly alternatives: Alternatives;
  readonly captures: number;
  readonly references: ReadonlySet<number>;
  readonly unicode: boolean;
}

/** All elements of a pattern, with their descendants. */
export function allElements(pattern: Pick<Pattern, 'alternatives'>): Element[] {
  return pattern.alternatives.flat().flatMap(withDescendants);
}

function withDescendants(element: Element): Element[] {
  if (element.type === 'quantifier') return [element, ...withDescendants(element.element)];
  if (element.type === 'group' || element.type === 'lookaround') {
    return [element, ...element.alternatives.flat().flatMap(withDescendants)];
  }
  return [element];
}
