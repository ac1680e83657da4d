import type { Cell } from '../catalogue/field.ts';
import { type AddingName, addUnits, daysBetween } from './dates.ts';
import { absolute, finite, roundDecimal, roundInteger, toNumber, wholeNumber } from './numbers.ts';
import { ExpressionError } from './problem.ts';
import { cut, lengthOf, MAX_TEXT_LENGTH, replaceAll, substring, textOf } from './text.ts';
import { lowerCase, upperCase } from './text-case.ts';
import { apply, asTime, compareCells, constant, requireCondition, type Typed, unifyValues } from './typed.ts';
import { type ExpressionType, isNumeric, isTime, typePhrase } from './types.ts';

interface Call {
  readonly name: string;
  readonly at: number;
}

/** A function of formulas: `signature` and `help` are for people. */
export interface FunctionInfo {
  readonly signature: string;
  readonly help: string;
  /** How many arguments it takes. */
  readonly minArguments: number;
  readonly maxArguments: number;
  /** Throws an ExpressionError at arguments of types that it does not take. */
  readonly check: (args: readonly Typed[], call: Call) => Typed;
}

interface Parameter {
  readonly phrase: string;
  readonly takes: (type: ExpressionType) => boolean;
  readonly hint: (type: ExpressionType) => string;
}

const noHint = () => '';
const NUMBER: Parameter = { phrase: 'a number', takes: isNumeric, hint: noHint };
const INTEGER: Parameter = {
  phrase: 'an integer',
  takes: (type) => type === 'integer',
  hint: (type) => (type === 'decimal' ? '; use floor or round' : ''),
};
const TEXT: Parameter = {
  phrase: 'a text',
  takes: (type) => type === 'text',
  hint: () => '; use concat to make a text of any value',
};
const TIME: Parameter = { phrase: 'a date or a timestamp', takes: isTime, hint: noHint };

function requireTypes(args: readonly Typed[], parameters: readonly Parameter[], { name }: Call) {
  for (const [index, { type, at }] of args.entries()) {
    const parameter = parameters[index];
    if (parameter === undefined || type === 'null' || parameter.takes(type)) continue;
    const { phrase, hint } = parameter;
    throw new ExpressionError(at, `${name} takes ${phrase} here, not ${typePhrase(type)}${hint(type)}.`);
  }
}

/** A function that gives null if an argument is null; its last argument may be optional. */
function strict(
  signature: string,
  help: string,
  parameters: readonly Parameter[],
  result: ExpressionType | ((args: readonly Typed[]) => ExpressionType),
  compute: (type: ExpressionType, ...values: readonly Cell[]) => Cell,
  optional = 0,
): FunctionInfo {
  return {
    signature,
    help,
    minArguments: parameters.length - optional,
    maxArguments: parameters.length,
    check(given, call) {
      const args = given.map((arg, index) => (parameters[index] === TIME ? asTime(arg) : arg));
      requireTypes(args, parameters, call);
      const type = typeof result === 'function' ? result(args) : result;
      const from = args[0]?.type ?? 'null';
      return apply(args, type, call.at, (...values) => compute(from, ...values));
    },
  };
}

const typeOfFirst = ([first]: readonly Typed[]): ExpressionType => first?.type ?? 'null';

const ofNumber = (signature: string, help: string, compute: (value: number) => number | null) =>
  strict(signature, help, [NUMBER], 'integer', (type, value = null) => {
    if (type === 'integer') return value;
    return wholeNumber(compute(toNumber(value)) ?? Number.NaN);
  });

const ofText = (signature: string, help: string, compute: (text: string) => string) =>
  strict(signature, help, [TEXT], 'text', (_, text) => cut(compute(String(text))));

const ofTime = (signature: string, help: string, compute: (date: Date) => number) =>
  strict(signature, help, [TIME], 'integer', (_, time = null) => finite(compute(new Date(toNumber(time)))));

