import type { Json } from '../../../catalogue/field.ts';
import type { SqlExpression } from '../expressions/expression.ts';
import { between, COMPARISONS, compare, isComparison, NEGATED } from './comparisons.ts';
import { conditions, isOneOf, patternOperators } from './matches.ts';
import { patternOfTexts } from './patterns.ts';
import type { Rule, RulesOfCheck } from './rules.ts';
import { type CheckScope, columnIn, constantIn, type OperationReader } from './scope.ts';

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
  ['and', allOf],
  ['or', anyOf],
  ['not', negation],
  ['in', isOneOf],
  ['between', between],
  ['is', isTrue],
  ['is not null', notNull],
]);

/** `(x > 0) IS TRUE` */
function isTrue([left, right]: readonly SqlExpression[], scope: CheckScope): readonly Rule[] | undefined {
  return constantIn(right, scope) === true && left ? rulesOf(left, scope) : undefined;
}

function notNull([operand]: readonly SqlExpression[], scope: CheckScope): readonly Rule[] | undefined {
  const column = columnIn(operand, scope);
  return column && [{ kind: 'not-null', column: column.name }];
}

function negation([operand]: readonly SqlExpression[], scope: CheckScope): readonly Rule[] | undefined {
  if (operand?.kind !== 'operation') return undefined;
  const { operator, operands } = operand;
  if (operator === 'is null') return notNull(operands, scope);
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
  const demands = rules?.filter((rule) => rule.kind !== 'not-null' || !nulls.has(rule.column));
  const allowNulls = demands?.every(
    (rule) => rule.kind !== 'not-null' && [...nulls].every((name) => namesIn(rule).includes(name)),
  );
  return allowNulls ? demands : undefined;
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
