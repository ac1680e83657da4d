import type { Characters, Expression } from './expression.ts';
import { type PositionAutomaton, positionAutomaton } from './position-automaton.ts';

/** Whether an expression makes some text in two ways; `unknown` where it is too large to decide. */
export type Ambiguity = 'none' | 'some' | 'unknown';

/** Pairs of edges that are compared at most: 50 ms. */
const MAX_STEPS = 4_000_000;

/**
 * Decides by the ways of the position automaton, which are those of the expression: R. Book, S. Even, S. Greibach,
 * G. Ott, "Ambiguity in Graphs and Expressions", https://doi.org/10.1109/T-C.1971.223204
 */
export function ambiguityOf(expression: Expression): Ambiguity {
  if (repeatsEmptyText(expression)) return 'some';
  // Open repetitions take few states. What is unambiguous with them is so within bounds, too.
  const open = positionAutomaton(expression, 'open');
  if (open && new PairSearch(open).run() === 'none') return 'none';
  const expanded = positionAutomaton(expression, 'expanded');
  return expanded ? new PairSearch(expanded).run() : 'unknown';
}

/** Whether two alternatives are empty, or what is repeated is, which the states of an automaton do not show. */
function repeatsEmptyText(expression: Expression): boolean {
  switch (expression.type) {
    case 'characters':
      return false;
    case 'sequence':
      return expression.parts.some(repeatsEmptyText);
    case 'choice':
      return (
        expression.alternatives.filter(({ nullable }) => nullable).length > 1 ||
        expression.alternatives.some(repeatsEmptyText)
      );
    case 'repetition':
      return expression.element.nullable || repeatsEmptyText(expression.element);
  }
}

/**
 * Walks two ways of one text from a state at which they part: the text is made in two ways where they meet again, or
 * both end.
 */
class PairSearch {
  readonly #automaton: PositionAutomaton;
  readonly #overlaps = new Map<Characters, Map<Characters, boolean>>();
  readonly #pending: [number, number][] = [];
  #visited = new Uint32Array(0);
  #steps = 0;
  #met = false;

  constructor(automaton: PositionAutomaton) {
    this.#automaton = automaton;
  }

  run(): Ambiguity {
    for (const next of this.#automaton.next) {
      this.#part(next);
      for (let pair = this.#pending.pop(); pair && this.#continues(); pair = this.#pending.pop()) {
        this.#advance(pair);
      }
    }
    if (this.#met) return 'some';
    return this.#steps > MAX_STEPS ? 'unknown' : 'none';
  }

  #part(next: readonly number[]): void {
    for (let i = 0; i < next.length && this.#continues(); i++) {
      for (let j = 0; j < i; j++) this.#step(next[i] ?? 0, next[j] ?? 0);
    }
  }

  #advance([a, b]: readonly [number, number]): void {
    const { next, accepts } = this.#automaton;
    if (accepts.has(a) && accepts.has(b)) this.#met = true;
    const others = next[b] ?? [];
    for (const state of next[a] ?? []) {
      if (!this.#continues()) return;
      for (const other of others) this.#step(state, other);
    }
  }

  #continues(): boolean {
    return !this.#met && this.#steps <= MAX_STEPS;
  }

  #step(a: number, b: number): void {
    this.#steps++;
    if (!this.#overlap(a, b)) return;
    if (a === b) this.#met = true;
    else if (this.#isNew(a, b)) this.#pending.push([a, b]);
  }

  #isNew(a: number, b: number): boolean {
    const states = this.#automaton.next.length;
    if (this.#visited.length === 0) this.#visited = new Uint32Array(Math.ceil(states ** 2 / 32));
    const pair = Math.min(a, b) * states + Math.max(a, b);
    const bits = this.#visited[pair >>> 5] ?? 0;
    const bit = 1 << (pair & 31);
    this.#visited[pair >>> 5] = bits | bit;
    return (bits & bit) === 0;
  }

  /** Whether a character leads into both states. */
  #overlap(a: number, b: number): boolean {
    const { characters } = this.#automaton;
    const first = characters[a];
    const second = characters[b];
    if (!first || !second) return false;
    if (first === second) return true;
    const known = this.#overlaps.get(first) ?? new Map<Characters, boolean>();
    this.#overlaps.set(first, known);
    const overlap = known.get(second) ?? haveCommonCharacter(first, second);
    known.set(second, overlap);
    return overlap;
  }
}

function haveCommonCharacter(a: Characters, b: Characters): boolean {
  return a.ranges.some(({ from, to }) => b.ranges.some((range) => from <= range.to && range.from <= to));
}
