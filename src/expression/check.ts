import type { Cell } from '../catalogue/field.ts';
import { checkAggregate, previousOf, totalOf } from './check-reads.ts';
import { functionInfo } from './functions.ts';
import {
  addDecimals,
  addIntegers,
  divide,
  multiplyDecimals,
  multiplyIntegers,
  negate,
  remainderOfDecimals,
  remainderOfIntegers,
  subtractDecimals,
  subtractIntegers,
} from './numbers.ts';
import { ExpressionError } from './problem.ts';
import { cut, shortened } from './text.ts';
import type { ArithmeticOperator, Comparison, Node, Step } from './tree.ts';
import { apply, compareCells, constant, listTypes, requireCondition, type Typed, unify } from './typed.ts';
import { type ExpressionType, type FormulaTypes, isNumeric, isTime, typePhrase } from './types.ts';

type NodeOf<Kind extends Node['kind']> = Extract<Node, { kind: Kind }>;

/** Finds the types of a formula's parts. Throws an ExpressionError at an unknown column and at types that do not fit. */
export function check(node: Node, types: FormulaTypes): Typed {
  switch (node.kind) {
    case 'literal': {
      const literal = constant(node.value, node.type, node.at);
      return typeof node.value === 'string' ? { ...literal, literal: node.value } : literal;
    }
    case 'column':
      return checkColumn(node, types);
    case 'row':
      return { type: 'integer', at: node.at, bind: ({ row }) => row };
    case 'random':
      return { type: 'decimal', at: node.at, bind: ({ random }) => random(node.call) };
    case 'previous':
      return previousOf(node, columnType(node.name, node.nameAt, types));
    case 'total':
      return totalOf(node, columnType(node.name, node.nameAt, types));
    case 'aggregate':
      return checkAggregate(node, types);
    case 'in':
      return checkMembership(node, types);
    case 'negation': {
      const operand = check(node.operand, types);
      if (isNumeric(operand.type) || operand.type === 'null') {
        return apply([operand], operand.type, node.at, (value = null) => negate(value));
      }
      throw new ExpressionError(node.at, `- takes a number, not ${typePhrase(operand.type)}.`);
    }
    case 'not': {
      const operand = check(node.operand, types);
      requireCondition(operand, 'not');
      return apply([operand], 'boolean', node.at, (value) => !value);
    }
    case 'arithmetic':
      return checkArithmetic(node, types);
    case 'and':
    case 'or':
      return checkLogic(node, types);
    case 'comparison':
      return checkComparison(node, types);
    case 'call':
      return checkCall(node, types);
  }
}

/** Words that the author of a name may have meant. */
const WORDS = ['row', 'true', 'false', 'null'];

function checkColumn({ name, index, at }: NodeOf<'column'>, types: FormulaTypes): Typed {
  return {
    type: columnType(name, at, types),
    at,
    bind: ({ columns }) => columns[index] ?? (() => null),
  };
}

function columnType(name: string, at: number, types: FormulaTypes): ExpressionType {
  const type = types.column(name);
  if (type !== undefined) return type;
  const word = WORDS.find((known) => known === name.toLowerCase());
  const question = word === undefined ? '.' : `. Did you mean ${word}?`;
  throw new ExpressionError(at, `There is no column “${name}”${question}`, word);
}

function checkCall({ name, args, at }: NodeOf<'call'>, types: FormulaTypes): Typed {
  const info = functionInfo(name);
  const { minArguments, maxArguments, signature } = info;
  if (args.length < minArguments || args.length > maxArguments) {
    const count = args.length === 0 ? 'no value is' : args.length === 1 ? 'one is' : `${args.length} are`;
    throw new ExpressionError(
      at,
      `${name} takes ${takenValues(minArguments, maxArguments)}, as in ${signature}; ${count} given.`,
    );
  }
  return info.check(
    args.map((arg) => check(arg, types)),
    { name, at },
  );
}

function takenValues(min: number, max: number): string {
  if (!Number.isFinite(max)) return `at least ${min === 1 ? 'one value' : `${min} values`}`;
  if (min === max) return max === 1 ? 'one value' : `${max} values`;
  return `${min} or ${max} values`;
}

function checkLogic({ kind, operands, at }: NodeOf<'and' | 'or'>, types: FormulaTypes): Typed {
  const args = operands.map((operand) => check(operand, types));
  for (const arg of args) requireCondition(arg, kind);
  // SQL's three-valued logic: where one operand decides the result, a null among the others does not matter.
  const deciding = kind === 'or';
  return {
    type: 'boolean',
    at,
    bind(rows) {
      const bound = args.map((arg) => arg.bind(rows));
      return (i) => {
        let result: Cell = !deciding;
        for (const read of bound) {
          const value = read(i);
          if (value === deciding) return deciding;
          if (value === null) result = null;
        }
        return result;
      };
    },
  };
}

/** The most characters of a call that a message shows. */
const SHOWN_CALL_LENGTH = 100;

/** A comparison with null is null, as in SQL, and so never true. */
function refuseNull({ operator, left, right, source }: NodeOf<'comparison'>): void {
  const isNull = (node: Node) => node.kind === 'literal' && node.value === null;
  if (!isNull(left) && !isNull(right)) return;
  const call = `isNull(${isNull(right) ? source.left : source.right})`;
  const test = operator === '<>' ? `not ${call}` : call;
  const message = `A comparison with null is never true. Write ${shortened(test, SHOWN_CALL_LENGTH)}.`;
  throw new ExpressionError(source.at, message, test, source.length);
}

