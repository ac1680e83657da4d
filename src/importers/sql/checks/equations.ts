import type { SourceEquation } from '../../source-tables.ts';
import type { SqlExpression } from '../expressions/expression.ts';
import type { Limit } from './limits.ts';
import { type CheckedColumn, type CheckScope, columnIn, constantIn, withoutCasts } from './scope.ts';

type Formula = SourceEquation['formula'];

/** `total = subtotal + tax`: a column of numbers, and how the row computes it from others. */
export function equation(
  left: SqlExpression | undefined,
  right: SqlExpression | undefined,
  scope: CheckScope,
): readonly Limit[] | undefined {
  const column = columnIn(left, scope);
  if (!column || !isNumber(column) || columnIn(right, scope)) return undefined;
  const columns = [column.name];
  const formula = formulaOf(right, scope, columns);
  const isOfOthers = columns.length > 1 && columns.lastIndexOf(column.name) === 0;
  return formula && isOfOthers ? [{ kind: 'equation', columns, formula }] : undefined;
}

const isNumber = ({ type }: CheckedColumn) => type.value === 'integer' || type.value === 'decimal';

const OPERATORS: ReadonlySet<string> = new Set(['+', '-', '*', '/']);
/** Functions that a formula has under the same name or another one. */
const FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ['round', 'round'],
  ['abs', 'abs'],
  ['coalesce', 'coalesce'],
  ['ifnull', 'coalesce'],
  ['greatest', 'max'],
  ['least', 'min'],
]);

/** @param columns gets the names that the formula reads, each behind those before it */
function formulaOf(
  written: SqlExpression | undefined,
  scope: CheckScope,
  columns: string[],
): Formula | undefined {
  const expression = withoutCasts(written);
  const constant = constantIn(expression, scope);
  if (constant !== undefined) return typeof constant === 'number' ? () => String(constant) : undefined;
  const column = columnIn(expression, scope);
  if (column) {
    if (!isNumber(column)) return undefined;
    const at = columns.push(column.name) - 1;
    return (names) => names[at] ?? '';
  }
  if (expression?.kind !== 'operation' && expression?.kind !== 'call') return undefined;
  const isCall = expression.kind === 'call';
  const operands = isCall ? expression.args : expression.operands;
  const parts = operands.map((operand) => formulaOf(operand, scope, columns));
  if (parts.length === 0 || !parts.every((part) => part !== undefined)) return undefined;
  const texts = (names: readonly string[]) => parts.map((part) => part(names));
  if (isCall) {
    const name = FUNCTIONS.get(expression.name);
    return name === undefined ? undefined : (names) => `${name}(${texts(names).join(', ')})`;
  }
  const { operator } = expression;
  if (!OPERATORS.has(operator)) return undefined;
  if (parts.length === 1) return (names) => `(${operator}${texts(names).join('')})`;
  return (names) => `(${texts(names).join(` ${operator} `)})`;
}
