import type { Characters, Expression } from './expression.ts';
import { type PositionAutomaton, positionAutomaton } from './position-automaton.ts';

/** Whether an expression makes some text in two ways; `unknown` where it is too large to decide. */
export type Ambiguity = 'none' | 'some' | 'unknown';

/** Pairs of edges that are compared at most, in some 100 ms. */
const MAX_STEPS = 1_000_000;

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
  /** The distinct sets of characters, and by state the index of its own; -1 for the start. */
  readonly #sets: readonly Characters[];
  readonly #setOf: Int32Array;
  /** By two sets: 0 where it is not known whether they overlap, 1 where they do, 2 where they do not. */
  readonly #overlaps: Uint8Array;
  /** The pairs of states that were reached, one after the other, and how many of their states were left. */
  readonly #reached: number[] = [];
  #left = 0;
  #visited = new Uint32Array(0);
  #steps = 0;
  #met = false;

  constructor(automaton: PositionAutomaton) {
    this.#automaton = automaton;
    this.#sets = [...new Set(automaton.characters.filter((set) => set !== null))];
    const indexes = new Map(this.#sets.map((set, index) => [set, index]));
    this.#setOf = Int32Array.from(automaton.characters, (set) => (set ? (indexes.get(set) ?? -1) : -1));
    this.#overlaps = new Uint8Array(this.#sets.length * this.#sets.length);
  }

  run(): Ambiguity {
    for (const next of this.#automaton.next) {
      this.#part(next);
      // Breadth first: the shortest text comes first.
      while (this.#left < this.#reached.length && this.#continues()) {
        this.#advance(this.#reached[this.#left++] ?? 0, this.#reached[this.#left++] ?? 0);
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

  #advance(a: number, b: number): void {
    const { next, accepts } = this.#automaton;
    if (accepts[a] === 1 && accepts[b] === 1) this.#met = true;
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
    else if (this.#isNew(a, b)) this.#reached.push(a, b);
  }

  #isNew(a: number, b: number): boolean {
    const states = this.#automaton.next.length;
    if (this.#visited.length === 0) this.#visited = new Uint32Array(Math.ceil((states * states) / 32));
    const pair = Math.min(a, b) * states + Math.max(a, b);
    const bits = this.#visited[pair >>> 5] ?? 0;
    const bit = 1 << (pair & 31);
    this.#visited[pair >>> 5] = bits | bit;
    return (bits & bit) === 0;
  }

  /** Whether a character leads into both states. */
  #overlap(a: number, b: number): boolean {
    const first = this.#setOf[a] ?? -1;
    const second = this.#setOf[b] ?? -1;
    if (first === second) return true;
    const pair = first * this.#sets.length + second;
    if (this.#overlaps[pair] === 0) {
      this.#overlaps[pair] = haveCommonCharacter(this.#sets[first], this.#sets[second]) ? 1 : 2;
    }
    return this.#overlaps[pair] === 1;
  }
}

function haveCommonCharacter(a: Characters | undefined, b: Characters | undefined): boolean {
  const others = b?.ranges ?? [];
  return (a?.ranges ?? []).some(({ from, to }) =>
    others.some((range) => from <= range.to && range.from <= to),
  );
}
