import type { FormulaAutomaton } from './formula-automaton.ts';
import { DEAD } from './formula-automaton.ts';
import { TooLargeError } from './formulas.ts';

/** The states of an automaton, up to those that a limit leaves out. State 0 is the start. */
interface States {
  /** For each state, the state after each letter, or -1 if there is none. */
  readonly next: readonly Int32Array[];
  /** Whether a text can end in a state. */
  readonly accepts: readonly boolean[];
  /** The fewest characters before each state. */
  readonly before: readonly number[];
}

/** States that all lead to the end of a text of at most `longest` characters. The others are not in `next`. */
export interface LiveStates extends States {
  /** The fewest characters from each state to the end of a text. */
  readonly after: readonly number[];
  readonly longest: number;
}

const MAX_STATES = 5000;
/** The most pairs of a state and a number of characters after it. Each takes 12 bytes. */
const MAX_PAIRS = 400_000;
const NEVER = Number.POSITIVE_INFINITY;

/**
 * Explores an automaton, breadth first. Leaves out the longest texts if the automaton is large. Returns null if it
 * accepts no text within the limit. Throws a `TooLargeError` if it is too large to tell.
 * @param letters the number of letters
 * @param limit the most characters of a text, from the fewest
 */
export function liveStates(
  automaton: FormulaAutomaton,
  letters: number,
  limit: (shortest: number) => number,
): LiveStates | null {
  const { states, isComplete } = explore(automaton, letters, limit);
  const { next, before } = states;
  const after = fewestAfter(states);
  const shortest = after[0] ?? NEVER;
  const most = Math.min(limit(shortest), longestText(next, after));
  if (shortest > most || shortest === NEVER) {
    if (isComplete) return null;
    throw new TooLargeError();
  }
  // A state is on the way of a text of this length or above.
  const leasts = before.map((depth, state) => depth + (after[state] ?? NEVER));
  const fits = (longest: number) =>
    leasts.reduce((pairs, least) => pairs + Math.max(0, longest - least + 1), 0) <= MAX_PAIRS;
  if (!fits(shortest)) throw new TooLargeError();
  const longest = largest(shortest, most, fits);
  for (const targets of next) {
    for (const [letter, target] of targets.entries()) {
      if (target >= 0 && (leasts[target] ?? NEVER) > longest) targets[letter] = -1;
    }
  }
  return { ...states, after, longest };
}

function explore(
  automaton: FormulaAutomaton,
  letters: number,
  limit: (shortest: number) => number,
): { states: States; isComplete: boolean } {
  const next: Int32Array[] = [];
  const accepts: boolean[] = [];
  const before: number[] = [];
  const numbers: number[] = [];
  const indexes = new Map<number, number>();
  let shortest = NEVER;
  function indexOf(number: number, depth: number): number {
    const index = indexes.get(number) ?? numbers.length;
    if (index < numbers.length) return index;
    if (index >= MAX_STATES) throw new TooLargeError();
    indexes.set(number, index);
    numbers.push(number);
    before.push(depth);
    next.push(new Int32Array(letters).fill(-1));
    accepts.push(automaton.accepts(number));
    if (accepts[index]) shortest = Math.min(shortest, depth);
    return index;
  }
  try {
    indexOf(automaton.start, 0);
    for (let index = 0; index < numbers.length; index++) {
      const depth = before[index] ?? 0;
      if (depth >= limit(shortest)) break;
      for (let letter = 0; letter < letters; letter++) {
        const number = automaton.next(numbers[index] ?? DEAD, letter);
        const targets = next[index];
        if (number !== DEAD && targets) targets[letter] = indexOf(number, depth + 1);
      }
    }
    return { states: { next, accepts, before }, isComplete: true };
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    return { states: { next, accepts, before }, isComplete: false };
  }
}

/** The fewest characters from each state to a state that accepts: breadth first along the edges, backwards. */
function fewestAfter({ next, accepts }: States): readonly number[] {
  const previous: number[][] = next.map(() => []);
  for (const [state, targets] of next.entries()) {
    for (const target of new Set(targets)) previous[target]?.push(state);
  }
  const after = next.map((_, state) => (accepts[state] ? 0 : NEVER));
  const queue = [...next.keys()].filter((state) => accepts[state]);
  for (const state of queue) {
    for (const earlier of previous[state] ?? []) {
      if ((after[earlier] ?? 0) < NEVER) continue;
      after[earlier] = (after[state] ?? 0) + 1;
      queue.push(earlier);
    }
  }
  return after;
}

/** The most characters of a text, or Infinity if states form a circle. Removes edges until no state is left. */
function longestText(next: readonly Int32Array[], after: readonly number[]): number {
  const isLive = (state: number) => (after[state] ?? NEVER) < NEVER;
  const targetsOf = (state: number) => new Set(next[state]?.filter(isLive));
  const incoming = new Int32Array(next.length);
  for (const state of next.keys()) {
    if (isLive(state)) for (const target of targetsOf(state)) incoming[target] = (incoming[target] ?? 0) + 1;
  }
  const characters = new Int32Array(next.length);
  const queue = incoming[0] === 0 ? [0] : [];
  for (const state of queue) {
    for (const target of targetsOf(state)) {
      characters[target] = Math.max(characters[target] ?? 0, (characters[state] ?? 0) + 1);
      incoming[target] = (incoming[target] ?? 0) - 1;
      if (incoming[target] === 0) queue.push(target);
    }
  }
  return incoming.some((count) => count > 0) ? NEVER : Math.max(...characters);
}

/** The largest integer from `low` to `high` that fits, if `low` fits and no integer above one that does not. */
function largest(low: number, high: number, fits: (value: number) => boolean): number {
  let [least, most] = [low, high];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}
