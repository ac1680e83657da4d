import type { Json } from '../../../catalogue/field.ts';
import type { SourceDialect, SourceType } from '../../source-tables.ts';
import type { SqlExpression } from '../expressions/expression.ts';
import { constantAs, momentOf } from '../values.ts';
import {
  globWildcards,
  likeWildcards,
  patternOfExpression,
  patternOfTexts,
  patternOfWildcards,
} from './patterns.ts';
import type { Rule, RulesOfCheck } from './rules.ts';

export interface CheckedColumn {
  readonly name: string;
  readonly type: SourceType;
}

/** What a check can refer to. */
export interface CheckScope {
  readonly dialect: SourceDialect;
  readonly column: (name: string) => CheckedColumn | undefined;
}

type Operation = Extract<SqlExpression, { kind: 'operation' }>;
type OperationReader = (operands: readonly SqlExpression[], scope: CheckScope) => readonly Rule[] | undefined;

/** Reads what a check demands of columns. */
export function readCheck(expression: SqlExpression, scope: CheckScope): RulesOfCheck {
  const parts = conjuncts(expression).map((part) => rulesOf(part, scope));
  return { rules: parts.flatMap((rules) => rules ?? []), isComplete: !parts.includes(undefined) };
}

function conjuncts(expression: SqlExpression): readonly SqlExpression[] {
  const isConjunction = expression.kind === 'operation' && expression.operator === 'and';
  return isConjunction ? expression.operands.flatMap(conjuncts) : [expression];
}

