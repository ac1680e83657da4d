import type { Json } from '../../../catalogue/field.ts';
import { constantAs } from '../values.ts';
import { globWildcards, likeWildcards, patternOfExpression, patternOfWildcards } from './patterns.ts';
import { type CheckScope, columnIn, constantIn, type OperationReader } from './scope.ts';

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
function matching(
  read: (text: string, scope: CheckScope) => string | undefined,
  isWhole: boolean,
): OperationReader {
  return ([left, right], scope) => {
    const column = columnIn(left, scope);
    const text = constantIn(right, scope);
    if (!column || typeof text !== 'string' || text.length > PATTERN_MAX) return undefined;
    const pattern = read(text, scope);
    return pattern === undefined ? undefined : [{ kind: 'pattern', column: column.name, pattern, isWhole }];
  };
}

const like = matching((text, { dialect }) => patternOfWildcards(text, likeWildcards(dialect)), true);
const regularExpression = matching(patternOfExpression, false);
/** A text that matches matches without regard to case too, unless characters are excluded. */
const anyCase = matching((text) => (text.includes('[^') ? undefined : patternOfExpression(text)), false);

const json: OperationReader = ([operand], scope) => {
  const column = columnIn(operand, scope)?.name;
  if (column === undefined) return undefined;
  // Before version 3.45, `json_valid(NULL)` is 0 in SQLite: a check refuses it.
  const refusesNull = scope.dialect === 'sqlite';
  return [{ kind: 'json', column }, ...(refusesNull ? [{ kind: 'not-null', column } as const] : [])];
};

const glob = matching((text) => patternOfWildcards(text, globWildcards), true);

/** Operators between a column and a pattern. */
export const patternOperators: readonly (readonly [string, OperationReader])[] = [
  ['like', like],
  ['ilike', like],
  ['~~', like],
  ['~~*', like],
  ['glob', glob],
  ['~', regularExpression],
  ['regexp', anyCase],
  ['rlike', anyCase],
  ['~*', anyCase],
];

/** Functions that are conditions. */
export const conditions: ReadonlyMap<string, OperationReader> = new Map<string, OperationReader>([
  ['json_valid', json],
  ['isjson', json],
  ['regexp_like', anyCase],
]);
