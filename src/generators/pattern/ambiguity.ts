import type { Characters, Expression } from './expression.ts';
import { type PositionAutomaton, positionAutomaton } from './position-automaton.ts';

/** Whether an expression can make the same text in two ways. `unknown`: it is too large to decide. */
export type Ambiguity = 'none' | 'some' | 'unknown';

/** The most pairs of edges to compare. This takes about 100 ms. */
const MAX_STEPS = 1_000_000;

/**
 * Searches the position automaton for two ways to one text. The automaton has the same ways as the expression: R. Book,
 * S. Even, S. Greibach, G. Ott, "Ambiguity in Graphs and Expressions", https://doi.org/10.1109/T-C.1971.223204
 */
export function ambiguityOf(expression: Expression): Ambiguity {
  if (repeatsEmptyText(expression)) return 'some';
  // With open repetitions, the automaton has few states. If it is unambiguous, the expression with bounds is too.
  const open = positionAutomaton(expression, 'open');
  if (open && new PairSearch(open).run() === 'none') return 'none';
  const expanded = positionAutomaton(expression, 'expanded');
  return expanded ? new PairSearch(expanded).run() : 'unknown';
}

/**
 * Whether two alternatives of a choice, or the element of a repetition, can be empty. The states of the automaton do
 * not show this.
 */
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
 * Follows two ways of one text from the state at which they separate. The expression is ambiguous if they meet again,
 * or if both can end.
 */
class PairSearch {
  readonly #automaton: PositionAutomaton;
  /** The distinct sets of characters. `#setOf` has the index of each state's set, and -1 for the start. */
  readonly #sets: readonly Characters[];
  readonly #setOf: Int32Array;
  /** For each pair of sets: 1 if they overlap, 2 if they do not, 0 if this is not known yet. */
  readonly #overlaps: Uint8Array;
  /**
   * The queue of reached pairs, two states for each pair. `#left` is the number of states that were taken from it.
   */
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
      // Breadth first, so that the shortest ambiguous text is found first.
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

  /** Whether the same character can lead into both states. */
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
