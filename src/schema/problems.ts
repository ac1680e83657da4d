import { closest } from '../expression/closest.ts';
import { shortened } from '../expression/text.ts';
import { type Path, type Problem, type ProblemCode, pointerOf } from './problem.ts';

/** Problems that are listed; further ones are only counted. */
export const PROBLEMS_MAX = 1000;
/** Names that are compared with unknown ones in a document, after which no more names are suggested. */
const COMPARISONS_MAX = 20_000;

interface Names {
  readonly size: number;
  keys(): Iterable<string>;
}

/** What is wrong with a document. */
export class Problems {
  readonly #list: Problem[] = [];
  #count = 0;
  #comparisons = 0;

  /** The first of them. */
  get list(): readonly Problem[] {
    return this.#list;
  }

  /** All of them. */
  get count(): number {
    return this.#count;
  }

  get isFull(): boolean {
    return this.#count >= PROBLEMS_MAX;
  }

  add(problem: Problem): undefined {
    this.#count++;
    if (this.#count <= PROBLEMS_MAX) this.#list.push(problem);
    return undefined;
  }

  /** The name that was probably meant: see `closest`. */
  suggestion(name: string, known: Names): string | undefined {
    this.#comparisons += known.size;
    return this.isFull || this.#comparisons > COMPARISONS_MAX ? undefined : closest(name, known.keys());
  }

  /** The problem that what a person wrote is none of what is known, with the closest as its fix. */
  addUnknown(path: Path, code: ProblemCode, message: string, name: string, known: Names): undefined {
    return this.add(problemOf(path, code, message, this.suggestion(name, known)));
  }
}

/** The problem that what a person wrote is none of what is known, with the closest as its fix. */
export function unknownName(
  path: Path,
  code: ProblemCode,
  message: string,
  name: string,
  known: Iterable<string>,
): Problem {
  return problemOf(path, code, message, closest(name, known));
}

function problemOf(path: Path, code: ProblemCode, message: string, suggestion: string | undefined): Problem {
  if (suggestion === undefined) return { path, code, message };
  const patch = [{ op: 'replace', path: pointerOf(path), value: suggestion }] as const;
  return {
    path,
    code,
    message: `${message} Did you mean “${shown(suggestion)}”?`,
    fix: { text: `Use “${shown(suggestion)}”`, patch },
  };
}

/** A text of a document is shown so far in a message. */
const SHOWN_LENGTH = 40;

/** A text for a message: a long one is cut. */
export function shown(text: string): string {
  return shortened(text, SHOWN_LENGTH);
}
