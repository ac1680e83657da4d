import type { Characters, Expression, Repetition } from './expression.ts';

/**
 * Glushkov's automaton: one state for each character position in an expression, and state 0 before the first.
 * If an edge is in `next` twice, two ways lead along it. Every state is on a way from the start to an end.
 * https://en.wikipedia.org/wiki/Glushkov%27s_construction_algorithm
 */
export interface PositionAutomaton {
  /** The characters that lead into each state, null for the start. */
  readonly characters: readonly (Characters | null)[];
  readonly next: readonly (readonly number[])[];
  /** 1 for the states in which a text can end. */
  readonly accepts: Uint8Array;
}

/** With this many states, the bitmap of all pairs takes 16 MiB. */
const MAX_STATES = 11_585;
const MAX_EDGES = 500_000;

/**
 * @param repetitions `expanded`: one copy of an element for each of its repetitions. `open`: one copy, which repeats any
 *   number of times. It makes more texts, and makes each text of the expression in at least as many ways
 * @returns null if the automaton would be too large
 */
export function positionAutomaton(
  expression: Expression,
  repetitions: 'expanded' | 'open',
): PositionAutomaton | null {
  const expanded = repetitions === 'expanded';
  if (countPositions(expression, expanded) >= MAX_STATES) return null;
  const builder = new AutomatonBuilder(expanded);
  const { first, last, nullable } = builder.fragment(expression);
  builder.connect([0], first);
  if (builder.edges > MAX_EDGES) return null;
  const accepts = new Uint8Array(builder.next.length);
  for (const state of last) accepts[state] = 1;
  if (nullable) accepts[0] = 1;
  return { characters: builder.characters, next: builder.next, accepts };
}

function countPositions(expression: Expression, expanded: boolean): number {
  switch (expression.type) {
    case 'characters':
      return 1;
    case 'repetition':
      return (expanded ? expression.max : 1) * countPositions(expression.element, expanded);
    case 'sequence':
      return expression.parts.reduce((sum, part) => sum + countPositions(part, expanded), 0);
    case 'choice':
      return expression.alternatives.reduce((sum, part) => sum + countPositions(part, expanded), 0);
  }
}

/** The states in which the texts of a part can begin and end. */
interface Fragment {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly nullable: boolean;
}

const EMPTY: Fragment = { first: [], last: [], nullable: true };

class AutomatonBuilder {
  readonly characters: (Characters | null)[] = [null];
  readonly next: number[][] = [[]];
  /** Beyond the limit, edges are counted but not added. */
  edges = 0;
  readonly #expanded: boolean;

  constructor(expanded: boolean) {
    this.#expanded = expanded;
  }

  connect(from: readonly number[], to: readonly number[]): void {
    this.edges += from.length * to.length;
    if (this.edges > MAX_EDGES) return;
    for (const state of from) for (const target of to) this.next[state]?.push(target);
  }

  fragment(expression: Expression): Fragment {
    switch (expression.type) {
      case 'characters': {
        const states = [this.next.push([]) - 1];
        this.characters.push(expression);
        return { first: states, last: states, nullable: false };
      }
      case 'sequence':
        return this.#sequence(expression.parts);
      case 'choice':
        return this.#choice(expression.alternatives);
      case 'repetition':
        return this.#repetition(expression);
    }
  }

  #sequence(parts: readonly Expression[]): Fragment {
    return parts.map((part) => this.fragment(part)).reduce((a, b) => this.#joined(a, b), EMPTY);
  }

  #joined(left: Fragment, right: Fragment): Fragment {
    this.connect(left.last, right.first);
    return {
      first: left.nullable ? left.first.concat(right.first) : left.first,
      last: right.nullable ? left.last.concat(right.last) : right.last,
      nullable: left.nullable && right.nullable,
    };
  }

  #choice(alternatives: readonly Expression[]): Fragment {
    const fragments = alternatives.map((alternative) => this.fragment(alternative));
    return {
      first: fragments.flatMap(({ first }) => first),
      last: fragments.flatMap(({ last }) => last),
      nullable: fragments.some(({ nullable }) => nullable),
    };
  }

  #repetition({ element, min, max, nullable }: Repetition): Fragment {
    const once = this.fragment(element);
    if (max === 1) return { ...once, nullable };
    if (!this.#expanded) {
      this.connect(once.last, once.first);
      return { ...once, nullable };
    }
    let { last } = once;
    const ends = min <= 1 ? [...last] : [];
    for (let repetition = 2; repetition <= max; repetition++) {
      const again = this.fragment(element);
      this.connect(last, again.first);
      last = again.last;
      if (repetition >= min) for (const state of last) ends.push(state);
    }
    return { first: once.first, last: ends, nullable };
  }
}
