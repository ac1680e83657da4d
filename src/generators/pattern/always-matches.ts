import type { RangesOf } from './characters.ts';
import type { ReadPattern } from './read.ts';
import type { Alternatives, Element, Quantifier } from './tree.ts';

/** The effort of matching a text against a part of a pattern. */
interface Effort {
  /** The number of ways through the part that a backtracking matcher can try. */
  readonly ways: number;
  /** The steps of the longest way. */
  readonly steps: number;
}

const NEVER: Effort = { ways: Number.POSITIVE_INFINITY, steps: 1 };
const STEP: Effort = { ways: 1, steps: 1 };
/** A group saves the start and the end of its capture. */
const STEPS_OF_GROUP = 2;
const STEPS_OF_LOOP = 2;
const STEPS_OF_ITERATION = 3;
/** One step each for `^`, `$` and the end of the program. */
const STEPS_OF_PATTERN = 3;
/**
 * `(?i:…)`, which our parser reads as a plain group. The native engine ignores case in it: there, `[^a]` does not
 * match `A`.
 */
const MODIFIER = /\(\?[ims-]/;

/**
 * Whether every sample of a pattern matches the whole pattern, both natively and within `maxSteps` of our matcher. Such
 * samples need no check.
 *
 * A sample is a way through the pattern. It always matches if the match depends only on its own characters. This
 * excludes back-references, lookarounds, empty classes, modifiers, assertions other than `^` at the start and `$` at
 * the end, and the flag `u`, which joins two surrogate halves to one character. A backtracking matcher finds this way
 * at the latest after it has tried all others.
 */
export function alwaysMatches(
  source: string,
  { pattern, rangesOf, sampled }: ReadPattern,
  maxSteps: number,
): boolean {
  if (pattern.unicode || MODIFIER.test(source)) return false;
  const inner = pattern.alternatives.map((elements) => elements.filter(isWithin));
  const { ways, steps } = effortOfAlternatives(inner, sampled.maxLength, rangesOf);
  return ways * (steps + STEPS_OF_PATTERN) <= maxSteps;
}

/** Whether an element is something else than `^` at the start or `$` at the end. */
function isWithin(element: Element, i: number, { length }: readonly Element[]): boolean {
  if (element.type !== 'assertion') return true;
  return !(i === 0 && element.source === '^') && !(i === length - 1 && element.source === '$');
}

/** Each alternative takes a step when it is tried, and one step leaves the group. */
function effortOfAlternatives(alternatives: Alternatives, maxLength: number, rangesOf: RangesOf): Effort {
  let ways = 0;
  let longest = 0;
  for (const elements of alternatives) {
    let product = 1;
    let sum = 0;
    for (const element of elements) {
      const effort = effortOf(element, maxLength, rangesOf);
      product *= effort.ways;
      sum += effort.steps;
    }
    ways += product;
    longest = Math.max(longest, sum);
  }
  return { ways, steps: longest + alternatives.length + 1 };
}

function effortOf(element: Element, maxLength: number, rangesOf: RangesOf): Effort {
  switch (element.type) {
    case 'character-class':
      return rangesOf(element).length > 0 ? STEP : NEVER;
    case 'group': {
      const { ways, steps } = effortOfAlternatives(element.alternatives, maxLength, rangesOf);
      return { ways, steps: steps + STEPS_OF_GROUP };
    }
    case 'quantifier':
      return effortOfQuantifier(element, maxLength, rangesOf);
    default:
      return NEVER;
  }
}

/**
 * Empty iterations beyond the minimum fail. So a text has at most one iteration for each character, and one more is
 * tried at its end.
 */
function effortOfQuantifier(
  { element, min, max }: Quantifier,
  maxLength: number,
  rangesOf: RangesOf,
): Effort {
  const { ways, steps } = effortOf(element, maxLength, rangesOf);
  const most = Math.min(max, min + maxLength + 1);
  let power = 1;
  for (let times = 0; times < min && power * ways !== power; times++) power *= ways;
  let sum = 0;
  for (let times = min; times <= most && sum < Number.POSITIVE_INFINITY; times++, power *= ways) sum += power;
  return { ways: sum, steps: STEPS_OF_LOOP + most * (steps + STEPS_OF_ITERATION) };
}
