import { TooLargeError } from './formulas.ts';
import { maxRepetitions } from './tokens.ts';
import type {
  Alternatives,
  CharacterClass,
  Element,
  Group,
  Lookaround,
  Pattern,
  Quantifier,
} from './tree.ts';
import { allElements } from './tree.ts';

/** A place in a pattern, and the places that follow it. Each has its own number. */
export type Position =
  /** One character of a class. `set` is the index of the class in `PatternGraph.classes`. */
  | { readonly type: 'character'; readonly id: number; readonly set: number; readonly next: Position }
  | { readonly type: 'choice'; readonly id: number; readonly isLoop: boolean; readonly next: Position[] }
  | {
      readonly type: 'look-ahead';
      readonly id: number;
      readonly negate: boolean;
      readonly body: Position;
      readonly next: Position;
    }
  /** `index` is that of the look-behind in `PatternGraph.lookbehinds`. */
  | {
      readonly type: 'look-behind';
      readonly id: number;
      readonly negate: boolean;
      readonly index: number;
      readonly next: Position;
    }
  | { readonly type: 'assertion'; readonly id: number; readonly source: string; readonly next: Position }
  /** The end of the pattern, where the text must end too. */
  | { readonly type: 'end'; readonly id: number }
  /** The end of a lookaround. */
  | { readonly type: 'accept'; readonly id: number };

/** A class, and whether it is within a lookaround: then it is only tested, and no character is drawn for it. */
export interface GraphClass {
  readonly characterClass: CharacterClass;
  readonly isTested: boolean;
}

export interface PatternGraph {
  readonly start: Position;
  /** By id. */
  readonly positions: readonly Position[];
  readonly classes: readonly GraphClass[];
  /** The first positions of the look-behinds. A look-behind within another one is before it. */
  readonly lookbehinds: readonly Position[];
}

/** `bounded`: an open quantifier repeats at most 10 times beyond its minimum. `open`: any number of times. */
export type Repetitions = 'bounded' | 'open';

const MAX_POSITIONS = 20_000;

/**
 * The graph of a pattern. Its texts include all texts of the pattern. It has further texts only if the pattern has
 * back-references: a back-reference stands for any text of its group, and a lookaround with a back-reference is left
 * out. Throws a `TooLargeError` if the graph would be too large.
 */
export function patternGraph(pattern: Pattern, repetitions: Repetitions): PatternGraph {
  const builder = new GraphBuilder(pattern, repetitions);
  const end = builder.add((id) => ({ type: 'end', id }));
  const start = builder.alternatives(pattern.alternatives, end);
  const { positions, classes, lookbehinds } = builder;
  return { start, positions, classes, lookbehinds };
}

/** Builds from the end to the start, so that each position knows the one after it. */
class GraphBuilder {
  readonly positions: Position[] = [];
  readonly classes: GraphClass[] = [];
  readonly lookbehinds: Position[] = [];
  readonly #setOf = new Map<string, number>();
  readonly #groups: ReadonlyMap<number, Group>;
  readonly #repetitions: Repetitions;
  #isInLookaround = false;
  #isInReference = false;

  constructor(pattern: Pattern, repetitions: Repetitions) {
    const groups = allElements(pattern).filter((element) => element.type === 'group');
    this.#groups = new Map(groups.map((group) => [group.number, group]));
    this.#repetitions = repetitions;
  }

  add<P extends Position>(create: (id: number) => P): P {
    if (this.positions.length >= MAX_POSITIONS) throw new TooLargeError();
    const position = create(this.positions.length);
    this.positions.push(position);
    return position;
  }

  alternatives(alternatives: Alternatives, next: Position): Position {
    const starts = alternatives.map((elements) =>
      elements.reduceRight((following, element) => this.#element(element, following), next),
    );
    const [first = next, ...others] = starts;
    return others.length === 0
      ? first
      : this.add((id) => ({ type: 'choice', id, isLoop: false, next: starts }));
  }

  #element(element: Element, next: Position): Position {
    switch (element.type) {
      case 'character-class':
        return this.add((id) => ({ type: 'character', id, set: this.#set(element), next }));
      case 'group':
        return this.alternatives(element.alternatives, next);
      case 'quantifier':
        return this.#quantifier(element, next);
      case 'lookaround':
        return hasReference(element.alternatives) ? next : this.#lookaround(element, next);
      case 'assertion':
        return this.add((id) => ({ type: 'assertion', id, source: element.source, next }));
      case 'backreference':
        return this.#backreference(element.groups, next);
    }
  }

  #set(characterClass: CharacterClass): number {
    const isTested = this.#isInLookaround;
    const key = `${isTested} ${characterClass.source}`;
    const set = this.#setOf.get(key) ?? this.classes.push({ characterClass, isTested }) - 1;
    this.#setOf.set(key, set);
    return set;
  }

  #quantifier(quantifier: Quantifier, next: Position): Position {
    const { element, min, max } = quantifier;
    let position = next;
    if (max === Infinity && (this.#isInLookaround || this.#repetitions === 'open')) {
      const loop = this.add((id): Position & { type: 'choice' } => ({
        type: 'choice',
        id,
        isLoop: true,
        next: [],
      }));
      loop.next.push(this.#element(element, loop), next);
      position = loop;
    } else {
      for (let left = maxRepetitions(quantifier) - min; left > 0; left--) {
        const starts = [this.#element(element, position), next];
        position = this.add((id) => ({ type: 'choice', id, isLoop: false, next: starts }));
      }
    }
    for (let left = min; left > 0; left--) {
      const start = this.#element(element, position);
      // More repetitions of what is always empty change nothing.
      if (start === position) break;
      position = start;
    }
    return position;
  }

  /** In a lookaround, quantifiers are always open: it is met by any text, not only by one that is sampled. */
  #lookaround({ alternatives, behind, negate }: Lookaround, next: Position): Position {
    const wasInLookaround = this.#isInLookaround;
    this.#isInLookaround = true;
    const accept = this.add((id) => ({ type: 'accept', id }));
    const body = this.alternatives(alternatives, accept);
    this.#isInLookaround = wasInLookaround;
    if (!behind) return this.add((id) => ({ type: 'look-ahead', id, negate, body, next }));
    const index = this.lookbehinds.push(body) - 1;
    return this.add((id) => ({ type: 'look-behind', id, negate, index, next }));
  }

  /** A back-reference within a group that is referred to can be to that group itself, and is then empty. */
  #backreference(numbers: readonly number[], next: Position): Position {
    const groups = numbers.map((number) => this.#groups.get(number)).filter((group) => group !== undefined);
    if (this.#isInReference || groups.length === 0) return next;
    this.#isInReference = true;
    const starts = groups.map((group) => this.alternatives(group.alternatives, next));
    this.#isInReference = false;
    return this.add((id) => ({ type: 'choice', id, isLoop: false, next: [...starts, next] }));
  }
}

function hasReference(alternatives: Alternatives): boolean {
  return allElements({ alternatives }).some(({ type }) => type === 'backreference');
}
