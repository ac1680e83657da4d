import { ambiguityOf } from './ambiguity.ts';
import { fallibleAssertions } from './assertions.ts';
import { type RangesOf, rangesOfClasses } from './characters.ts';
import { allElements, constructName } from './constructs.ts';
import { type Expression, toExpression } from './expression.ts';
import { type LargeValues, largeChoice, largeRepetition, largeSequence, toLarge } from './large-values.ts';
import { type ReadPattern, readPattern } from './read.ts';
import {
  characterValues,
  choiceValues,
  MAX_SMALL_COUNT,
  repetitionValues,
  type SmallValues,
  sequenceValues,
} from './small-values.ts';
import type { CharacterClass, Element } from './tree.ts';

export type PatternValues =
  | {
      readonly ok: true;
      readonly count: bigint;
      /**
       * The value at an index from 0 to below `count`, each a different one, that matches the pattern as a whole.
       * Throws a RangeError for any other number. Fast up to 2^53 values.
       */
      readonly at: (index: bigint | number) => string;
      /** Of a value, in UTF-16 units. */
      readonly maxLength: number;
    }
  /** `reason` says in a sentence why the values cannot be counted, and what to do. */
  | { readonly ok: false; readonly reason: string };

/**
 * Counts the values that a pattern is sampled as, where each is made in one way. Never throws, and ends in bounded time
 * whatever the pattern.
 * @param source as `compilePattern` takes it, which says whether a pattern can be sampled
 */
export function countPattern(source: string): PatternValues {
  const read = readPattern(source);
  if (!read.ok) return { ok: false, reason: read.error.detail };
  const rangesOf = rangesOfClasses(read.value.pattern.unicode);
  const reason = obstacle(read.value, rangesOf);
  if (reason !== null) return { ok: false, reason };
  const expression = toExpression(read.value.pattern, rangesOf);
  const ambiguity = ambiguityOf(expression);
  if (ambiguity !== 'none') return { ok: false, reason: AMBIGUITY_REASONS[ambiguity] };
  const { maxLength } = read.value.tokens;
  return { ok: true, count: expression.count, at: valueReader(expression), maxLength };
}

const AMBIGUITY_REASONS = {
  some: 'The pattern makes some text in two ways, as (a|a) and a?a? do, so that its values cannot be counted; write it so that each text is made in one way.',
  unknown: 'The pattern is too large to count its values; shorten its repetitions or alternatives.',
};

/** Why samples may be rejected, so that there are fewer values than the pattern makes; null where none is. */
function obstacle({ pattern, flagOptional }: ReadPattern, rangesOf: RangesOf): string | null {
  const elements = allElements(pattern);
  const fallible = fallibleAssertions(pattern, rangesOf);
  const obstructs = (element: Element) =>
    element.type === 'character-class'
      ? rangesOf(element).length === 0
      : element.type !== 'assertion' || fallible.has(element);
  for (const element of elements.filter(obstructs)) {
    const construct = constructName(element, pattern.unicode);
    if (construct) return `Values cannot be counted with ${construct.name}; write the pattern without it.`;
  }
  if (!pattern.unicode) return null;
  const classes = elements.filter((element) => element.type === 'character-class');
  const samples = (element: CharacterClass, first: number, last: number) =>
    rangesOf(element).some(({ from, to }) => from <= last && first <= to);
  // Two halves would match as one character.
  const half = classes.find((element) => samples(element, 0xd800, 0xdfff));
  if (half) return `Values cannot be counted with the surrogates of ${half.source}; write whole characters.`;
  const pairs = new Set<Element>(classes.filter((element) => samples(element, 0x10000, 0x10ffff)));
  return flagOptional && elements.some((element) => isReadAsHalves(element, pairs)) ? EMOJI_REASON : null;
}

const EMOJI_REASON =
  'Values cannot be counted with emoji in a class or before a quantifier, where a pattern without the flag u means half of each; write them as alternatives in a group, such as (?:😀|🎉)+.';

/** Whether an element, or what it repeats, matches two UTF-16 units as one character with the flag `u` alone. */
function isReadAsHalves(element: Element, pairs: ReadonlySet<Element>): boolean {
  if (element.type === 'quantifier') return pairs.has(element.element);
  return element.type === 'character-class' && element.source.startsWith('[') && pairs.has(element);
}

/** Tables are made for the first value that is asked for. */
function valueReader(expression: Expression): (index: bigint | number) => string {
  const { count } = expression;
  const smallCount = count <= MAX_SMALL_COUNT ? Number(count) : 0;
  let small: SmallValues | undefined;
  let large: LargeValues | undefined;
  function readLarge(index: bigint | number): string {
    const asked = BigInt(index);
    if (asked < 0n || asked >= count) throw new RangeError('The pattern has no value at this index');
    if (smallCount > 0) return readSmall(Number(asked));
    large ??= toLargeValues(expression);
    return large.at(asked);
  }
  function readSmall(index: number): string {
    small ??= toSmallValues(expression);
    return small.at(index);
  }
  return (index) =>
    typeof index === 'number' && index >= 0 && index < smallCount && Number.isInteger(index)
      ? readSmall(index)
      : readLarge(index);
}

function isSmall(expression: Expression): boolean {
  return expression.count <= MAX_SMALL_COUNT;
}

/** @param expression with at most 2^53 values, as all its parts have */
function toSmallValues(expression: Expression): SmallValues {
  switch (expression.type) {
    case 'characters':
      return characterValues(expression.ranges);
    case 'sequence':
      return sequenceValues(expression.parts.map(toSmallValues));
    case 'choice':
      return choiceValues(expression.alternatives.map(toSmallValues));
    case 'repetition':
      return repetitionValues(toSmallValues(expression.element), expression.min, expression.max);
  }
}

function toLargeValues(expression: Expression): LargeValues {
  if (isSmall(expression)) return toLarge(toSmallValues(expression));
  switch (expression.type) {
    case 'characters':
      return toLarge(characterValues(expression.ranges));
    case 'sequence':
      return largeSequence(smallRuns(expression.parts).map(toLargeValues));
    case 'choice':
      return largeChoice(expression.alternatives.map(toLargeValues));
    case 'repetition': {
      const { element, min, max } = expression;
      return largeRepetition(isSmall(element) ? toSmallValues(element) : toLargeValues(element), min, max);
    }
  }
}

/** A sequence's parts, with neighbors joined as long as they are small together. */
function smallRuns(parts: readonly Expression[]): Expression[] {
  const runs: Expression[] = [];
  for (const part of parts) {
    const before = runs.at(-1);
    const count = before ? before.count * part.count : 0n;
    if (!before || count > MAX_SMALL_COUNT) {
      runs.push(part);
      continue;
    }
    const joined = before.type === 'sequence' ? before.parts : [before];
    runs.splice(-1, 1, {
      type: 'sequence',
      parts: [...joined, part],
      count,
      nullable: before.nullable && part.nullable,
    });
  }
  return runs;
}
