import type { Json } from '../../../catalogue/field.ts';
import type { SourceDialect, SourceType } from '../../source-tables.ts';
import type { SqlExpression } from '../expressions/expression.ts';
import type { Limit } from './limits.ts';

export interface CheckedColumn {
  readonly name: string;
  readonly type: SourceType;
}

/** What a check can refer to. */
export interface CheckScope {
  readonly dialect: SourceDialect;
  readonly column: (name: string) => CheckedColumn | undefined;
}

/** Makes rules of the operands. Undefined if rules cannot say it. */
export type OperationReader = (
  operands: readonly SqlExpression[],
  scope: CheckScope,
) => readonly Limit[] | undefined;

/** The operand of casts and collations. */
export function withoutCasts(expression: SqlExpression | undefined): SqlExpression | undefined {
  let operand = expression;
  while (operand?.kind === 'call' && operand.name === 'cast') [operand] = operand.args;
  return operand;
}

export function columnIn(
  expression: SqlExpression | undefined,
  scope: CheckScope,
): CheckedColumn | undefined {
  const operand = withoutCasts(expression);
  return operand?.kind === 'column' ? scope.column(operand.name) : undefined;
}

/** The value of a constant. Undefined if the expression is none. */
export function constantIn(written: SqlExpression | undefined, scope: CheckScope): Json | undefined {
  const expression = withoutCasts(written);
  if (expression?.kind === 'literal') return expression.value;
  const isText = expression?.kind === 'column' && expression.isDoubleQuoted && !scope.column(expression.name);
  return isText ? expression.name : undefined;
}

/** `upper(x)` */
interface InCase {
  readonly column: CheckedColumn;
  readonly to: 'lower' | 'upper';
  readonly change: (text: string) => string;
}

const CASES: ReadonlyMap<string, Omit<InCase, 'column'>> = new Map([
  ['upper', { to: 'upper', change: (text: string) => text.toUpperCase() }],
  ['lower', { to: 'lower', change: (text: string) => text.toLowerCase() }],
]);

/** Functions that leave some texts as they are. */
const TEXT_CHANGES: ReadonlyMap<string, (text: string) => string> = new Map([
  ['upper', (text: string) => text.toUpperCase()],
  ['lower', (text: string) => text.toLowerCase()],
  ['trim', (text: string) => text.trim()],
  ['btrim', (text: string) => text.trim()],
  ['ltrim', (text: string) => text.trimStart()],
  ['rtrim', (text: string) => text.trimEnd()],
]);

/** The column in `lower(trim(x))`, and how the functions change its texts. */
export function changedColumnIn(
  expression: SqlExpression | undefined,
  scope: CheckScope,
): Pick<InCase, 'column' | 'change'> | undefined {
  const changes: ((text: string) => string)[] = [];
  let operand = withoutCasts(expression);
  while (operand?.kind === 'call') {
    const change = TEXT_CHANGES.get(operand.name);
    if (!change || operand.args.length > 1) return undefined;
    changes.unshift(change);
    operand = withoutCasts(operand.args[0]);
  }
  const column = columnIn(operand, scope);
  return column && { column, change: (text) => changes.reduce((changed, change) => change(changed), text) };
}

export function caseIn(expression: SqlExpression | undefined, scope: CheckScope): InCase | undefined {
  const written = withoutCasts(expression);
  const found = written?.kind === 'call' ? CASES.get(written.name) : undefined;
  const column = written?.kind === 'call' && found ? columnIn(written.args[0], scope) : undefined;
  return found && column && { column, ...found };
}
