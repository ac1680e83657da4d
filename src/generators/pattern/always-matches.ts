import { sampledRanges } from './characters.ts';
import type { ReadPattern } from './read.ts';
import type { Alternatives, Element, Quantifier } from './tree.ts';

/** What matching a text of a part takes. */
interface Effort {
  /** The ways through the part that a backtracking matcher can try. */
  readonly ways: number;
  /** Of the longest way. */
  readonly steps: number;
}

const NEVER: Effort = { ways: Number.POSITIVE_INFINITY, steps: 1 };
const STEP: Effort = { ways: 1, steps: 1 };
/** The ends of a capture. */
const STEPS_OF_GROUP = 2;
const STEPS_OF_LOOP = 2;
const STEPS_OF_ITERATION = 3;
/** `^`, `$` and the end. */
const STEPS_OF_PATTERN = 3;
/** `(?i:…)`, which the parser reads as a plain group: natively, `[^a]` in it does not match `A`. */
const MODIFIER = /\(\?[ims-]/;

/**
 * Whether each sample of a pattern matches it from end to end, natively and within so many steps of our matcher, so that
 * none needs to be checked.
 *
 * A sample is a way through the pattern. It matches where nothing decides that but its own characters: without
 * back-references, lookarounds, empty classes, modifiers, assertions other than `^` at the start and `$` at the end,
 * and without the flag `u`, which makes one character of two halves. A backtracking matcher finds that way after all
 * others at the latest.
 */
export function alwaysMatches(source: string, { pattern, sampled }: ReadPattern, maxSteps: number): boolean {
  if (pattern.unicode || MODIFIER.test(source)) return false;
  const inner = pattern.alternatives.map((elements) => elements.filter(isWithin));
  const { ways, steps } = effortOfAlternatives(inner, sampled.maxLength);
  return ways * (steps + STEPS_OF_PATTERN) <= maxSteps;
}

/** Whether an element is no `^` at the start and no `$` at the end. */
function isWithin(element: Element, i: number, { length }: readonly Element[]): boolean {
  if (element.type !== 'assertion') return true;
  return !(i === 0 && element.source === '^') && !(i === length - 1 && element.source === '$');
}

/** A step for each alternative that is tried, and one to leave it. */
function effortOfAlternatives(alternatives: Alternatives, maxLength: number): Effort {
  let ways = 0;
  let longest = 0;
  for (const elements of alternatives) {
    let product = 1;
    let sum = 0;
    for (const element of elements) {
      const effort = effortOf(element, maxLength);
      product *= effort.ways;
      sum += effort.steps;
    }
    ways += product;
    longest = Math.max(longest, sum);
  }
  return { ways, steps: longest + alternatives.length + 1 };
}

function effortOf(element: Element, maxLength: number): Effort {
  switch (element.type) {
    case 'character-class':
      return sampledRanges(element, false).length > 0 ? STEP : NEVER;
    case 'group': {
      const { ways, steps } = effortOfAlternatives(element.alternatives, maxLength);
      return { ways, steps: steps + STEPS_OF_GROUP };
    }
    case 'quantifier':
      return effortOfQuantifier(element, maxLength);
    default:
      return NEVER;
  }
}

/** An iteration beyond the minimum that is empty fails, so that a text has one for each character, and one is tried after it. */
function effortOfQuantifier({ element, min, max }: Quantifier, maxLength: number): Effort {
  const { ways, steps } = effortOf(element, maxLength);
  const most = Math.min(max, min + maxLength + 1);
  let power = 1;
  for (let times = 0; times < min && power * ways !== power; times++) power *= ways;
  let sum = 0;
  for (let times = min; times <= most && sum < Number.POSITIVE_INFINITY; times++, power *= ways) sum += power;
  return { ways: sum, steps: STEPS_OF_LOOP + most * (steps + STEPS_OF_ITERATION) };
}
