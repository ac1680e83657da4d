import type { CharacterRange } from '../../expression/character-ranges.ts';
import type { RangesOf } from './characters.ts';
import type { Alternatives, Element, Pattern, Quantifier } from './tree.ts';
import { allElements } from './tree.ts';

/**
 * Bits for the neighbor of a position in a value: the end of the value, a character that `\w` matches, or another
 * character.
 */
const EDGE = 1;
const WORD = 2;
const OTHER = 4;
const KINDS = [EDGE, WORD, OTHER];
const WORD_RANGES: readonly CharacterRange[] = ['09', 'AZ', '__', 'az'].map((ends) => ({
  from: ends.charCodeAt(0),
  to: ends.charCodeAt(1),
}));

/** The kinds of characters that a part's values can begin and end with, and whether a value can be empty. */
interface Ends {
  readonly first: number;
  readonly last: number;
  readonly empty: boolean;
}

const NOTHING: Ends = { first: 0, last: 0, empty: true };

/**
 * The assertions (`^`, `$`, `\b`, `\B`) that a sample may fail. All other assertions change no value: every sample
 * meets them.
 */
export function fallibleAssertions(pattern: Pattern, rangesOf: RangesOf): ReadonlySet<Element> {
  const fallible = new Set<Element>();
  const context: AssertionContext = { rangesOf, ends: new Map(), fallible };
  visitAlternatives(pattern.alternatives, EDGE, EDGE, context);
  return fallible;
}

/** Whether a pattern has lookarounds or assertions that a sample may fail. */
export function isConstrained(pattern: Pattern, rangesOf: RangesOf): boolean {
  const hasLookaround = allElements(pattern).some(({ type }) => type === 'lookaround');
  return hasLookaround || fallibleAssertions(pattern, rangesOf).size > 0;
}

interface AssertionContext {
  readonly rangesOf: RangesOf;
  /** The ends that were found so far. */
  readonly ends: Map<Element, Ends>;
  readonly fallible: Set<Element>;
}

function visitAlternatives(
  alternatives: Alternatives,
  before: number,
  after: number,
  context: AssertionContext,
): void {
  for (const elements of alternatives) visitSequence(elements, before, after, context);
}

function visitSequence(
  elements: readonly Element[],
  before: number,
  after: number,
  context: AssertionContext,
): void {
  const ends = elements.map((element) => endsOf(element, context));
  const afterEach = ends.map(() => after);
  for (let i = ends.length - 1; i > 0; i--) {
    const { first, empty } = ends[i] ?? NOTHING;
    afterEach[i - 1] = first | (empty ? (afterEach[i] ?? 0) : 0);
  }
  let preceding = before;
  for (const [i, element] of elements.entries()) {
    visit(element, preceding, afterEach[i] ?? 0, context);
    const { last, empty } = ends[i] ?? NOTHING;
    preceding = last | (empty ? preceding : 0);
  }
}

function visit(element: Element, before: number, after: number, context: AssertionContext): void {
  if (element.type === 'group') visitAlternatives(element.alternatives, before, after, context);
  if (element.type === 'quantifier') visitQuantifier(element, before, after, context);
  if (element.type === 'assertion' && !alwaysHolds(element.source, before, after)) {
    context.fallible.add(element);
  }
}

function visitQuantifier(
  { element, max }: Quantifier,
  before: number,
  after: number,
  context: AssertionContext,
): void {
  const { first, last } = max > 1 ? endsOf(element, context) : NOTHING;
  visit(element, before | last, after | first, context);
}

/** Whether an assertion holds for all possible neighbors: https://tc39.es/ecma262/#sec-compileassertion */
function alwaysHolds(assertion: string, before: number, after: number): boolean {
  if (assertion === '^') return before === EDGE;
  if (assertion === '$') return after === EDGE;
  return KINDS.every((left) =>
    KINDS.every((right) => {
      if (!(before & left && after & right)) return true;
      const atBoundary = (left === WORD) !== (right === WORD);
      return atBoundary === (assertion === '\\b');
    }),
  );
}

function endsOf(element: Element, context: AssertionContext): Ends {
  const ends = context.ends.get(element) ?? findEnds(element, context);
  context.ends.set(element, ends);
  return ends;
}

function findEnds(element: Element, context: AssertionContext): Ends {
  switch (element.type) {
    case 'character-class': {
      const kinds = kindsOf(context.rangesOf(element));
      return { first: kinds, last: kinds, empty: false };
    }
    case 'group':
      return endsOfAlternatives(element.alternatives, context);
    case 'quantifier': {
      if (element.max === 0) return NOTHING;
      const { first, last, empty } = endsOf(element.element, context);
      return { first, last, empty: empty || element.min === 0 };
    }
    default:
      return NOTHING;
  }
}

function endsOfAlternatives(alternatives: Alternatives, context: AssertionContext): Ends {
  let first = 0;
  let last = 0;
  let empty = false;
  for (const elements of alternatives) {
    const ends = elements.map((element) => endsOf(element, context));
    first |= firstKinds(ends);
    last |= firstKinds(ends.map((end) => ({ ...end, first: end.last })).reverse());
    empty ||= ends.every((end) => end.empty);
  }
  return { first, last, empty };
}

function firstKinds(ends: readonly Ends[]): number {
  let kinds = 0;
  for (const { first, empty } of ends) {
    kinds |= first;
    if (!empty) break;
  }
  return kinds;
}

function kindsOf(ranges: readonly CharacterRange[]): number {
  let kinds = 0;
  for (const { from, to } of ranges) {
    const wordCharacters = WORD_RANGES.map((word) => Math.min(to, word.to) - Math.max(from, word.from) + 1)
      .filter((size) => size > 0)
      .reduce((sum, size) => sum + size, 0);
    if (wordCharacters > 0) kinds |= WORD;
    if (wordCharacters < to - from + 1) kinds |= OTHER;
  }
  return kinds;
}
