import { FALSE, type Formula, Formulas, TooLargeError, TRUE } from './formulas.ts';
import type { PatternGraph, Position } from './positions.ts';

/**
 * A deterministic automaton that accepts the texts of a pattern with all its lookarounds and assertions. Its states are
 * made when they are reached.
 */
export interface FormulaAutomaton {
  /** The state before the first character. */
  readonly start: number;
  /** The state after a character of the letter with this index. State `DEAD` accepts no text. */
  next(state: number, letter: number): number;
  accepts(state: number): boolean;
}

/** Characters that a pattern does not tell apart: each of its classes has all of them or none. */
export interface Letter {
  /** Whether `\w` matches the characters. */
  readonly isWord: boolean;
  /** Whether the class with this index matches the characters. */
  readonly isIn: readonly boolean[];
}

export const DEAD = 0;

/** For a look-behind: the formulas under which a match of it has come to each position. */
type Tracker = ReadonlyMap<number, Formula>;

interface State {
  /** The rest of the text must satisfy it. */
  readonly formula: Formula;
  readonly trackers: readonly Tracker[];
}

/** The text before a position, as far as assertions ask for it. */
interface Surroundings {
  readonly isStart: boolean;
  /** Whether `\w` matches the last character. */
  readonly isAfterWord: boolean;
  /** The formulas of the look-behinds at this position. */
  readonly lookbehinds: Formula[];
}

const MAX_NESTED_POSITIONS = 600;
/** Atoms below the positions': the text ends here, or a character of `\w` follows. */
const AT_END = -1;
const BEFORE_WORD = -2;

/**
 * The states are formulas about the rest of the text. An atom of a formula is a position: the rest begins with a
 * character of its class, and the text after this character matches what follows the position. A look-ahead is a
 * conjunct, a negative one is negated: Miyazaki and Minamide 2019, "Derivatives of Regular Expressions with Lookahead"
 * (https://doi.org/10.2197/ipsjjip.27.422). A look-behind is followed from every earlier position.
 */
export function formulaAutomaton(graph: PatternGraph, letters: readonly Letter[]): FormulaAutomaton {
  return new Builder(graph, letters);
}

class Builder implements FormulaAutomaton {
  readonly start: number;
  readonly #graph: PatternGraph;
  readonly #letters: readonly Letter[];
  readonly #formulas = new Formulas();
  readonly #states: State[] = [];
  readonly #numbers = new Map<string, number>();
  /** For each letter and each state of the look-behinds, the formulas after the letter, and those of positions. */
  readonly #memos = new Map<string, { replaced: Map<Formula, Formula>; expanded: Map<number, Formula> }>();

