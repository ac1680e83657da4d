import type { Json } from '../../../catalogue/field.ts';
import { constantAs } from '../values.ts';
import { patternOf } from './patterns.ts';
import { columnIn, constantIn, type OperationReader } from './scope.ts';

/** `x IN (1, 2)` */
export const isOneOf: OperationReader = ([left, list], scope) => {
  const column = columnIn(left, scope);
  if (left?.kind === 'call' && left.name === 'typeof') return [];
  if (!column || !list) return undefined;
  const items = list.kind === 'list' ? list.items : [list];
  const values: Json[] = [];
  for (const item of items) {
    const value = constantIn(item, scope);
    if (value === undefined) return undefined;
    if (value !== null) values.push(constantAs(value, column.type));
  }
  return values.length > 0 ? [{ kind: 'values', column: column.name, values }] : undefined;
};

/** Characters of a pattern. The time to read one grows with the square of its length. */
const PATTERN_MAX = 1000;

/** Reads a pattern that a column has to match. */
const matching =
  (operator: string): OperationReader =>
  ([left, right, escapeCharacter], scope) => {
    const column = columnIn(left, scope);
    const text = constantIn(right, scope);
    if (!column || typeof text !== 'string' || text.length > PATTERN_MAX) return undefined;
    const sign = constantIn(escapeCharacter, scope);
    const read = patternOf(operator, text, scope.dialect, typeof sign === 'string' ? sign : undefined);
    // Without its negated classes, an expression matches no more texts than in the case in which it is written.
    if (!read || (read.isExpression && read.isAnyCase && text.includes('[^'))) return undefined;
    return [{ kind: 'pattern', column: column.name, pattern: read.pattern, isWhole: read.isWhole }];
  };

const json: OperationReader = ([operand], scope) => {
  const column = columnIn(operand, scope)?.name;
  if (column === undefined) return undefined;
  // Before version 3.45, `json_valid(NULL)` is 0 in SQLite: a check refuses it.
  const refusesNull = scope.dialect === 'sqlite';
  return [{ kind: 'json', column }, ...(refusesNull ? [{ kind: 'not-null', column } as const] : [])];
};

/** Operators between a column and a pattern. */
export const patternOperators: readonly (readonly [string, OperationReader])[] = [
  ...['like', 'ilike', '~~', '~~*', 'glob', 'similar to', '~', 'regexp', 'rlike', '~*'].map(
    (operator) => [operator, matching(operator)] as const,
  ),
];

/** Functions that are conditions. */
export const conditions: ReadonlyMap<string, OperationReader> = new Map<string, OperationReader>([
  ['json_valid', json],
  ['isjson', json],
  ['regexp_like', matching('regexp')],
]);
