import type { Result } from '../result.ts';

/** Why a formula or a template cannot be used. */
export interface ExpressionProblem {
  /** A sentence for people. */
  readonly message: string;
  /** An index in the text. */
  readonly at: number;
  /** The closest known name. */
  readonly suggestion?: string;
  /** How many characters the suggestion replaces; absent if replacing them is not the whole fix. */
  readonly length?: number;
}

/** Thrown inside this layer alone: `resultOf` makes a problem of it. */
export class ExpressionError extends Error {
  readonly problem: ExpressionProblem;

  constructor(at: number, message: string, suggestion?: string, length?: number) {
    super(message);
    this.problem = {
      message,
      at,
      ...(suggestion === undefined ? {} : { suggestion }),
      ...(length === undefined ? {} : { length }),
    };
  }
}

export function resultOf<T>(make: () => T): Result<T, ExpressionProblem> {
  try {
    return { ok: true, value: make() };
  } catch (error) {
    if (error instanceof ExpressionError) return { ok: false, error: error.problem };
    throw error;
  }
}
