import { ANY_NUMBER, areSafe, type Bounds, contains } from '../../expression/bounds.ts';
import { parseIso } from '../../expression/dates.ts';
import { formulaOutcome, type Outcome } from '../../expression/outcome.ts';
import type { Formula, Node, Step } from '../../expression/tree.ts';
import { type ExpressionType, isNumeric, isTime } from '../../expression/types.ts';
import { quoted } from '../literal.ts';
import { asNumber, type Code, lifted, templateCode, textCode, type Writing } from './code.ts';

/** Where a formula's columns are read from. */
export interface FormulaScope extends Writing {
  readonly cell: (name: string) => Code | undefined;
  readonly row: Code;
}

type Of<Kind extends Node['kind']> = Extract<Node, { readonly kind: Kind }>;

const NULL: Code = { code: 'null', type: 'null', nullable: true };

/** A formula that was found good, in TypeScript. */
export function formulaCode(formula: Formula, scope: FormulaScope): Code {
  return translated(formula.root, scope);
}

/** `withoutNulls` is for what an operation adds to the nulls of its operands. */
function outcomeOf(root: Node, { cell, row }: FormulaScope, withoutNulls = false): Outcome {
  const column = (name: string): Outcome => {
    const { type, nullable, range } = cell(name) ?? NULL;
    const hasBounds = isNumeric(type) || isTime(type);
    return { canBeNull: nullable && !withoutNulls, bounds: hasBounds ? (range ?? ANY_NUMBER) : undefined };
  };
  return formulaOutcome({ root }, { column, row: row.range ?? { min: 0, max: 0 } });
}

const rangeOf = (node: Node, scope: FormulaScope) => outcomeOf(node, scope).bounds;

/** Whether a divisor can be zero. */
function canBeZero(node: Node, scope: FormulaScope): boolean {
  const range = rangeOf(node, scope);
  return range === undefined || contains(range, 0);
}

function translated(node: Node, scope: FormulaScope): Code {
  switch (node.kind) {
    case 'literal':
      return literalCode(node);
    case 'column':
      return scope.cell(node.name) ?? NULL;
    case 'row':
      return scope.row;
    case 'negation': {
      const operand = asNumber(scope, translated(node.operand, scope));
      const { type } = operand;
      if (operand.large) return exactInteger(scope, node, [operand], (value = '') => `-BigInt(${value})`);
      return lifted(
        scope,
        [operand],
        { type, range: rangeOf(node, scope) },
        (value = '') => `(0 - ${value})`,
      );
    }
    case 'not':
      return lifted(
        scope,
        [translated(node.operand, scope)],
        { type: 'boolean' },
        (value = '') => `!${value}`,
      );
    case 'arithmetic':
      return arithmetic(node, scope);
    case 'and':
    case 'or':
      return logic(node, scope);
    case 'comparison':
      return comparison(node, scope);
    case 'call':
      return call(node, scope);
  }
}

function literalCode({ value, type }: Of<'literal'>): Code {
  if (value === null) return NULL;
  const nullable = false;
  if (typeof value === 'string') return { code: quoted(value), type, nullable, narrow: true, literal: value };
  if (typeof value === 'boolean') return { code: String(value), type, nullable, narrow: true };
  const range = { min: Number(value), max: Number(value) };
  if (typeof value === 'bigint')
    return { code: `${value}n`, type, nullable, narrow: true, large: true, range };
  return { code: String(value), type, nullable, narrow: true, range };
}

/** An integer of any size. */
function exactInteger(
  scope: FormulaScope,
  node: Node,
  args: readonly Code[],
  build: (...codes: readonly string[]) => string,
): Code {
  const yields = { type: 'integer', large: true, range: rangeOf(node, scope) } as const;
  return lifted(scope, args, yields, (...codes) => `${scope.helpers.use('exact')}(${build(...codes)})`);
}

function arithmetic(node: Of<'arithmetic'>, scope: FormulaScope): Code {
  let made = translated(node.first, scope);
  for (const [i, step] of node.steps.entries()) {
    const { min, max } = rangeOf({ ...node, steps: node.steps.slice(0, i + 1) }, scope) ?? {};
    const range = min === undefined || max === undefined ? undefined : { min, max };
    made = operation(scope, made, step, translated(step.operand, scope), range);
  }
  return made;
}

