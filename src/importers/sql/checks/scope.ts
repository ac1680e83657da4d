import type { Json } from '../../../catalogue/field.ts';
import type { SourceDialect, SourceType } from '../../source-tables.ts';
import type { SqlExpression } from '../expressions/expression.ts';
import type { Rule } from './rules.ts';

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
) => readonly Rule[] | undefined;

export function columnIn(
  expression: SqlExpression | undefined,
  scope: CheckScope,
): CheckedColumn | undefined {
  return expression?.kind === 'column' ? scope.column(expression.name) : undefined;
}

/** The value of a constant. Undefined if the expression is none. */
export function constantIn(expression: SqlExpression | undefined, scope: CheckScope): Json | undefined {
  if (expression?.kind === 'literal') return expression.value;
  const isText = expression?.kind === 'column' && expression.isDoubleQuoted && !scope.column(expression.name);
  return isText ? expression.name : undefined;
}
