import type { Json } from '../../../catalogue/field.ts';
import { IN_CASE, noneOf } from '../../text-rule.ts';
import type { SqlExpression } from '../expressions/expression.ts';
import { constantAs } from '../values.ts';
import type { Limit } from './limits.ts';
import { patternOf, patternOfTexts } from './patterns.ts';
import {
  type CheckedColumn,
  type CheckScope,
  caseIn,
  changedColumnIn,
  columnIn,
  constantIn,
  type OperationReader,
  withoutCasts,
} from './scope.ts';

/** The constants of a list, as values of the column. Undefined if there are others in it, or none. */
function valuesIn(
  list: SqlExpression,
  column: CheckedColumn,
  scope: CheckScope,
): readonly Json[] | undefined {
  const values: Json[] = [];
  for (const item of list.kind === 'list' ? list.items : [list]) {
    const value = constantIn(item, scope);
    if (value === undefined) return undefined;
    if (value !== null) values.push(constantAs(value, column.type));
  }
  return values.length > 0 ? values : undefined;
}

/** `x IN (1, 2)` and `lower(trim(x)) IN ('a', 'b')` */
export const isOneOf: OperationReader = ([left, list], scope) => {
  if (left?.kind === 'call' && left.name === 'typeof') return [];
  const changed = changedColumnIn(left, scope);
  const values = changed && list && valuesIn(list, changed.column, scope);
  // Texts that the functions change are allowed too, but none of them is needed.
  const possible = values?.filter((value) => typeof value !== 'string' || changed?.change(value) === value);
  return changed && possible && possible.length > 0
    ? [{ kind: 'values', column: changed.column.name, values: possible }]
    : undefined;
};

/** `scopes <@ ARRAY['read', 'write']`: the items of an array are some of these. */
export const areAmong: OperationReader = ([left, list], scope) => {
  const column = columnIn(left, scope);
  const among = withoutCasts(list);
  const values = among?.kind === 'list' ? among.items.map((item) => constantIn(item, scope)) : [];
  const texts = values.filter((value) => typeof value === 'string');
  if (!column || texts.length === 0 || texts.length < values.length) return undefined;
  return [{ kind: 'items', column: column.name, values: texts }];
};

/** Texts other than some. Of numbers, no range says it. */
export const isNoneOf: OperationReader = ([left, list], scope) => {
  const column = columnIn(left, scope);
  const values = column?.type.value === 'text' && list ? valuesIn(list, column, scope) : undefined;
  if (!column || !values) return undefined;
  const pattern = noneOf(`^(?:${patternOfTexts(values.map(String))})$`);
  if (pattern.length > PATTERN_MAX) return undefined;
  return [{ kind: 'pattern', column: column.name, pattern }];
};

/** Characters of a pattern. The time to read one grows with the square of its length. */
const PATTERN_MAX = 1000;

/** Reads a pattern that a column has to match, or that it must not match. */
const matching =
  (operator: string, matches = true): OperationReader =>
  ([left, right, escapeCharacter], scope) => {
    const inCase = matches ? caseIn(left, scope) : undefined;
    const column = inCase?.column ?? columnIn(left, scope);
    const text = constantIn(right, scope);
    if (!column || typeof text !== 'string' || text.length > PATTERN_MAX)
      return eachMatch(operator, matches, left, right, scope);
    const sign = constantIn(escapeCharacter, scope);
    const read = patternOf(operator, text, scope.dialect, typeof sign === 'string' ? sign : undefined);
    // A negated class excludes the other case of its letters too.
    const isAnyCase = read?.isExpression === true && read.isAnyCase;
    if (!read || (isAnyCase && (!matches || excludesLetters(text)))) return undefined;
    const pattern = read.isWhole ? `^(?:${read.pattern})$` : read.pattern;
    const limit = {
      kind: 'pattern',
      column: column.name,
      pattern: matches ? pattern : noneOf(pattern),
    } as const;
    return inCase ? [limit, { ...limit, pattern: IN_CASE[inCase.to] }] : [limit];
  };

/** Whether a negated class has letters, or an escape that can stand for some. */
function excludesLetters(expression: string): boolean {
  const classes = expression.split('[^').slice(1);
  return classes.some((rest) => /[A-Za-z\\]/.test(rest.split(']', 1)[0] ?? ''));
}

/** `x LIKE ALL (ARRAY['a%', '%b'])` and `x NOT LIKE ALL (…)` */
function eachMatch(
  operator: string,
  matches: boolean,
  left: SqlExpression | undefined,
  right: SqlExpression | undefined,
  scope: CheckScope,
): readonly Limit[] | undefined {
  const [list] = right?.kind === 'call' && right.name === 'all' ? right.args : [];
  if (!left || list?.kind !== 'list') return undefined;
  const limits = list.items.map((item) =>
    item.kind === 'literal' ? matching(operator, matches)([left, item], scope) : undefined,
  );
  return limits.every((one) => one !== undefined) ? limits.flat() : undefined;
}

const json: OperationReader = ([operand], scope) => {
  const column = columnIn(operand, scope)?.name;
  if (column === undefined) return undefined;
  // Before version 3.45, `json_valid(NULL)` is 0 in SQLite: a check refuses it.
  const refusesNull = scope.dialect === 'sqlite';
  return [{ kind: 'json', column }, ...(refusesNull ? [{ kind: 'not-null', column } as const] : [])];
};

/** Operators between a column and a pattern. */
const WORDS = ['like', 'ilike', 'glob', 'similar to', 'regexp', 'rlike'];
const SYMBOLS = ['~~', '~~*', '~', '~*'];
export const patternOperators: readonly (readonly [string, OperationReader])[] = [...WORDS, ...SYMBOLS].map(
  (operator) => [operator, matching(operator)] as const,
);
export const negativePatterns: readonly (readonly [string, OperationReader])[] = [
  ...WORDS.map((operator) => [`not ${operator}`, matching(operator, false)] as const),
  ...SYMBOLS.map((operator) => [`!${operator}`, matching(operator, false)] as const),
];

/** Functions that are conditions. */
export const conditions: ReadonlyMap<string, OperationReader> = new Map<string, OperationReader>([
  ['json_valid', json],
  ['isjson', json],
  ['regexp_like', matching('regexp')],
]);
