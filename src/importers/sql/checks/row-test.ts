import type { RowTest } from '../../source-tables.ts';
import type { SqlExpression } from '../expressions/expression.ts';
import { functionsOfRows, operatorsOfRows, type Strict } from './row-functions.ts';
import {
  compiledColumn,
  type Evaluate,
  indexOfColumn,
  type Known,
  type RowContext,
  truthOf,
  UNKNOWN,
  type Value,
} from './row-values.ts';
import { type CheckScope, constantIn, withoutCasts } from './scope.ts';

/** A condition with the columns that it reads. */
export interface CompiledTest {
  /** The names of columns, in the order of the cells. */
  readonly columns: readonly string[];
  readonly holds: RowTest;
}

/**
 * Compiles a condition for rows, with SQL's three values and a fourth one, unknown: for functions that are not read, the
 * order of texts by a collation, and the time zone of a session.
 */
export function compileTest(expression: SqlExpression, scope: CheckScope): CompiledTest {
  const isLoose = scope.dialect === 'mysql' || scope.dialect === 'sqlserver';
  const context: RowContext = { scope, columns: [], isLoose, isZoned: false, patterns: new Map() };
  const evaluate = compile(expression, context);
  return {
    columns: context.columns.map(({ name }) => name),
    holds: (cells, tools) => {
      const truth = truthOf(evaluate(cells, tools));
      return truth === UNKNOWN ? 'unknown' : truth !== false;
    },
  };
}

const operation = (operator: string, ...operands: readonly SqlExpression[]): SqlExpression => ({
  kind: 'operation',
  operator,
  operands,
});

function compile(expression: SqlExpression | undefined, context: RowContext): Evaluate {
  const { scope } = context;
  const isCall = expression?.kind === 'call';
  const constant = isCall ? undefined : constantIn(expression, scope);
  if (constant !== undefined)
    return () => (typeof constant === 'object' && constant !== null ? UNKNOWN : constant);
  switch (expression?.kind) {
    case 'column': {
      const column = scope.column(expression.name);
      return column ? compiledColumn(column, context) : () => UNKNOWN;
    }
    case 'call': {
      const { name, args } = expression;
      const read = SPECIAL.get(name);
      return read ? read(args, context) : strict(functionsOfRows.get(name), args, context);
    }
    case 'operation':
      return compileOperation(expression.operator, expression.operands, context);
    case 'list':
      for (const item of expression.items) compile(item, context);
  }
  return () => UNKNOWN;
}

/** Operators whose opposite is another one. */
const OPPOSITES: ReadonlyMap<string, string> = new Map([
  ['<>', '='],
  ...['in', 'between', 'like', 'ilike', 'glob', 'regexp', 'rlike', 'similar to'].map(
    (name) => [`not ${name}`, name] as const,
  ),
  ...['~', '~*', '~~', '~~*'].map((name) => [`!${name}`, name] as const),
  ['is not null', 'is null'],
  ['is not', 'is'],
  ['is distinct from', 'is'],
]);

const QUANTIFIERS: ReadonlyMap<string, 'or' | 'and'> = new Map([
  ['any', 'or'],
  ['some', 'or'],
  ['all', 'and'],
]);

function compileOperation(
  operator: string,
  operands: readonly SqlExpression[],
  context: RowContext,
): Evaluate {
  const [left, right, third] = operands;
  const connector = right?.kind === 'call' ? QUANTIFIERS.get(right.name) : undefined;
  if (right?.kind === 'call' && connector && left)
    return eachOf(connector, operator, left, right.args[0], context);
  const opposite = OPPOSITES.get(operator);
  if (opposite !== undefined) return negation(compileOperation(opposite, operands, context));
  switch (operator) {
    case 'and':
      return connection(operands, false, context);
    case 'or':
      return connection(operands, true, context);
    case 'not':
      return negation(compile(left, context));
    case 'is null':
      return nullTest(left, context);
    case 'is':
    case '<=>':
    case 'is not distinct from':
      return isSame(left, right, context);
    case 'in':
      return left ? eachOf('or', '=', left, right, context) : () => UNKNOWN;
    case 'between':
      if (!left || !right || !third) return () => UNKNOWN;
      return connection([operation('>=', left, right), operation('<=', left, third)], false, context);
  }
  return strict(operatorsOfRows.get(operator), operands, context);
}

function eachOf(
  connector: 'and' | 'or',
  operator: string,
  left: SqlExpression,
  list: SqlExpression | undefined,
  context: RowContext,
): Evaluate {
  const isList = list?.kind === 'list' || constantIn(list, context.scope) !== undefined;
  const items = list?.kind === 'list' ? list.items : [isList && list ? list : { kind: 'unknown' as const }];
  return connection(
    items.map((item) => operation(operator, left, item)),
    connector === 'or',
    context,
  );
}

function negation(operand: Evaluate): Evaluate {
  return (cells, tools) => {
    const truth = truthOf(operand(cells, tools));
    return typeof truth === 'boolean' ? !truth : truth;
  };
}

