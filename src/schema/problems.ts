import { closest } from '../expression/closest.ts';
import { shortened } from '../expression/text.ts';
import { type Path, type Problem, type ProblemCode, pointerOf } from './problem.ts';

/** At most this many problems are listed. Further ones are only counted. */
export const PROBLEMS_MAX = 1000;
/** After comparing unknown names with this many known names in one document, no more names are suggested. */
const COMPARISONS_MAX = 20_000;

interface KnownNames {
  readonly size: number;
  keys(): Iterable<string>;
}

/** Collects the problems of a document. */
export class Problems {
  readonly #list: Problem[] = [];
  #count = 0;
  #comparisons = 0;

  /** The first problems, up to `PROBLEMS_MAX`. */
  get list(): readonly Problem[] {
    return this.#list;
  }

  /** The number of all problems, including those that are not listed. */
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

  /** The known name that was probably meant. See `closest`. */
  suggestion(name: string, known: KnownNames): string | undefined {
    this.#comparisons += known.size;
    return this.isFull || this.#comparisons > COMPARISONS_MAX ? undefined : closest(name, known.keys());
  }

  /**
   * Reports an unknown name of a table or a column. The fix is the closest known name, or the only one. Without either,
   * the message lists a few known names.
   * @param written the value at the path with another name in it; by default the name itself
   */
  addMissing(
    path: Path,
    code: ProblemCode,
    message: string,
    name: string,
    known: KnownNames,
    written: (meant: string) => string = String,
  ): undefined {
    const meant = this.suggestion(name, known) ?? onlyName(known);
    const text = meant === undefined ? message + listedNames(known) : message;
    return this.add(unknownNameProblem(path, code, text, meant, written));
  }

  /** Reports an unknown name. The fix is the closest known name, if there is one. */
  addUnknown(path: Path, code: ProblemCode, message: string, name: string, known: KnownNames): undefined {
    return this.add(unknownNameProblem(path, code, message, this.suggestion(name, known)));
  }
}

/** The only name of several, if there is just one. */
function onlyName(known: KnownNames): string | undefined {
  const [name] = known.size === 1 ? known.keys() : [];
  return name;
}

/** The most known names that a message lists. */
const LISTED_MAX = 6;

function listedNames(known: KnownNames): string {
  if (known.size < 2 || known.size > LISTED_MAX) return '';
  const names = [...known.keys()].map((name) => `“${shown(name)}”`);
  return ` It can be ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`;
}

/** A problem for an unknown name. The fix is the closest known name, if there is one. */
export function unknownName(
  path: Path,
  code: ProblemCode,
  message: string,
  name: string,
  known: Iterable<string>,
): Problem {
  return unknownNameProblem(path, code, message, closest(name, known));
}

/** A problem for an unknown name. The fix is the name that was probably meant, if there is one. */
export function unknownNameProblem(
  path: Path,
  code: ProblemCode,
  message: string,
  suggestion: string | undefined,
  written: (name: string) => string = String,
): Problem {
  if (suggestion === undefined) return { path, code, message };
  const patch = [{ op: 'replace', path: pointerOf(path), value: written(suggestion) }] as const;
  return {
    path,
    code,
    message: `${message} Did you mean “${shown(suggestion)}”?`,
    fix: { text: `Use “${shown(suggestion)}”`, patch },
  };
}

/** Messages show at most this many characters of a text from the document. */
const SHOWN_LENGTH = 40;

/** Shortens a long text for a message. */
export function shown(text: string): string {
  return shortened(text, SHOWN_LENGTH);
}