function operation(
  scope: FormulaScope,
  given: Code,
  { operator, operand }: Step,
  other: Code,
  range: Bounds | undefined,
): Code {
  const { helpers } = scope;
  if (given.type === 'null' && other.type === 'null') return NULL;
  const types = [given.type, other.type].filter((type) => type !== 'null');
  if (types.every((type) => type === 'text')) {
    return lifted(scope, [given, other], { type: 'text' }, (a, b) => `(${a} + ${b})`);
  }
  const args = [asNumber(scope, given), asNumber(scope, other)];
  const isZeroPossible = canBeZero(operand, scope);
  if (types.every((type) => type === 'integer') && operator !== '/') {
    if (areSafe(range) && !args.some(({ large }) => large) && !(operator === '%' && isZeroPossible)) {
      const zero = operator === '%' || operator === '*' ? ' + 0' : '';
      return lifted(scope, args, { type: 'integer', range }, (a, b) => `(${a} ${operator} ${b}${zero})`);
    }
    const yields = { type: 'integer', large: true, range } as const;
    if (operator === '%') {
      return lifted(scope, args, { ...yields, nullable: isZeroPossible }, (a, b) =>
        isZeroPossible
          ? `${helpers.use('integerRemainder')}(${a}, ${b})`
          : `${helpers.use('exact')}(BigInt(${a}) % BigInt(${b}))`,
      );
    }
    return lifted(
      scope,
      args,
      yields,
      (a, b) => `${helpers.use('exact')}(BigInt(${a}) ${operator} BigInt(${b}))`,
    );
  }
  const numbers = args.map((arg) => asDouble(scope, arg));
  if (operator === '/' && isZeroPossible) {
    const yields = { type: 'decimal', nullable: true } as const;
    return lifted(scope, numbers, yields, (a, b) => `${helpers.use('divide')}(${a}, ${b})`);
  }
  if (operator === '%') {
    const name = helpers.use('remainder');
    const yields = { type: 'decimal', nullable: isZeroPossible, range } as const;
    return lifted(scope, numbers, yields, (a, b) =>
      isZeroPossible ? `${name}(${a}, ${b})` : `(${name}(${a}, ${b}) ?? 0)`,
    );
  }
  return lifted(scope, numbers, { type: 'decimal', range }, (a, b) => {
    if (operator === '+') return `${helpers.use('add')}(${a}, ${b})`;
    if (operator === '-') return `${helpers.use('add')}(${a}, -${b})`;
    return `${helpers.use('decimal')}(${a} ${operator} ${b})`;
  });
}

/** A number, of a bigint the nearest. */
function asDouble(writing: Writing, arg: Code): Code {
  if (!arg.large) return arg;
  return lifted(writing, [arg], { type: 'decimal', range: arg.range }, (value = '') => `Number(${value})`);
}

function logic({ kind, operands }: Of<'and' | 'or'>, scope: FormulaScope): Code {
  const args = operands.map((operand) => translated(operand, scope));
  const codes = args.map(({ code }) => code);
  if (args.some(({ nullable }) => nullable)) {
    return { code: `${scope.helpers.use(kind)}(${codes.join(', ')})`, type: 'boolean', nullable: true };
  }
  return { code: `(${codes.join(kind === 'and' ? ' && ' : ' || ')})`, type: 'boolean', nullable: false };
}

/** A text of the formula itself where a date belongs. */
function asTimeCode(arg: Code): Code {
  const time = arg.literal === undefined ? undefined : parseIso(arg.literal);
  if (time === undefined) return arg;
  const iso = new Date(time).toISOString();
  const isMoment = arg.literal?.includes('T') === true;
  return {
    code: quoted(isMoment ? iso : iso.slice(0, 10)),
    type: isMoment ? 'timestamp' : 'date',
    nullable: false,
    narrow: true,
  };
}

