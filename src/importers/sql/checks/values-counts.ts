import type { Json } from '../../../catalogue/field.ts';
import type { SqlExpression } from '../expressions/expression.ts';
import type { Limit } from './limits.ts';
import { type CheckScope, columnIn } from './scope.ts';

type Read = readonly Limit[] | undefined;

/** At least and at most so many of the columns have a value. Undefined if an expression is no column. */
export function fromValuesCount(
  expressions: readonly (SqlExpression | undefined)[],
  least: number,
  most: number,
  scope: CheckScope,
): Read {
  const names = expressions.map((expression) => columnIn(expression, scope)?.name);
  const columns = names.filter((name) => name !== undefined);
  const isPossible = columns.length === names.length && least <= most && least <= columns.length && most >= 0;
  return isPossible
    ? [{ kind: 'values-count', columns, least, most: Math.min(most, columns.length) }]
    : undefined;
}

/** The expression that is tested for null, and whether the test is true of null. */
function nullTestOf(expression: SqlExpression | undefined) {
  if (expression?.kind !== 'operation') return undefined;
  const { operator, operands } = expression;
  if (operator !== 'is null' && operator !== 'is not null') return undefined;
  return { operand: operands[0], isOfNull: operator === 'is null' };
}

/** `(a IS NULL) <> (b IS NULL)` is true if one of the two has a value, and with `=` if both or none have one. */
export function valuesCount(
  operator: string,
  [left, right]: readonly (SqlExpression | undefined)[],
  scope: CheckScope,
): Read {
  const [one, other] = [nullTestOf(left), nullTestOf(right)];
  if (!one || !other || (operator !== '=' && operator !== '<>')) return undefined;
  const isOne = (operator === '<>') === (one.isOfNull === other.isOfNull);
  // Both have a value: that none has one is allowed, and not needed.
  return fromValuesCount([one.operand, other.operand], isOne ? 1 : 2, isOne ? 1 : 2, scope);
}

/** `a IS NULL OR b IS NULL`, `a IS NOT NULL OR b IS NOT NULL`, and alternatives of several such tests each. */
export function someAreNull(alternatives: readonly SqlExpression[], scope: CheckScope): Read {
  const tests = alternatives.map((alternative) => {
    const isAll = alternative.kind === 'operation' && alternative.operator === 'and';
    const all = (isAll ? alternative.operands : [alternative]).map(nullTestOf);
    return all.every((test) => test !== undefined) ? all : undefined;
  });
  if (!tests.every((test) => test !== undefined) || tests.length < 2) return undefined;
  const single = tests.flatMap((all) => (all.length === 1 ? all : []));
  const isOfNull = single[0]?.isOfNull;
  if (single.length === tests.length && single.every((test) => test.isOfNull === isOfNull)) {
    const operands = single.map(({ operand }) => operand);
    const count = operands.length;
    return isOfNull
      ? fromValuesCount(operands, 0, count - 1, scope)
      : fromValuesCount(operands, 1, count, scope);
  }
  // The alternative with the most values: the others are not needed.
  const valuesIn = (all: readonly NullTest[]) =>
    all.filter((test) => !test.isOfNull).map(({ operand }) => operand);
  const [best = []] = tests.toSorted((one, other) => valuesIn(other).length - valuesIn(one).length);
  const values = valuesIn(best);
  const nulls = best.filter((test) => test.isOfNull).map(({ operand }) => operand);
  const withValues = fromValuesCount(values, values.length, values.length, scope);
  const withNulls = fromValuesCount(nulls, 0, 0, scope);
  return withValues && withNulls && [...withValues, ...withNulls];
}

/** `num_nonnulls(a, b) = 1`, and the sum of `CASE WHEN a IS NULL THEN 0 ELSE 1 END` or of `(a IS NOT NULL)::int`. */
export function countOfValues(
  operator: string,
  counted: SqlExpression | undefined,
  constant: Json,
  scope: CheckScope,
): Read {
  const tests = countedTests(counted);
  if (!tests || typeof constant !== 'number' || !Number.isInteger(constant)) return undefined;
  const [first] = tests;
  if (!first || tests.some(({ isOfNull }) => isOfNull !== first.isOfNull)) return undefined;
  const all = tests.length;
  const range = RANGES[operator]?.(constant, all);
  if (!range) return undefined;
  const [least, most] = first.isOfNull ? [all - range[1], all - range[0]] : range;
  return fromValuesCount(
    tests.map(({ operand }) => operand),
    Math.max(0, least),
    most,
    scope,
  );
}

const RANGES: Readonly<Record<string, (count: number, all: number) => readonly [number, number]>> = {
  '=': (count) => [count, count],
  '<': (count) => [0, count - 1],
  '<=': (count) => [0, count],
  '>': (count, all) => [count + 1, all],
  '>=': (count, all) => [count, all],
};

type NullTest = NonNullable<ReturnType<typeof nullTestOf>>;

/** Tests that are counted: each true test counts one. */
function countedTests(expression: SqlExpression | undefined): readonly NullTest[] | undefined {
  if (expression?.kind === 'call') {
    const { name, args } = expression;
    if (name === 'num_nonnulls' || name === 'num_nulls')
      return args.map((operand) => ({ operand, isOfNull: name === 'num_nulls' }));
    if (name === 'cast' || name === 'coalesce') return countedTests(args[0]);
    const [test, then, otherwise] = name === 'case' ? args : [];
    const isOne = then?.kind === 'literal' && then.value === 1;
    const isZero = then?.kind === 'literal' && then.value === 0;
    const found = nullTestOf(test);
    const rest = otherwise?.kind === 'literal' ? otherwise.value : null;
    if (!found || args.length > 3) return undefined;
    if (isOne && (rest === 0 || rest === null)) return [found];
    return isZero && rest === 1 ? [{ ...found, isOfNull: !found.isOfNull }] : undefined;
  }
  if (expression?.kind === 'operation' && expression.operator === '+') {
    const parts = expression.operands.map(countedTests);
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  const test = nullTestOf(expression);
  return test && [test];
}