  constructor(graph: PatternGraph, letters: readonly Letter[]) {
    this.#graph = graph;
    this.#letters = letters;
    this.#numberOf({ formula: FALSE, trackers: [] });
    const surroundings: Surroundings = { isStart: true, isAfterWord: false, lookbehinds: [] };
    const trackers = this.#track(surroundings, () => []);
    const formula = new Expansion(this.#formulas, surroundings, new Map()).of(graph.start);
    this.start = this.#numberOf({ formula, trackers });
  }

  next(state: number, letter: number): number {
    const { formula, trackers } = this.#states[state] ?? { formula: FALSE, trackers: [] };
    const read = this.#letters[letter];
    if (formula === FALSE || !read) return DEAD;
    const surroundings: Surroundings = { isStart: false, isAfterWord: read.isWord, lookbehinds: [] };
    const following = this.#track(surroundings, (index) =>
      this.#advanced(trackers[index], read, surroundings),
    );
    const key = `${letter} ${surroundings.lookbehinds.join(' ')}`;
    const memo = this.#memos.get(key) ?? { replaced: new Map(), expanded: new Map() };
    this.#memos.set(key, memo);
    const expansion = new Expansion(this.#formulas, surroundings, memo.expanded);
    const rest = this.#derivative(formula, read, expansion, memo.replaced);
    return this.#numberOf({ formula: rest, trackers: following });
  }

  accepts(state: number): boolean {
    const { formula } = this.#states[state] ?? { formula: FALSE };
    const atEnd = this.#formulas.map(formula, new Map(), (atom) => (atom === AT_END ? TRUE : FALSE));
    return atEnd === TRUE;
  }

  #derivative(
    formula: Formula,
    letter: Letter,
    expansion: Expansion,
    replaced: Map<Formula, Formula>,
  ): Formula {
    return this.#formulas.map(formula, replaced, (atom) => {
      if (atom === AT_END) return FALSE;
      if (atom === BEFORE_WORD) return letter.isWord ? TRUE : FALSE;
      const position = this.#graph.positions[atom];
      const reads = position?.type === 'character' && letter.isIn[position.set] === true;
      return reads ? expansion.of(position.next) : FALSE;
    });
  }

  /** The positions of a look-behind after a letter, with their formulas. */
  #advanced(
    tracker: Tracker | undefined,
    letter: Letter,
    surroundings: Surroundings,
  ): (readonly [Position, Formula])[] {
    const expansion = new Expansion(this.#formulas, surroundings, new Map());
    const replaced = new Map<Formula, Formula>();
    const advanced: (readonly [Position, Formula])[] = [];
    for (const [id, formula] of tracker ?? []) {
      const position = this.#graph.positions[id];
      if (position?.type !== 'character' || letter.isIn[position.set] !== true) continue;
      advanced.push([position.next, this.#derivative(formula, letter, expansion, replaced)]);
    }
    return advanced;
  }

  /** Adds the formula of each look-behind to the surroundings. Those within another one come first. */
  #track(
    surroundings: Surroundings,
    reached: (index: number) => readonly (readonly [Position, Formula])[],
  ): readonly Tracker[] {
    return this.#graph.lookbehinds.map((start, index) => {
      const closure = new Closure(this.#formulas, surroundings);
      for (const [position, formula] of reached(index)) closure.add(position, formula);
      closure.add(start, TRUE);
      surroundings.lookbehinds.push(closure.accepted);
      return closure.tracker();
    });
  }

  #numberOf(state: State): number {
    const { formula, trackers } = state;
    const key = formula === FALSE ? '' : `${formula}${trackers.map(keyOf).join('')}`;
    const existing = this.#numbers.get(key);
    if (existing !== undefined) return existing;
    const number = this.#states.push(state) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

function keyOf(tracker: Tracker): string {
  return `;${[...tracker]
    .sort(([a], [b]) => a - b)
    .map(([id, formula]) => `${id}:${formula}`)
    .join(' ')}`;
}

/** The formulas of positions at one place of a text. */
class Expansion {
  readonly #formulas: Formulas;
  readonly #surroundings: Surroundings;
  /** The loops that a way without characters is in. Entering one again would change nothing. */
  readonly #loops = new Set<number>();
  #expanded: Map<number, Formula>;
  #depth = 0;

  /** @param expanded the formulas so far, which is added to */
  constructor(formulas: Formulas, surroundings: Surroundings, expanded: Map<number, Formula>) {
    this.#formulas = formulas;
    this.#surroundings = surroundings;
    this.#expanded = expanded;
  }

  of(position: Position): Formula {
    const earlier = this.#expanded.get(position.id);
    if (earlier !== undefined) return earlier;
    if (++this.#depth > MAX_NESTED_POSITIONS) throw new TooLargeError();
    this.#formulas.spend(1);
    const expanded = this.#expanded;
    const formula = this.#formulaOf(position);
    expanded.set(position.id, formula);
    this.#depth--;
    return formula;
  }

  #formulaOf(position: Position): Formula {
    switch (position.type) {
      case 'character':
        return this.#formulas.atom(position.id);
      case 'choice':
        return position.isLoop ? this.#loop(position) : this.#choice(position.next);
      case 'end':
        return this.#formulas.atom(AT_END);
      case 'accept':
        return TRUE;
      case 'look-ahead':
      case 'look-behind':
      case 'assertion': {
        const condition = conditionOf(position, this.#formulas, this.#surroundings, (start) =>
          this.of(start),
        );
        return condition === FALSE ? FALSE : this.#formulas.and([condition, this.of(position.next)]);
      }
    }
  }

  #choice(starts: readonly Position[]): Formula {
    return this.#formulas.or(starts.map((start) => this.of(start)));
  }

  /** The formulas of positions within a loop depend on the loops around, so they are kept only while these are the same. */
  #loop({ id, next }: Position & { type: 'choice' }): Formula {
    if (this.#loops.has(id)) return FALSE;
    const outside = this.#expanded;
    this.#loops.add(id);
    this.#expanded = new Map();
    const formula = this.#choice(next);
    this.#expanded = outside;
    this.#loops.delete(id);
    return formula;
  }
}

