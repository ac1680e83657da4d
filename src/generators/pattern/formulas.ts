/** A boolean formula about the rest of a text, by its number in `Formulas`. */
export type Formula = number;

export const FALSE: Formula = 0;
export const TRUE: Formula = 1;

type Operation = 'and' | 'or' | 'not' | 'atom';

/** Thrown where formulas or automata exceed a limit. The limits count steps, so that all engines give up alike. */
export class TooLargeError extends Error {}

/**
 * The most operands of all formulas of one automaton. Making them takes a tenth of a second.
 */
const MAX_OPERANDS = 150_000;
const MAX_DEPTH = 200;

/**
 * Formulas over numbered atoms. Formulas that are equal after flattening, sorting and absorption have the same number:
 * with this, a regular expression has finitely many derivatives. J. Brzozowski, "Derivatives of Regular Expressions",
 * https://doi.org/10.1145/321239.321249
 */
export class Formulas {
  readonly #operations: (Operation | undefined)[] = [undefined, undefined];
  readonly #operands: (readonly number[])[] = [[], []];
  readonly #depths: number[] = [0, 0];
  readonly #negations: (Formula | undefined)[] = [];
  readonly #numbers = new Map<string, Formula>();
  #operandsLeft = MAX_OPERANDS;

  atom(atom: number): Formula {
    return this.#numberOf('atom', [atom], 0);
  }

  not(formula: Formula): Formula {
    if (formula <= TRUE) return formula === FALSE ? TRUE : FALSE;
    const negation =
      this.#negations[formula] ?? this.#numberOf('not', [formula], (this.#depths[formula] ?? 0) + 1);
    this.#negations[formula] = negation;
    this.#negations[negation] = formula;
    return negation;
  }

  and(formulas: readonly Formula[]): Formula {
    return this.#joined('and', formulas, TRUE, FALSE);
  }

  or(formulas: readonly Formula[]): Formula {
    return this.#joined('or', formulas, FALSE, TRUE);
  }

  /** The formula with every atom replaced. `replaced` holds the results so far, and is added to. */
  map(formula: Formula, replaced: Map<Formula, Formula>, replacement: (atom: number) => Formula): Formula {
    const operation = this.#operations[formula];
    if (operation === undefined) return formula;
    const earlier = replaced.get(formula);
    if (earlier !== undefined) return earlier;
    const operands = this.#operands[formula] ?? [];
    const result =
      operation === 'atom'
        ? replacement(operands[0] ?? 0)
        : this.#apply(
            operation,
            operands.map((operand) => this.map(operand, replaced, replacement)),
          );
    replaced.set(formula, result);
    return result;
  }

  #apply(operation: Exclude<Operation, 'atom'>, operands: readonly Formula[]): Formula {
    return operation === 'not' ? this.not(operands[0] ?? FALSE) : this[operation](operands);
  }

  /** @param neutral changes nothing as an operand, while `absorbing` decides the result */
  #joined(
    operation: 'and' | 'or',
    formulas: readonly Formula[],
    neutral: Formula,
    absorbing: Formula,
  ): Formula {
    this.spend(formulas.length);
    const operands = new Set<Formula>();
    for (const formula of formulas) {
      if (formula === absorbing) return absorbing;
      if (formula === neutral) continue;
      if (this.#operations[formula] !== operation) operands.add(formula);
      else for (const operand of this.#operands[formula] ?? []) operands.add(operand);
    }
    for (const operand of operands) {
      if (operands.has(this.#negations[operand] ?? FALSE)) return absorbing;
      if (this.#isAbsorbed(operand, operation, operands)) operands.delete(operand);
    }
    const [first = neutral, ...others] = [...operands].sort((a, b) => a - b);
    if (others.length === 0) return first;
    const depth = Math.max(...[first, ...others].map((operand) => this.#depths[operand] ?? 0)) + 1;
    return this.#numberOf(operation, [first, ...others], depth);
  }

  /** a ∨ (a ∧ b) is a, a ∨ b ∨ ((a ∨ b) ∧ c) is a ∨ b, and the same with ∧ and ∨ exchanged. */
  #isAbsorbed(operand: Formula, operation: 'and' | 'or', operands: ReadonlySet<Formula>): boolean {
    if (this.#operations[operand] !== (operation === 'and' ? 'or' : 'and')) return false;
    return (this.#operands[operand] ?? []).some((part) =>
      this.#operations[part] === operation
        ? this.#operands[part]?.every((inner) => operands.has(inner))
        : operands.has(part),
    );
  }

  /** Counts steps. Throws a `TooLargeError` if too many were taken. */
  spend(steps: number): void {
    this.#operandsLeft -= steps + 1;
    if (this.#operandsLeft < 0) throw new TooLargeError();
  }

  #numberOf(operation: Operation, operands: readonly number[], depth: number): Formula {
    const key = `${operation} ${operands.join(' ')}`;
    const existing = this.#numbers.get(key);
    if (existing !== undefined) return existing;
    this.spend(operands.length);
    if (depth > MAX_DEPTH) throw new TooLargeError();
    const formula = this.#operations.push(operation) - 1;
    this.#operands.push(operands);
    this.#depths.push(depth);
    this.#numbers.set(key, formula);
    return formula;
  }
}
