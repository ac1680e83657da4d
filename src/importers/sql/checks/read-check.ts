import type { Json } from '../../../catalogue/field.ts';
import type { SqlExpression } from '../expressions/expression.ts';
import { between, COMPARISONS, compare, isComparison, NEGATED } from './comparisons.ts';
import type { CheckLimits, Limit } from './limits.ts';
import { areAmong, conditions, isNoneOf, isOneOf, negativePatterns, patternOperators } from './matches.ts';
import { patternOfTexts } from './patterns.ts';
import { type CheckScope, columnIn, constantIn, type OperationReader } from './scope.ts';
import { fromValuesCount, someAreNull, valuesCount } from './values-counts.ts';

/** Reads what a check demands of columns. */
export function readCheck(expression: SqlExpression, scope: CheckScope): CheckLimits {
  const parts = conjuncts(expression).map((part) => limitsOf(part, scope));
  return { limits: parts.flatMap((limits) => limits ?? []), isComplete: !parts.includes(undefined) };
}

function conjuncts(expression: SqlExpression): readonly SqlExpression[] {
  const isConjunction = expression.kind === 'operation' && expression.operator === 'and';
  return isConjunction ? expression.operands.flatMap(conjuncts) : [expression];
}

/** The limits of an expression without `and`. Undefined if it is none that limits can say. */
function limitsOf(expression: SqlExpression, scope: CheckScope): readonly Limit[] | undefined {
  switch (expression.kind) {
    case 'operation':
      return OPERATIONS.get(expression.operator)?.(expression.operands, scope);
    case 'call':
      return conditions.get(expression.name)?.(expression.args, scope);
    case 'column': {
      const column = columnIn(expression, scope);
      return column?.type.value === 'boolean'
        ? [{ kind: 'values', column: column.name, values: [true] }]
        : undefined;
    }
    case 'literal':
      return expression.value === true || expression.value === 1 ? [] : undefined;
    case 'list':
    case 'unknown':
      return undefined;
  }
}

const OPERATIONS: ReadonlyMap<string, OperationReader> = new Map<string, OperationReader>([
  ...COMPARISONS.map((operator) => [operator, compare(operator)] as const),
  ...patternOperators,
  ...negativePatterns,
  ['and', allOf],
  ['or', anyOf],
  ['not', negation],
  ['in', isOneOf],
  ['not in', isNoneOf],
  ['<@', areAmong],
  ['xor', (operands, scope) => valuesCount('<>', operands, scope)],
  ['between', between],
  ['not between', outside],
  ['is', isTrue],
  ['is not null', notNull],
]);

/** Above the range: the values below it are not needed. */
function outside([value, , high]: readonly SqlExpression[], scope: CheckScope): readonly Limit[] | undefined {
  return value && high && compare('>')([value, high], scope);
}

/** `(x > 0) IS TRUE` */
function isTrue([left, right]: readonly SqlExpression[], scope: CheckScope): readonly Limit[] | undefined {
  return constantIn(right, scope) === true && left ? limitsOf(left, scope) : undefined;
}

function notNull([operand]: readonly SqlExpression[], scope: CheckScope): readonly Limit[] | undefined {
  const column = columnIn(operand, scope);
  if (column) return [{ kind: 'not-null', column: column.name }];
  return operand?.kind === 'call' && operand.name === 'coalesce'
    ? fromValuesCount(operand.args, 1, operand.args.length, scope)
    : undefined;
}

function negation([operand]: readonly SqlExpression[], scope: CheckScope): readonly Limit[] | undefined {
  if (operand?.kind !== 'operation') return undefined;
  const { operator, operands } = operand;
  if (operator === 'is null') return notNull(operands, scope);
  if (operator === 'between') return outside(operands, scope);
  // NOT (a AND b) is NOT a OR NOT b.
  const negated = operands.map(
    (one): SqlExpression => ({ kind: 'operation', operator: 'not', operands: [one] }),
  );
  if (operator === 'and') return anyOf(negated.map(withoutNot), scope);
  if (operator === 'or') return allOf(negated, scope);
  const opposite = OPERATIONS.get(`not ${operator}`) ?? OPERATIONS.get(`!${operator}`);
  if (opposite) return opposite(operands, scope);
  return isComparison(operator) ? compare(NEGATED[operator])(operands, scope) : undefined;
}