type Condition = Extract<Position, { type: 'look-ahead' | 'look-behind' | 'assertion' }>;

/** https://tc39.es/ecma262/#sec-compileassertion */
function conditionOf(
  position: Condition,
  formulas: Formulas,
  { isStart, isAfterWord, lookbehinds }: Surroundings,
  formulaOf: (start: Position) => Formula,
): Formula {
  switch (position.type) {
    case 'look-ahead':
    case 'look-behind': {
      const formula =
        position.type === 'look-ahead' ? formulaOf(position.body) : (lookbehinds[position.index] ?? FALSE);
      return position.negate ? formulas.not(formula) : formula;
    }
    case 'assertion': {
      const { source } = position;
      if (source === '^') return isStart ? TRUE : FALSE;
      if (source === '$') return formulas.atom(AT_END);
      const beforeWord = formulas.atom(BEFORE_WORD);
      return isAfterWord === (source === '\\b') ? formulas.not(beforeWord) : beforeWord;
    }
  }
}

/** All positions of a look-behind that are reached without a character, with the formulas under which they are. */
class Closure {
  accepted: Formula = FALSE;
  readonly #formulas: Formulas;
  readonly #surroundings: Surroundings;
  readonly #expansion: Expansion;
  readonly #reached = new Map<number, Formula>();
  readonly #characters = new Set<number>();
  /** The positions of the way that is followed. Coming to one again would only add conditions. */
  readonly #way = new Set<number>();

  constructor(formulas: Formulas, surroundings: Surroundings) {
    this.#formulas = formulas;
    this.#surroundings = surroundings;
    this.#expansion = new Expansion(formulas, surroundings, new Map());
  }

  tracker(): Tracker {
    return new Map([...this.#characters].map((id) => [id, this.#reached.get(id) ?? FALSE]));
  }

  add(position: Position, condition: Formula): void {
    const earlier = this.#reached.get(position.id) ?? FALSE;
    const formula = this.#formulas.or([earlier, condition]);
    if (formula === earlier || this.#way.has(position.id)) return;
    if (this.#way.size > MAX_NESTED_POSITIONS) throw new TooLargeError();
    this.#formulas.spend(1);
    this.#reached.set(position.id, formula);
    this.#way.add(position.id);
    this.#follow(position, formula);
    this.#way.delete(position.id);
  }

  #follow(position: Position, formula: Formula): void {
    switch (position.type) {
      case 'character':
        this.#characters.add(position.id);
        return;
      case 'choice':
        for (const start of position.next) this.add(start, formula);
        return;
      case 'accept':
        this.accepted = formula;
        return;
      case 'end':
        return;
      case 'look-ahead':
      case 'look-behind':
      case 'assertion': {
        const condition = conditionOf(position, this.#formulas, this.#surroundings, (start) =>
          this.#expansion.of(start),
        );
        this.add(position.next, this.#formulas.and([formula, condition]));
      }
    }
  }
}
