import type { Cell } from '../../../src/catalogue/field.ts';
import {
  checkFormula,
  compileFormula,
  type ExpressionProblem,
  type ExpressionType,
  parseFormula,
} from '../../../src/expression/formula.ts';
import { checkTemplate, compileTemplate, parseTemplate } from '../../../src/expression/template.ts';
import { readsOfRow, typesOfRow } from '../../../src/expression/types.ts';

/** A column of one row: its type and its cell. */
export type Columns = Readonly<Record<string, readonly [ExpressionType, Cell]>>;

const typeIn = (columns: Columns) => (name: string) =>
  Object.hasOwn(columns, name) ? columns[name]?.[0] : undefined;

const readersOf = (names: readonly string[], columns: Columns) =>
  names.map((name) => () => columns[name]?.[1] ?? null);

/** A formula's value in row 41. */
export function evaluate(text: string, columns: Columns = {}): Cell {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const formula = parsed.value;
  return compileFormula(
    formula,
    typesOfRow(typeIn(columns)),
    readsOfRow(readersOf(formula.columns, columns), () => 41),
  )(0);
}

export function typeOfFormula(text: string, columns: Columns = {}): ExpressionType | ExpressionProblem {
  const parsed = parseFormula(text);
  if (!parsed.ok) return parsed.error;
  const checked = checkFormula(parsed.value, typesOfRow(typeIn(columns)));
  return checked.ok ? checked.value : checked.error;
}

/** A template's text in row 41. */
export function fill(text: string, columns: Columns = {}): string {
  const parsed = parseTemplate(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const template = parsed.value;
  return compileTemplate(template, typeIn(columns), readersOf(template.columns, columns), () => 41)(0);
}

export function problemOfTemplate(text: string, columns: Columns = {}): ExpressionProblem | undefined {
  const parsed = parseTemplate(text);
  if (!parsed.ok) return parsed.error;
  const checked = checkTemplate(parsed.value, typeIn(columns));
  return checked.ok ? undefined : checked.error;
}
