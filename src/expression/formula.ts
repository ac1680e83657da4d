import type { Cell } from '../catalogue/field.ts';
import type { Result } from '../result.ts';
import { check } from './check.ts';
import { parse } from './parse.ts';
import { type ExpressionProblem, resultOf } from './problem.ts';
import type { Formula } from './tree.ts';
import type { ExpressionType, FormulaReads, FormulaTypes } from './types.ts';

export type { ExpressionProblem } from './problem.ts';
export type { Formula } from './tree.ts';
export type { ExpressionType, FormulaReads, FormulaTypes } from './types.ts';

/** Reads a formula of at most 10,000 characters, nested at most 100 deep. */
export function parseFormula(text: string): Result<Formula, ExpressionProblem> {
  return resultOf(() => parse(text));
}

/** The type of a formula's values, or why it is not valid: an unknown column, or an operation on types that it does not take. */
export function checkFormula(
  formula: Formula,
  types: FormulaTypes,
): Result<ExpressionType, ExpressionProblem> {
  return resultOf(() => check(formula.root, types).type);
}

/**
 * Compiles a valid formula to a closure over the rows of a batch.
 * @throws {Error} where `checkFormula` gives a problem
 */
export function compileFormula(
  formula: Formula,
  types: FormulaTypes,
  reads: FormulaReads,
): (i: number) => Cell {
  return check(formula.root, types).bind(reads);
}