/** `a IS NOT NULL` for `NOT (a IS NULL)`. */
function withoutNot(expression: SqlExpression): SqlExpression {
  const [inner] = expression.kind === 'operation' && expression.operator === 'not' ? expression.operands : [];
  if (inner?.kind !== 'operation') return expression;
  const opposite = { 'is null': 'is not null', 'is not null': 'is null' }[inner.operator];
  return opposite === undefined ? expression : { ...inner, operator: opposite };
}

function allOf(operands: readonly SqlExpression[], scope: CheckScope): readonly Limit[] | undefined {
  const limits: Limit[] = [];
  for (const operand of operands) {
    const some = limitsOf(operand, scope);
    if (!some) return undefined;
    limits.push(...some);
  }
  return limits;
}

/** `x IS NULL OR …` says no more than `…`, because a check that is null is passed. */
function anyOf(operands: readonly SqlExpression[], scope: CheckScope): readonly Limit[] | undefined {
  const counted = someAreNull(operands, scope);
  if (counted) return counted;
  const nulls = new Set<string>();
  const others: (readonly Limit[] | undefined)[] = [];
  for (const operand of operands) {
    const isNull = operand.kind === 'operation' && operand.operator === 'is null';
    const column = isNull ? columnIn(operand.operands[0], scope) : undefined;
    if (column) nulls.add(column.name);
    else others.push(limitsOf(operand, scope));
  }
  const [only] = others;
  if (others.includes(undefined)) return undefined;
  const limits =
    others.length === 1 && only
      ? only
      : union(
          others.flatMap((limits) => limits ?? []),
          others.length,
        );
  const demands = limits?.filter((limit) => limit.kind !== 'not-null' || !nulls.has(limit.column));
  const allowNulls = demands?.every(
    (limit) => limit.kind !== 'not-null' && [...nulls].every((name) => namesIn(limit).includes(name)),
  );
  return allowNulls ? demands : undefined;
}

function namesIn(limit: Limit): readonly string[] {
  if (limit.kind === 'comparison') return [limit.left, limit.right];
  return limit.kind === 'values-count' || limit.kind === 'equation' ? limit.columns : [limit.column];
}

/** One limit for alternatives of one limit each, if all are lists of values or patterns of one column. */
function union(limits: readonly Limit[], alternatives: number): readonly Limit[] | undefined {
  const [first] = limits;
  if (limits.length !== alternatives || !first || !('column' in first)) return undefined;
  const { column } = first;
  const values: Json[] = [];
  const patterns: string[] = [];
  for (const limit of limits) {
    if (limit.kind === 'values' && limit.column === column) values.push(...limit.values);
    else if (limit.kind === 'pattern' && limit.column === column) patterns.push(limit.pattern);
    else return undefined;
  }
  if (patterns.length === 0) return [{ kind: 'values', column, values }];
  const isWhole = patterns.every((pattern) => WHOLE.test(pattern));
  const bodies = isWhole ? patterns.map((pattern) => WHOLE.exec(pattern)?.[1] ?? '') : patterns;
  const texts = values.map(String);
  const ofTexts = isWhole ? patternOfTexts(texts) : `^(?:${patternOfTexts(texts)})$`;
  const all = (texts.length > 0 ? [...bodies, ofTexts] : bodies).join('|');
  return [{ kind: 'pattern', column, pattern: isWhole ? `^(?:${all})$` : all }];
}

/** As LIKE is read. */
const WHOLE = /^\^\(\?:([\s\S]*)\)\$$/;
