import type { Json } from '../../../catalogue/field.ts';
import type { SourceType } from '../../source-tables.ts';
import { IN_CASE, noneOf } from '../../text-rule.ts';
import type { SqlExpression } from '../expressions/expression.ts';
import { constantAs, momentOf } from '../values.ts';
import { equation } from './equations.ts';
import type { Limit } from './limits.ts';
import { conditions, isOneOf } from './matches.ts';
import { patternOfTexts } from './patterns.ts';
import {
  type CheckedColumn,
  type CheckScope,
  caseIn,
  columnIn,
  constantIn,
  type OperationReader,
} from './scope.ts';
import { countOfValues, valuesCount } from './values-counts.ts';

const LENGTHS = new Set(['length', 'char_length', 'character_length', 'len']);
const BYTES = new Set(['octet_length', 'length', 'datalength']);
const TRIMS = new Set(['trim', 'btrim', 'ltrim', 'rtrim']);

/** The column whose length an expression is. */
function lengthOf(expression: SqlExpression | undefined, scope: CheckScope): CheckedColumn | undefined {
  if (expression?.kind !== 'call' || expression.args.length !== 1) return undefined;
  const isBinary = columnIn(expression.args[0], scope)?.type.value === 'binary';
  if (!(isBinary ? BYTES : LENGTHS).has(expression.name)) return undefined;
  return columnIn(expression.args[0], scope) ?? trimmedIn(expression.args[0], scope);
}

function trimmedIn(expression: SqlExpression | undefined, scope: CheckScope): CheckedColumn | undefined {
  return expression?.kind === 'call' && TRIMS.has(expression.name)
    ? columnIn(expression.args[0], scope)
    : undefined;
}

const FLIPPED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=', '<>': '<>' } as const;
export const NEGATED = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '=': '<>', '<>': '=' } as const;
type Comparison = (typeof COMPARISONS)[number];
export const COMPARISONS = ['<', '<=', '>', '>=', '=', '<>'] as const;
export const isComparison = (operator: string): operator is Comparison => Object.hasOwn(FLIPPED, operator);

export function compare(operator: Comparison): OperationReader {
  return ([left, right], scope) => {
    if (constantIn(left, scope) !== undefined) return compareWith(FLIPPED[operator], right, left, scope);
    return compareWith(operator, left, right, scope);
  };
}

function compareWith(
  operator: Comparison,
  left: SqlExpression | undefined,
  right: SqlExpression | undefined,
  scope: CheckScope,
): readonly Limit[] | undefined {
  const constant = constantIn(right, scope);
  if (constant === undefined) return compareColumns(operator, left, right, scope);
  const measured = lengthOf(left, scope);
  if (measured) return typeof constant === 'number' ? lengthLimits(operator, measured, constant) : undefined;
  const column = columnIn(left, scope) ?? trimmedIn(left, scope);
  if (column) return constantLimits(operator, column, constant);
  return countOfValues(operator, left, constant, scope) ?? callLimits(operator, left, constant, scope);
}

/** `isjson(x) = 1`, `upper(x) = 'A'` and `typeof(x) = 'text'` */
function callLimits(
  operator: Comparison,
  left: SqlExpression | undefined,
  constant: Json,
  scope: CheckScope,
): readonly Limit[] | undefined {
  if (left?.kind !== 'call') return undefined;
  if (left.name === 'typeof') return [];
  if (JSON_TYPES.has(left.name)) return jsonShape(operator, left.args[0], constant, scope);
  const inCase = caseIn(left, scope);
  if (inCase) {
    // Other cases are allowed too, but none of them is needed.
    return typeof constant === 'string' && inCase.change(constant) === constant
      ? constantLimits(operator, inCase.column, constant)
      : undefined;
  }
  const isTrue = (operator === '=' && constant === 1) || (operator === '>' && constant === 0);
  return isTrue ? conditions.get(left.name)?.(left.args, scope) : undefined;
}

const JSON_TYPES = new Set(['jsonb_typeof', 'json_typeof', 'json_type']);

/** `jsonb_typeof(x) = 'array'`. MySQL writes `ARRAY`. */
function jsonShape(
  operator: Comparison,
  operand: SqlExpression | undefined,
  constant: Json,
  scope: CheckScope,
): readonly Limit[] | undefined {
  const column = columnIn(operand, scope)?.name;
  if (column === undefined || operator !== '=') return undefined;
  const shape = String(constant).toLowerCase();
  if (shape === 'object') return [{ kind: 'json', column }];
  return shape === 'array' ? [{ kind: 'json', column, shape }] : undefined;
}