/** AND, which `false` decides, or OR, which `true` decides. */
function connection(expressions: readonly SqlExpression[], deciding: boolean, context: RowContext): Evaluate {
  const operands = expressions.map((expression) => compile(expression, context));
  return (cells, tools) => {
    let result: Value = !deciding;
    for (const operand of operands) {
      const truth = truthOf(operand(cells, tools));
      if (truth === deciding) return deciding;
      if (truth === UNKNOWN || (truth === null && result !== UNKNOWN)) result = truth;
    }
    return result;
  };
}

/** Whether a value is null. Of a cell, this is known whatever its type. */
function nullTest(expression: SqlExpression | undefined, context: RowContext): Evaluate {
  const operand = withoutCasts(expression);
  const column = operand?.kind === 'column' ? context.scope.column(operand.name) : undefined;
  if (column) {
    const index = indexOfColumn(column, context.columns);
    return (cells) => (cells[index] ?? null) === null;
  }
  const evaluate = compile(operand, context);
  return (cells, tools) => {
    const value = evaluate(cells, tools);
    return value === UNKNOWN ? UNKNOWN : value === null;
  };
}

/** `a IS NOT DISTINCT FROM b`, `a <=> b` and `(a > 0) IS TRUE`, which never give null. */
function isSame(
  left: SqlExpression | undefined,
  right: SqlExpression | undefined,
  context: RowContext,
): Evaluate {
  const wanted = constantIn(right, context.scope);
  if (wanted === null || (right?.kind === 'column' && right.name.toLowerCase() === 'unknown'))
    return nullTest(left, context);
  const [one, other] = [compile(left, context), compile(right, context)];
  const areEqual = strict(operatorsOfRows.get('='), left && right ? [left, right] : [], context);
  return (cells, tools) => {
    const a = one(cells, tools);
    const b = other(cells, tools);
    if (a === UNKNOWN || b === UNKNOWN) return UNKNOWN;
    if (a === null || b === null) return a === b;
    return typeof wanted === 'boolean' ? truthOf(a) === wanted : areEqual(cells, tools);
  };
}

/** Null if an operand is null, unknown if one is unknown. */
function strict(
  of: Strict | undefined,
  expressions: readonly SqlExpression[],
  context: RowContext,
): Evaluate {
  const operands = expressions.map((expression) => compile(expression, context));
  if (!of) return () => UNKNOWN;
  return (cells, tools) => {
    const values: Known[] = [];
    let isUnknown = false;
    for (const operand of operands) {
      const value = operand(cells, tools);
      if (value === null) return null;
      if (value === UNKNOWN) isUnknown = true;
      else values.push(value);
    }
    return isUnknown ? UNKNOWN : of(values, context, tools);
  };
}

type Special = (args: readonly SqlExpression[], context: RowContext) => Evaluate;

const firstOf: Special = (args, context) => {
  const values = args.map((arg) => compile(arg, context));
  const nulls = args.map((arg) => nullTest(arg, context));
  return (cells, tools) => {
    for (const [i, value] of values.entries()) {
      const isNull = nulls[i]?.(cells, tools);
      if (isNull !== true) return isNull === false ? value(cells, tools) : UNKNOWN;
    }
    return null;
  };
};

/** How many of the arguments are null, or are not. */
const counting =
  (counted: boolean): Special =>
  (args, context) => {
    const nulls = args.map((arg) => nullTest(arg, context));
    return (cells, tools) => {
      const answers = nulls.map((isNull) => isNull(cells, tools));
      return answers.includes(UNKNOWN) ? UNKNOWN : answers.filter((isNull) => isNull === counted).length;
    };
  };

/** Conditions and values in turn, and the value of ELSE. */
const choice: Special = (args, context) => {
  const parts = args.map((arg) => compile(arg, context));
  return (cells, tools) => {
    let at = 0;
    for (; at + 1 < parts.length; at += 2) {
      const truth = truthOf(parts[at]?.(cells, tools) ?? null);
      if (truth === UNKNOWN) return UNKNOWN;
      if (truth === true) return parts[at + 1]?.(cells, tools) ?? null;
    }
    return parts[at]?.(cells, tools) ?? null;
  };
};

const DAY_MS = 86_400_000;

/** The value itself, if the type of the cast holds it. */
const cast: Special = ([operand, written], context) => {
  const evaluate = compile(operand, context);
  const name = written?.kind === 'literal' ? String(written.value) : '';
  if (name === 'collate') {
    context.isLoose = true;
    return evaluate;
  }
  return (cells, tools) => {
    const value = evaluate(cells, tools);
    if (value instanceof Date && name === 'date' && !context.isZoned)
      return new Date(Math.floor(value.getTime() / DAY_MS) * DAY_MS);
    if (/^(?:small|big)?int/.test(name)) {
      const number = typeof value === 'boolean' ? Number(value) : value;
      return number === null || Number.isInteger(number) ? number : UNKNOWN;
    }
    return value === null || (/^bool/.test(name) && typeof value === 'boolean') ? value : UNKNOWN;
  };
};

/** Functions that are not null whenever an argument is. */
const SPECIAL: ReadonlyMap<string, Special> = new Map<string, Special>([
  ...['coalesce', 'ifnull', 'nvl'].map((name) => [name, firstOf] as const),
  ['isnull', (args, context) => (args.length === 1 ? nullTest(args[0], context) : firstOf(args, context))],
  ['num_nulls', counting(true)],
  ['num_nonnulls', counting(false)],
  ['case', choice],
  ['cast', cast],
]);