/** The rules of an expression without `and`. Undefined if it is none that rules can say. */
function rulesOf(expression: SqlExpression, scope: CheckScope): readonly Rule[] | undefined {
  switch (expression.kind) {
    case 'operation':
      return OPERATIONS.get(expression.operator)?.(expression.operands, scope);
    case 'call':
      return CALLS.get(expression.name)?.(expression.args, scope);
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

function columnIn(expression: SqlExpression | undefined, scope: CheckScope): CheckedColumn | undefined {
  return expression?.kind === 'column' ? scope.column(expression.name) : undefined;
}

/** The value of a constant. Undefined if the expression is none. */
function constantIn(expression: SqlExpression | undefined, scope: CheckScope): Json | undefined {
  if (expression?.kind === 'literal') return expression.value;
  const isText = expression?.kind === 'column' && expression.isDoubleQuoted && !scope.column(expression.name);
  return isText ? expression.name : undefined;
}

const LENGTHS = new Set(['length', 'char_length', 'character_length', 'len']);
const TRIMS = new Set(['trim', 'btrim', 'ltrim', 'rtrim']);

/** The column whose length an expression is. */
function lengthOf(expression: SqlExpression | undefined, scope: CheckScope): CheckedColumn | undefined {
  if (expression?.kind !== 'call' || !LENGTHS.has(expression.name) || expression.args.length !== 1)
    return undefined;
  return columnIn(expression.args[0], scope) ?? trimmedIn(expression.args[0], scope);
}

function trimmedIn(expression: SqlExpression | undefined, scope: CheckScope): CheckedColumn | undefined {
  return expression?.kind === 'call' && TRIMS.has(expression.name)
    ? columnIn(expression.args[0], scope)
    : undefined;
}

const FLIPPED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=', '<>': '<>' } as const;
const NEGATED = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '=': '<>', '<>': '=' } as const;
type Comparison = keyof typeof FLIPPED;
const isComparison = (operator: string): operator is Comparison => Object.hasOwn(FLIPPED, operator);

function compare(operator: Comparison): OperationReader {
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
): readonly Rule[] | undefined {
  const constant = constantIn(right, scope);
  if (constant === undefined) return compareColumns(operator, left, right, scope);
  const measured = lengthOf(left, scope);
  if (measured) return typeof constant === 'number' ? lengthRules(operator, measured, constant) : undefined;
  const column = columnIn(left, scope) ?? trimmedIn(left, scope);
  if (column) return constantRules(operator, column, constant);
  return callRules(operator, left, constant, scope);
}

const CASES: ReadonlyMap<string, (text: string) => string> = new Map([
  ['upper', (text: string) => text.toUpperCase()],
  ['lower', (text: string) => text.toLowerCase()],
]);

/** `isjson(x) = 1`, `upper(x) = 'A'` and `typeof(x) = 'text'` */
function callRules(
  operator: Comparison,
  left: SqlExpression | undefined,
  constant: Json,
  scope: CheckScope,
): readonly Rule[] | undefined {
  if (left?.kind !== 'call') return undefined;
  if (left.name === 'typeof') return [];
  const inCase = CASES.get(left.name);
  const column = columnIn(left.args[0], scope);
  if (inCase && column) {
    // Other cases are allowed too, but none of them is needed.
    return typeof constant === 'string' && inCase(constant) === constant
      ? constantRules(operator, column, constant)
      : undefined;
  }
  const isTrue = (operator === '=' && constant === 1) || (operator === '>' && constant === 0);
  return isTrue ? CALLS.get(left.name)?.(left.args, scope) : undefined;
}

function compareColumns(
  operator: Comparison,
  left: SqlExpression | undefined,
  right: SqlExpression | undefined,
  scope: CheckScope,
): readonly Rule[] | undefined {
  const isAny = operator === '=' && right?.kind === 'call' && right.name === 'any';
  if (isAny && left) return isOneOf([left, ...right.args], scope);
  const one = columnIn(left, scope);
  const other = columnIn(right, scope);
  if (!one || !other || operator === '=') return undefined;
  return [{ kind: 'comparison', left: one.name, operator, right: other.name }];
}

function lengthRules(
  operator: Comparison,
  { name: column }: CheckedColumn,
  value: number,
): readonly Rule[] | undefined {
  const atLeast = (least: number): Rule => ({
    kind: 'length',
    column,
    end: 'min',
    value: Math.max(0, least),
  });
  const atMost = (most: number): Rule => ({ kind: 'length', column, end: 'max', value: most });
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

function constantRules(
  operator: Comparison,
  column: CheckedColumn,
  constant: Json,
): readonly Rule[] | undefined {
  const { name, type } = column;
  if (operator === '=') return [{ kind: 'values', column: name, values: [constantAs(constant, type)] }];
  if (operator === '<>') {
    return constant === '' ? [{ kind: 'length', column: name, end: 'min', value: 1 }] : undefined;
  }
  const value = limitOf(type, constant);
  if (value === undefined) return undefined;
  const end = operator.startsWith('<') ? 'max' : 'min';
  return [{ kind: 'bound', column: name, end, value, isExclusive: !operator.endsWith('=') }];
}

const isOneOf: OperationReader = ([left, list], scope) => {
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

const between: OperationReader = ([value, low, high], scope) => {
  const atLeast = compareWith('>=', value, low, scope);
  const atMost = compareWith('<=', value, high, scope);
  return atLeast && atMost && [...atLeast, ...atMost];
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

const OPERATIONS: ReadonlyMap<string, OperationReader> = new Map<string, OperationReader>([
  ...(['<', '<=', '>', '>=', '=', '<>'] as const).map((operator) => [operator, compare(operator)] as const),
  ['and', (operands, scope) => allOf(operands, scope)],
  ['or', anyOf],
  ['not', negation],
  ['in', isOneOf],
  ['between', between],
  ['is not null', ([operand], scope) => notNull(operand, scope)],
  [
    'is',
    ([left, right], scope) => (constantIn(right, scope) === true && left ? rulesOf(left, scope) : undefined),
  ],
  ['like', like],
  ['ilike', like],
  ['~~', like],
  ['~~*', like],
  ['glob', matching((text) => patternOfWildcards(text, globWildcards), true)],
  ['~', regularExpression],
  ['regexp', anyCase],
  ['rlike', anyCase],
  ['~*', anyCase],
]);

const json: OperationReader = ([operand], scope) => {
  const column = columnIn(operand, scope);
  return column && [{ kind: 'json', column: column.name }];
};

const CALLS: ReadonlyMap<string, OperationReader> = new Map<string, OperationReader>([
  ['json_valid', json],
  ['isjson', json],
  ['regexp_like', anyCase],
]);

function notNull(operand: SqlExpression | undefined, scope: CheckScope): readonly Rule[] | undefined {
  const column = columnIn(operand, scope);
  return column && [{ kind: 'not-null', column: column.name }];
}

function negation([operand]: readonly SqlExpression[], scope: CheckScope): readonly Rule[] | undefined {
  if (operand?.kind !== 'operation') return undefined;
  const { operator, operands }: Operation = operand;
  if (operator === 'is null') return notNull(operands[0], scope);
  return isComparison(operator) ? compare(NEGATED[operator])(operands, scope) : undefined;
}

function allOf(operands: readonly SqlExpression[], scope: CheckScope): readonly Rule[] | undefined {
  const rules: Rule[] = [];
  for (const operand of operands) {
    const some = rulesOf(operand, scope);
    if (!some) return undefined;
    rules.push(...some);
  }
  return rules;
}

/** `x IS NULL OR …` says no more than `…`, because a check that is null is passed. */
function anyOf(operands: readonly SqlExpression[], scope: CheckScope): readonly Rule[] | undefined {
  const nulls = new Set<string>();
  const others: (readonly Rule[] | undefined)[] = [];
  for (const operand of operands) {
    const isNull = operand.kind === 'operation' && operand.operator === 'is null';
    const column = isNull ? columnIn(operand.operands[0], scope) : undefined;
    if (column) nulls.add(column.name);
    else others.push(rulesOf(operand, scope));
  }
  const [only] = others;
  if (others.includes(undefined)) return undefined;
  const rules =
    others.length === 1 && only
      ? only
      : union(
          others.flatMap((rules) => rules ?? []),
          others.length,
        );
  const allowNulls = rules?.every(
    (rule) => rule.kind !== 'not-null' && [...nulls].every((name) => namesIn(rule).includes(name)),
  );
  return allowNulls ? rules : undefined;
}

function namesIn(rule: Rule): readonly string[] {
  return rule.kind === 'comparison' ? [rule.left, rule.right] : [rule.column];
}

/** One rule for alternatives of one rule each, if all are lists of values or patterns of one column. */
function union(rules: readonly Rule[], alternatives: number): readonly Rule[] | undefined {
  const [first] = rules;
  if (rules.length !== alternatives || !first || first.kind === 'comparison') return undefined;
  const { column } = first;
  const values: Json[] = [];
  const patterns: string[] = [];
  for (const rule of rules) {
    if (rule.kind === 'values' && rule.column === column) values.push(...rule.values);
    else if (rule.kind === 'pattern' && rule.column === column && rule.isWhole) patterns.push(rule.pattern);
    else return undefined;
  }
  if (patterns.length === 0) return [{ kind: 'values', column, values }];
  const texts = values.map(String);
  const all = texts.length > 0 ? [...patterns, patternOfTexts(texts)] : patterns;
  return [{ kind: 'pattern', column, pattern: all.join('|'), isWhole: true }];
}
