import { type CharacterRange, merged, sizeOf } from '../../expression/character-ranges.ts';
import type { RangesOf } from './characters.ts';
import { maxRepetitions } from './tokens.ts';
import type { Alternatives, Element, Pattern, Quantifier } from './tree.ts';

/**
 * The texts that a pattern can be sampled as, without groups, assertions and open quantifiers. `count` is the number of
 * ways to make a text. It equals the number of texts if no text can be made in two ways. `nullable`: one of the texts
 * is empty.
 */
export type Expression = Characters | Sequence | Choice | Repetition;

interface Countable {
  readonly count: bigint;
  readonly nullable: boolean;
}

/** One character from these ranges. The ranges are sorted and do not touch. */
export interface Characters extends Countable {
  readonly type: 'characters';
  readonly ranges: readonly CharacterRange[];
}

interface Sequence extends Countable {
  readonly type: 'sequence';
  readonly parts: readonly Expression[];
}

interface Choice extends Countable {
  readonly type: 'choice';
  readonly alternatives: readonly Expression[];
}

export interface Repetition extends Countable {
  readonly type: 'repetition';
  readonly element: Expression;
  readonly min: number;
  readonly max: number;
}

const EMPTY: Sequence = { type: 'sequence', parts: [], count: 1n, nullable: true };

/** @param pattern must have no lookarounds, back-references, empty classes, or assertions that a sample may fail */
export function toExpression(pattern: Pattern, rangesOf: RangesOf): Expression {
  return choice(pattern.alternatives, { rangesOf, characters: new Map() });
}

interface ExpressionContext {
  readonly rangesOf: RangesOf;
  /** The character sets that were found so far, by the source of their class. */
  readonly characters: Map<string, Characters>;
}

function choice(alternatives: Alternatives, context: ExpressionContext): Expression {
  const all = alternatives.map((elements) => sequence(elements, context));
  // A second empty alternative makes no new text.
  const distinct = all.filter((alternative, i) => alternative !== EMPTY || all.indexOf(EMPTY) === i);
  const [first, ...others] = distinct;
  if (!first) return EMPTY;
  if (others.length === 0) return first;
  const count = distinct.reduce((sum, alternative) => sum + alternative.count, 0n);
  return { type: 'choice', alternatives: distinct, count, nullable: distinct.some(isNullable) };
}

function sequence(elements: readonly Element[], context: ExpressionContext): Expression {
  const parts = elements
    .map((element) => expression(element, context))
    .flatMap((part) => (part.type === 'sequence' ? part.parts : [part]));
  const [first, ...others] = parts;
  if (!first) return EMPTY;
  if (others.length === 0) return first;
  const count = parts.reduce((product, part) => product * part.count, 1n);
  return { type: 'sequence', parts, count, nullable: parts.every(isNullable) };
}

function expression(element: Element, context: ExpressionContext): Expression {
  switch (element.type) {
    case 'character-class': {
      const characters =
        context.characters.get(element.source) ?? toCharacters(merged(context.rangesOf(element)));
      context.characters.set(element.source, characters);
      return characters;
    }
    case 'group':
      return choice(element.alternatives, context);
    case 'quantifier':
      return repetition(element, expression(element.element, context));
    default:
      return EMPTY;
  }
}

function repetition(quantifier: Quantifier, element: Expression): Expression {
  const { min } = quantifier;
  const max = maxRepetitions(quantifier);
  if (element === EMPTY || max === 0) return EMPTY;
  if (max === 1 && (min === 1 || element.nullable)) return element;
  const nullable = min === 0 || element.nullable;
  return { type: 'repetition', element, min, max, count: sumOfPowers(element.count, min, max), nullable };
}

/** The sum of `base ** exponent` for the exponents from `from` to `to`, both included. */
export function sumOfPowers(base: bigint, from: number, to: number): bigint {
  if (to < from) return 0n;
  if (base === 1n) return BigInt(to - from + 1);
  if (from === to) return base ** BigInt(from);
  return (base ** BigInt(to + 1) - base ** BigInt(from)) / (base - 1n);
}

function toCharacters(ranges: readonly CharacterRange[]): Characters {
  return { type: 'characters', ranges, count: BigInt(sizeOf(ranges)), nullable: false };
}

function isNullable(expression: Expression): boolean {
  return expression.nullable;
}