/** A moment some parts of a day later. A date counts from its midnight in UTC. */
const adding = (name: AddingName, units: string) =>
  strict(
    `${name}(date, ${units})`,
    `The moment this many ${units} later. Null outside the years 1 to 9999.`,
    [TIME, INTEGER],
    'timestamp',
    (_, time = null, added = null) => addUnits(name, toNumber(time), toNumber(added)),
  );

function extreme(signature: string, help: string, sign: 1 | -1): FunctionInfo {
  return {
    signature,
    help,
    minArguments: 1,
    maxArguments: Number.POSITIVE_INFINITY,
    check(given, { name, at }) {
      const { type, args } = unifyValues(given, name, at);
      if (type === 'boolean' || type === 'json') {
        throw new ExpressionError(at, `${name} takes numbers, texts or dates, not ${typePhrase(type)}.`);
      }
      return {
        type,
        at,
        bind(rows) {
          const bound = args.map((arg) => arg.bind(rows));
          return (i) => {
            let found: Cell = null;
            for (const read of bound) {
              const value = read(i);
              if (value === null) continue;
              if (found === null || compareCells(type, value, found) * sign > 0) found = value;
            }
            return found;
          };
        },
      };
    },
  };
}

const FUNCTIONS = {
  if: {
    signature: 'if(condition, then, else)',
    help: 'The second value if the condition is true, otherwise the third, or null if there is no third.',
    minArguments: 2,
    maxArguments: 3,
    check(given, { name, at }) {
      const [condition = constant(null, 'null', at), ...rest] = given;
      requireCondition(condition, name);
      const { type, args } = unifyValues(rest, name, at);
      const [whenTrue = constant(null, 'null', at), whenFalse = constant(null, 'null', at)] = args;
      return {
        type,
        at,
        bind(rows) {
          const holds = condition.bind(rows);
          const then = whenTrue.bind(rows);
          const otherwise = whenFalse.bind(rows);
          return (i) => (holds(i) === true ? then(i) : otherwise(i));
        },
      };
    },
  },
  coalesce: {
    signature: 'coalesce(value, …)',
    help: 'The first value that is not null.',
    minArguments: 1,
    maxArguments: Number.POSITIVE_INFINITY,
    check(given, { name, at }) {
      const { type, args } = unifyValues(given, name, at);
      return {
        type,
        at,
        bind(rows) {
          const bound = args.map((arg) => arg.bind(rows));
          return (i) => {
            for (const read of bound) {
              const value = read(i);
              if (value !== null) return value;
            }
            return null;
          };
        },
      };
    },
  },
  isNull: {
    signature: 'isNull(value)',
    help: 'Whether the value is null.',
    minArguments: 1,
    maxArguments: 1,
    check([value = constant(null, 'null', 0)], { at }) {
      return {
        type: 'boolean',
        at,
        bind(rows) {
          const read = value.bind(rows);
          return (i) => read(i) === null;
        },
      };
    },
  },
  between: {
    signature: 'between(value, least, greatest)',
    help: 'Whether the value is at least the one and at most the other.',
    minArguments: 3,
    maxArguments: 3,
    check(given, { name, at }) {
      const { type, args } = unifyValues(given, name, at);
      if (type === 'json') throw new ExpressionError(at, `${name} does not compare JSON.`);
      const [value, least, greatest] = args;
      if (!value || !least || !greatest) return constant(null, 'boolean', at);
      return {
        type: 'boolean',
        at,
        bind(rows) {
          const [read, readLeast, readGreatest] = [value.bind(rows), least.bind(rows), greatest.bind(rows)];
          // As in SQL, a value beyond one end is not between, even if the other end is null.
          return (i) => {
            const cell = read(i);
            if (cell === null) return null;
            const [low, high] = [readLeast(i), readGreatest(i)];
            if (low !== null && compareCells(type, cell, low) < 0) return false;
            if (high !== null && compareCells(type, cell, high) > 0) return false;
            return low === null || high === null ? null : true;
          };
        },
      };
    },
  },
  round: strict(
    'round(number, places)',
    'Rounds to an integer or to a number of decimals (−2: to hundreds). Halves round away from zero.',
    [NUMBER, INTEGER],
    (args) => (args.length === 1 && typeOfFirst(args) === 'decimal' ? 'integer' : typeOfFirst(args)),
    (type, number = null, places) => {
      if (type === 'integer') return roundInteger(number, Number(places ?? 0));
      const rounded = roundDecimal(number, Number(places ?? 0));
      return places === undefined ? wholeNumber(rounded ?? Number.NaN) : rounded;
    },
    1,
  ),
  floor: ofNumber('floor(number)', 'Rounds down to an integer.', Math.floor),
  ceil: ofNumber('ceil(number)', 'Rounds up to an integer.', Math.ceil),
  abs: strict(
    'abs(number)',
    'The absolute value: the number without its sign.',
    [NUMBER],
    typeOfFirst,
    (_, number = null) => absolute(number),
  ),
  min: extreme('min(value, …)', 'The smallest of numbers, texts or dates. Nulls are ignored.', -1),
  max: extreme('max(value, …)', 'The largest of numbers, texts or dates. Nulls are ignored.', 1),
  lower: ofText('lower(text)', 'The text in lower case.', lowerCase),
  upper: ofText('upper(text)', 'The text in upper case.', upperCase),
  trim: ofText('trim(text)', 'The text without spaces and line breaks at its ends.', (text) => text.trim()),
  length: strict('length(text)', 'The number of characters.', [TEXT], 'integer', (_, text) =>
    lengthOf(String(text)),
  ),
  substring: strict(
    'substring(text, start, length)',
    'The characters from start, counted from 1. Without length: up to the end.',
    [TEXT, INTEGER, INTEGER],
    'text',
    (_, text, start, length) =>
      substring(String(text), Number(start), length === undefined ? undefined : Number(length)),
    1,
  ),
  concat: {
    signature: 'concat(value, …)',
    help: 'Joins the values into one text. A null adds nothing.',
    minArguments: 1,
    maxArguments: Number.POSITIVE_INFINITY,
    check(args, { at }) {
      return {
        type: 'text',
        at,
        bind(rows) {
          const bound = args.map((arg) => ({ read: arg.bind(rows), type: arg.type }));
          return (i) => {
            let text = '';
            for (const { read, type } of bound) {
              text += textOf(read(i), type);
              if (text.length > MAX_TEXT_LENGTH) return cut(text);
            }
            return text;
          };
        },
      };
    },
  },
  replace: strict(
    'replace(text, search, replacement)',
    'The text with every occurrence of search replaced.',
    [TEXT, TEXT, TEXT],
    'text',
    (_, text, search, replacement) => replaceAll(String(text), String(search), String(replacement)),
  ),
  year: ofTime('year(date)', 'The year, in UTC.', (date) => date.getUTCFullYear()),
  month: ofTime('month(date)', 'The month from 1 to 12, in UTC.', (date) => date.getUTCMonth() + 1),
  day: ofTime('day(date)', 'The day of the month, in UTC.', (date) => date.getUTCDate()),
  addDays: strict(
    'addDays(date, days)',
    'The date this many days later. Null outside the years 1 to 9999.',
    [TIME, INTEGER],
    typeOfFirst,
    (_, time = null, days = null) => addUnits('addDays', toNumber(time), toNumber(days)),
  ),
  addHours: adding('addHours', 'hours'),
  addMinutes: adding('addMinutes', 'minutes'),
  addSeconds: adding('addSeconds', 'seconds'),
  daysBetween: strict(
    'daysBetween(from, to)',
    'Whole days from one date to the other. Negative if to is earlier.',
    [TIME, TIME],
    'integer',
    (_, from = null, to = null) => finite(daysBetween(toNumber(from), toNumber(to))),
  ),
} satisfies Readonly<Record<string, FunctionInfo>>;

export type FunctionName = keyof typeof FUNCTIONS;

export function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTIONS, name);
}

export const FUNCTION_NAMES: readonly FunctionName[] = Object.keys(FUNCTIONS).filter(isFunctionName);

export function functionInfo(name: FunctionName): FunctionInfo {
  return FUNCTIONS[name];
}