/** Values with the type that all of them have. */
function unified(
  scope: FormulaScope,
  given: readonly Code[],
): { type: ExpressionType; args: readonly Code[] } {
  const isTimed = given.some(({ type }) => isTime(type));
  const args = given.map((arg) => asNumber(scope, isTimed ? asTimeCode(arg) : arg));
  const types = [...new Set(args.map(({ type }) => type))].filter((type) => type !== 'null');
  const [type = 'null'] = types;
  if (types.length < 2) return { type, args };
  if (types.every(isNumeric)) return { type: 'decimal', args };
  const moments = args.map((arg) =>
    arg.type === 'date'
      ? lifted(
          scope,
          [arg],
          { type: 'timestamp' },
          (value = '') => `${scope.helpers.use('asTime')}(${value})`,
        )
      : arg,
  );
  return { type: 'timestamp', args: moments };
}

/** The same, decimals all of them where one is. */
function unifiedValues(scope: FormulaScope, given: readonly Code[]): ReturnType<typeof unified> {
  const { type, args } = unified(scope, given);
  return { type, args: type === 'decimal' ? args.map((arg) => asDouble(scope, arg)) : args };
}

const SIGNS = { '=': '===', '<>': '!==', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

const TYPE_NAMES: Readonly<Partial<Record<ExpressionType, string>>> = {
  integer: 'number',
  decimal: 'number',
  boolean: 'boolean',
};

function comparison({ operator, left, right }: Of<'comparison'>, scope: FormulaScope): Code {
  const { type, args } = unified(scope, [translated(left, scope), translated(right, scope)]);
  const sign = SIGNS[operator];
  const isLarge = args.some(({ large }) => large);
  const isEquality = operator === '=' || operator === '<>';
  return lifted(scope, args, { type: 'boolean' }, (a = '', b = '') => {
    if (isLarge) return `(${scope.helpers.use('compare')}(${a}, ${b}) ${sign} 0)`;
    if (isEquality)
      return `(${args[0]?.narrow ? `(${a} as ${TYPE_NAMES[type] ?? 'string'})` : a} ${sign} ${b})`;
    if (type === 'text') return `(${scope.helpers.use('compareTexts')}(${a}, ${b}) ${sign} 0)`;
    if (type === 'boolean') return `(Number(${a}) ${sign} Number(${b}))`;
    return `(${a} ${sign} ${b})`;
  });
}

function call(node: Of<'call'>, scope: FormulaScope): Code {
  const { name } = node;
  const { helpers } = scope;
  const given = node.args.map((arg) => translated(arg, scope));
  const range = rangeOf(node, scope);
  const [first = NULL] = given;
  const ofText = (build: (...codes: readonly string[]) => string) =>
    lifted(scope, given, { type: 'text' }, build);
  const ofTime = (part: string, add = '') =>
    lifted(scope, given.map(asTimeCode), { type: 'integer', range }, (time) =>
      add === '' ? `new Date(${time}).${part}()` : `(new Date(${time}).${part}()${add})`,
    );
  switch (name) {
    case 'if':
      return condition(scope, given, range);
    case 'coalesce': {
      const { type, args } = unifiedValues(scope, given);
      const end = args.findIndex((arg) => !arg.nullable);
      const used = end < 0 ? args : args.slice(0, end + 1);
      const code =
        used.length === 1 ? (used[0]?.code ?? 'null') : `(${used.map((arg) => arg.code).join(' ?? ')})`;
      return { code, type, nullable: end < 0, large: args.some((arg) => arg.large === true), range };
    }
    case 'min':
    case 'max':
      return extreme(scope, name, given, range);
    case 'round':
    case 'floor':
    case 'ceil':
      return rounded(
        scope,
        name,
        given.map((arg) => asNumber(scope, arg)),
        range,
      );
    case 'abs': {
      const number = asNumber(scope, first);
      if (number.large) {
        return exactInteger(
          scope,
          node,
          [number],
          (value) => `BigInt(${value}) < 0n ? -BigInt(${value}) : BigInt(${value})`,
        );
      }
      return lifted(scope, [number], { type: number.type, range }, (value) => `Math.abs(${value})`);
    }
    case 'lower':
      return ofText((text) => `${text}.toLowerCase()`);
    case 'upper':
      return ofText((text) => `${text}.toUpperCase()`);
    case 'trim':
      return ofText((text) => `${text}.trim()`);
    case 'length':
      return lifted(scope, given, { type: 'integer', range }, (text) => `[...${text}].length`);
    case 'substring':
    case 'replace': {
      const args = given.map((arg) => asDouble(scope, arg));
      return lifted(scope, args, { type: 'text' }, (...codes) => `${helpers.use(name)}(${codes.join(', ')})`);
    }
    case 'concat': {
      const parts = given.map((arg) => (arg.literal === undefined ? { code: textCode(arg) } : arg.literal));
      return { code: templateCode(parts), type: 'text', nullable: false };
    }
    case 'year':
      return ofTime('getUTCFullYear');
    case 'month':
      return ofTime('getUTCMonth', ' + 1');
    case 'day':
      return ofTime('getUTCDate');
    case 'addDays': {
      const [time = NULL, days = NULL] = given;
      const timed = asTimeCode(time);
      const args = [timed, asDouble(scope, days)];
      const canLeave = outcomeOf(node, scope, true).canBeNull;
      return lifted(scope, args, { type: timed.type, nullable: canLeave }, (...codes) => {
        const later = `${helpers.use('addDays')}(${codes.join(', ')})`;
        return canLeave ? `${helpers.use('inCalendar')}(${later})` : later;
      });
    }
    case 'daysBetween':
      return lifted(
        scope,
        given.map(asTimeCode),
        { type: 'integer', range },
        (...codes) => `${helpers.use('daysBetween')}(${codes.join(', ')})`,
      );
    default:
      throw new RangeError(`There is no function “${name}”`);
  }
}

function condition(
  scope: FormulaScope,
  [holds = NULL, ...values]: readonly Code[],
  range: Bounds | undefined,
): Code {
  const { type, args } = unifiedValues(scope, values);
  const [then = NULL, otherwise = NULL] = args;
  const test = holds.nullable ? `${holds.code} === true` : holds.code;
  return {
    code: `(${test} ? ${then.code} : ${otherwise.code})`,
    type,
    nullable: then.nullable || otherwise.nullable,
    large: args.some((arg) => arg.large === true),
    range,
  };
}

function extreme(
  scope: FormulaScope,
  name: 'min' | 'max',
  given: readonly Code[],
  range: Bounds | undefined,
): Code {
  const { type, args } = unifiedValues(scope, given);
  const large = args.some((arg) => arg.large === true);
  const nullable = args.every((arg) => arg.nullable);
  if (isNumeric(type) && !large && !args.some((arg) => arg.nullable)) {
    const codes = args.map((arg) => arg.code).join(', ');
    return { code: `Math.${name}(${codes})`, type, nullable, range };
  }
  // One that is never null first: then the result is not.
  const sorted = [...args.filter((arg) => !arg.nullable), ...args.filter((arg) => arg.nullable)];
  const typeName = large ? 'number | bigint' : (TYPE_NAMES[type] ?? 'string');
  const helper = scope.helpers.use(name === 'min' ? 'least' : 'greatest');
  const codes = sorted.map((arg) => arg.code).join(', ');
  return {
    code: `${helper}<${typeName}${nullable ? ' | null' : ''}>(${codes})`,
    type,
    nullable,
    large,
    range,
  };
}

function rounded(
  scope: FormulaScope,
  name: 'round' | 'floor' | 'ceil',
  args: readonly Code[],
  range: Bounds | undefined,
): Code {
  const [number = NULL, places] = args;
  const { helpers } = scope;
  const isInteger = number.type === 'integer';
  if (isInteger && places === undefined) return number;
  if (places !== undefined) {
    const type = number.type;
    const doubles = [asDouble(scope, number), asDouble(scope, places)];
    return lifted(
      scope,
      doubles,
      { type, range: number.range && widened(number.range) },
      (...codes) => `${helpers.use('round')}(${codes.join(', ')})`,
    );
  }
  const build = (value: string) =>
    name === 'round' ? `${helpers.use('round')}(${value}, 0)` : `(Math.${name}(${value}) + 0)`;
  if (areSafe(range && { min: Math.floor(range.min), max: Math.ceil(range.max) })) {
    return lifted(scope, [number], { type: 'integer', range }, (value = '') => build(value));
  }
  const yields = { type: 'integer', large: true } as const;
  return lifted(scope, [number], yields, (value = '') => `${helpers.use('whole')}(${build(value)})`);
}

function widened({ min, max }: Bounds): Bounds {
  return { min: min - Math.abs(min) - 1, max: max + Math.abs(max) + 1 };
}