const HOLDS: Readonly<Record<Comparison, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

function checkComparison(node: NodeOf<'comparison'>, types: FormulaTypes): Typed {
  const { operator, left, right, at } = node;
  const given = [check(left, types), check(right, types)];
  refuseNull(node);
  const unified = unify(given);
  if (unified === undefined) {
    throw new ExpressionError(at, `${operator} compares values of one type, not ${listTypes(given)}.`);
  }
  const { type, args } = unified;
  if (type === 'json') throw new ExpressionError(at, `${operator} does not compare JSON.`);
  const holds = HOLDS[operator];
  return apply(args, 'boolean', at, (a = null, b = null) => holds(compareCells(type, a, b)));
}

/** SQL's `in`: null if no value of the list is equal and one of the two sides has a null. */
function checkMembership({ value, list, at }: NodeOf<'in'>, types: FormulaTypes): Typed {
  const given = [value, ...list].map((node) => check(node, types));
  const unified = unify(given);
  if (unified === undefined) {
    throw new ExpressionError(at, `in compares values of one type, not ${listTypes(given)}.`);
  }
  const { type, args } = unified;
  if (type === 'json') throw new ExpressionError(at, 'in does not compare JSON.');
  const [first = constant(null, 'null', at), ...others] = args;
  return {
    type: 'boolean',
    at,
    bind(rows) {
      const read = first.bind(rows);
      const bound = others.map((other) => other.bind(rows));
      return (i) => {
        const cell = read(i);
        if (cell === null) return null;
        let result: Cell = false;
        for (const other of bound) {
          const item = other(i);
          if (item === null) result = null;
          else if (compareCells(type, cell, item) === 0) return true;
        }
        return result;
      };
    },
  };
}

interface Operation {
  readonly type: ExpressionType;
  readonly compute: (a: Cell, b: Cell) => Cell;
}

const OF_INTEGERS: Readonly<Record<ArithmeticOperator, Operation>> = {
  '+': { type: 'integer', compute: addIntegers },
  '-': { type: 'integer', compute: subtractIntegers },
  '*': { type: 'integer', compute: multiplyIntegers },
  '/': { type: 'decimal', compute: divide },
  '%': { type: 'integer', compute: remainderOfIntegers },
};

const OF_DECIMALS: Readonly<Record<ArithmeticOperator, Operation>> = {
  '+': { type: 'decimal', compute: addDecimals },
  '-': { type: 'decimal', compute: subtractDecimals },
  '*': { type: 'decimal', compute: multiplyDecimals },
  '/': { type: 'decimal', compute: divide },
  '%': { type: 'decimal', compute: remainderOfDecimals },
};

const CONCATENATION: Operation = { type: 'text', compute: (a, b) => cut(`${a}${b}`) };

function operation(left: ExpressionType, { operator, at }: Step, right: ExpressionType): Operation {
  const types = [left, right].filter((type) => type !== 'null');
  if (types.length === 0) return { type: 'null', compute: () => null };
  if (types.every((type) => type === 'integer')) return OF_INTEGERS[operator];
  if (types.every(isNumeric)) return OF_DECIMALS[operator];
  if (operator === '+' && types.every((type) => type === 'text')) return CONCATENATION;
  throw new ExpressionError(at, ...operationProblem(operator, types));
}

function operationProblem(
  operator: ArithmeticOperator,
  types: readonly ExpressionType[],
): readonly [message: string, suggestion?: string] {
  const listed = listTypes(types.map((type) => ({ type })));
  if (operator === '+' && types.includes('text')) {
    return [`+ does not take ${listed}; concat joins values of any type.`, 'concat'];
  }
  if (operator === '-' && types.length === 2 && types.every(isTime)) {
    return ['- does not take dates; daysBetween(from, to) gives the days between them.', 'daysBetween'];
  }
  if ((operator === '+' || operator === '-') && types.some(isTime)) {
    return [`${operator} does not take ${listed}; addDays(date, days) gives a later date.`, 'addDays'];
  }
  return [`${operator} takes numbers, not ${listed}.`];
}

function checkArithmetic({ first, steps, at }: NodeOf<'arithmetic'>, types: FormulaTypes): Typed {
  let typed = check(first, types);
  const operations: { readonly compute: Operation['compute']; readonly operand: Typed }[] = [];
  const start = typed;
  for (const step of steps) {
    const operand = check(step.operand, types);
    const { type, compute } = operation(typed.type, step, operand.type);
    operations.push({ compute, operand });
    typed = { ...typed, type };
  }
  const [single] = operations;
  if (single !== undefined && operations.length === 1) {
    return apply([start, single.operand], typed.type, at, (a = null, b = null) => single.compute(a, b));
  }
  return {
    type: typed.type,
    at,
    bind(rows) {
      const read = start.bind(rows);
      const bound = operations.map(({ compute, operand }) => ({ compute, operand: operand.bind(rows) }));
      return (i) => {
        let value = read(i);
        for (const { compute, operand } of bound) {
          const other = value === null ? null : operand(i);
          if (value === null || other === null) return null;
          value = compute(value, other);
        }
        return value;
      };
    },
  };
}