function compareColumns(
  operator: Comparison,
  left: SqlExpression | undefined,
  right: SqlExpression | undefined,
  scope: CheckScope,
): readonly Limit[] | undefined {
  const isAny = operator === '=' && right?.kind === 'call' && right.name === 'any';
  if (isAny && left) return isOneOf([left, ...right.args], scope);
  const counted = valuesCount(operator, [left, right], scope);
  if (counted) return counted;
  const one = columnIn(left, scope);
  const other = columnIn(right, scope);
  if (operator === '=') {
    const ownCase = inOwnCase(left, right, scope) ?? inOwnCase(right, left, scope);
    return ownCase ?? equation(left, right, scope) ?? equation(right, left, scope);
  }
  if (!one || !other) return undefined;
  return [{ kind: 'comparison', left: one.name, operator, right: other.name }];
}

/** `x = lower(x)` and `x = trim(x)` */
function inOwnCase(
  left: SqlExpression | undefined,
  right: SqlExpression | undefined,
  scope: CheckScope,
): readonly Limit[] | undefined {
  const column = columnIn(left, scope);
  const inCase = caseIn(right, scope);
  const own = inCase?.column ?? trimmedIn(right, scope);
  if (!column || column.name !== own?.name) return undefined;
  const pattern = inCase ? IN_CASE[inCase.to] : noneOf('^ | $');
  return [{ kind: 'pattern', column: column.name, pattern }];
}

function lengthLimits(
  operator: Comparison,
  { name: column }: CheckedColumn,
  value: number,
): readonly Limit[] | undefined {
  const atLeast = (least: number): Limit => ({
    kind: 'length',
    column,
    end: 'min',
    value: Math.max(0, least),
  });
  const atMost = (most: number): Limit => ({ kind: 'length', column, end: 'max', value: most });
  switch (operator) {
    case '=':
      return [atLeast(value), atMost(value)];
    case '<':
      return [atMost(Math.ceil(value) - 1)];
    case '<=':
      return [atMost(Math.floor(value))];
    case '>':
      return [atLeast(Math.floor(value) + 1)];
    case '>=':
      return [atLeast(Math.ceil(value))];
    case '<>':
      return value === 0 ? [atLeast(1)] : undefined;
  }
}

const NUMERIC: ReadonlySet<SourceType['value']> = new Set(['integer', 'decimal', 'unknown']);
const DATED: ReadonlySet<SourceType['value']> = new Set(['date', 'timestamp']);
const TIME = /^\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/** A limit of a column. Undefined if the column has none of that type. */
function limitOf({ value: type }: SourceType, constant: Json): number | string | undefined {
  if (DATED.has(type)) return typeof constant === 'string' ? momentOf(constant) : undefined;
  if (type === 'time') return typeof constant === 'string' && TIME.test(constant) ? constant : undefined;
  if (!NUMERIC.has(type)) return undefined;
  const value = constantAs(constant, { value: 'decimal' });
  if (typeof value === 'number') return value;
  // More digits than a number holds: the nearest number on the side of zero.
  const number = typeof value === 'string' ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) return undefined;
  return Math.sign(number) * Math.min(Math.abs(number), Number.MAX_SAFE_INTEGER);
}

function constantLimits(
  operator: Comparison,
  column: CheckedColumn,
  constant: Json,
): readonly Limit[] | undefined {
  const { name, type } = column;
  if (operator === '=') return [{ kind: 'values', column: name, values: [constantAs(constant, type)] }];
  if (operator === '<>') {
    if (constant === '') return [{ kind: 'length', column: name, end: 'min', value: 1 }];
    if (type.value !== 'text' || typeof constant !== 'string') return undefined;
    return [{ kind: 'pattern', column: name, pattern: noneOf(`^(?:${patternOfTexts([constant])})$`) }];
  }
  const value = limitOf(type, constant);
  if (value === undefined) return undefined;
  const end = operator.startsWith('<') ? 'max' : 'min';
  return [{ kind: 'bound', column: name, end, value, isExclusive: !operator.endsWith('=') }];
}

export const between: OperationReader = ([value, low, high], scope) => {
  const atLeast = compareWith('>=', value, low, scope);
  const atMost = compareWith('<=', value, high, scope);
  return atLeast && atMost && [...atLeast, ...atMost];
};
