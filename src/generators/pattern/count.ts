import { ambiguityOf } from './ambiguity.ts';
import { fallibleAssertions } from './assertions.ts';
import { constructName } from './constructs.ts';
import { toExpression } from './expression.ts';
import { type ReadPattern, readPattern } from './read.ts';
import { allElements, type CharacterClass, type Element } from './tree.ts';
import { textReader } from './values.ts';

export type PatternValues =
  | {
      readonly ok: true;
      readonly count: bigint;
      /**
       * Returns a different value for each index from 0 to below `count`. The value matches the whole pattern. Throws a
       * RangeError for any other index. Fast for patterns with up to 2^53 values.
       */
      readonly at: (index: bigint | number) => string;
      /** The most UTF-16 units of a value. */
      readonly maxLength: number;
    }
  /** `reason` is shown to the user: why the values cannot be counted, and what to do. */
  | { readonly ok: false; readonly reason: string };

/**
 * Counts the values that a pattern can be sampled as, if it makes each value in only one way. Never throws, and takes
 * bounded time for any pattern. Does not check that the pattern can be sampled: `compilePattern` does.
 * @param source the pattern as `compilePattern` takes it
 */
export function countPattern(source: string): PatternValues {
  const read = readPattern(source);
  if (!read.ok) return { ok: false, reason: read.error.detail };
  const { pattern, rangesOf } = read.value;
  const reason = obstacle(read.value);
  if (reason !== null) return { ok: false, reason };
  const expression = toExpression(pattern, rangesOf);
  const ambiguity = ambiguityOf(expression);
  if (ambiguity !== 'none') return { ok: false, reason: AMBIGUITY_REASONS[ambiguity] };
  const { maxLength } = read.value.sampled;
  return { ok: true, count: expression.count, at: textReader(expression), maxLength };
}

const AMBIGUITY_REASONS = {
  some: 'The pattern makes some text in two ways, as (a|a) and a?a? do, so that its values cannot be counted; write it so that each text is made in one way.',
  unknown: 'The pattern is too large to count its values; shorten its repetitions or alternatives.',
};

/**
 * Why some samples may be rejected, so that counting the ways through the pattern would be too many. Null if every
 * sample is accepted.
 */
function obstacle({ pattern, rangesOf, flagOptional }: ReadPattern): string | null {
  const elements = allElements(pattern);
  const fallible = fallibleAssertions(pattern, rangesOf);
  const obstructs = (element: Element) =>
    element.type === 'character-class'
      ? rangesOf(element).length === 0
      : element.type !== 'assertion' || fallible.has(element);
  for (const element of elements.filter(obstructs)) {
    const construct = constructName(element, rangesOf);
    if (construct) return `Values cannot be counted with ${construct.name}; write the pattern without it.`;
  }
  if (!pattern.unicode) return null;
  const classes = elements.filter((element) => element.type === 'character-class');
  const samples = (element: CharacterClass, first: number, last: number) =>
    rangesOf(element).some(({ from, to }) => from <= last && first <= to);
  // With the flag `u`, two sampled surrogate halves would match as one character.
  const half = classes.find((element) => samples(element, 0xd800, 0xdfff));
  if (half) return `Values cannot be counted with the surrogates of ${half.source}; write whole characters.`;
  const pairs = new Set<Element>(classes.filter((element) => samples(element, 0x10000, 0x10ffff)));
  return flagOptional && elements.some((element) => isReadAsHalves(element, pairs)) ? EMOJI_REASON : null;
}

const EMOJI_REASON =
  'Values cannot be counted with emoji in a class or before a quantifier, where a pattern without the flag u means half of each; write them as alternatives in a group, such as (?:😀|🎉)+.';

/**
 * Whether an element matches a pair of UTF-16 units as one character only with the flag `u`: an emoji in a class or
 * before a quantifier.
 */
function isReadAsHalves(element: Element, pairs: ReadonlySet<Element>): boolean {
  if (element.type === 'quantifier') return pairs.has(element.element);
  return element.type === 'character-class' && element.source.startsWith('[') && pairs.has(element);
}
