import type { Cell } from '../catalogue/field.ts';
import { CALENDAR_PHRASE, nearestDay, parseIso } from './dates.ts';
import { toNumber } from './numbers.ts';
import { ExpressionError } from './problem.ts';
import { compareTexts } from './text.ts';
import {
  type ExpressionType,
  type FormulaReads,
  isNumeric,
  isTime,
  type ReadCell,
  typePhrase,
} from './types.ts';

/** A part of a formula with valid types: the type it yields, and how it is computed. */
export interface Typed {
  readonly type: ExpressionType;
  readonly at: number;
  readonly bind: (rows: FormulaReads) => ReadCell;
  /** A text literal of the formula: it may be read as a date. */
  readonly literal?: string;
}

export function constant(value: Cell, type: ExpressionType, at: number): Typed {
  return { type, at, bind: () => () => value };
}

/** Applies a function if no value is null; otherwise gives null. */
export function apply(
  args: readonly Typed[],
  type: ExpressionType,
  at: number,
  compute: (...values: readonly Cell[]) => Cell,
): Typed {
  return {
    type,
    at,
    bind(rows) {
      const bound = args.map((arg) => arg.bind(rows));
      const [first, second] = bound;
      if (first !== undefined && bound.length === 1) {
        return (i) => {
          const value = first(i);
          return value === null ? null : compute(value);
        };
      }
      if (first !== undefined && second !== undefined && bound.length === 2) {
        return (i) => {
          const a = first(i);
          const b = a === null ? null : second(i);
          return b === null ? null : compute(a, b);
        };
      }
      return (i) => {
        const values = bound.map((read) => read(i));
        return values.includes(null) ? null : compute(...values);
      };
    },
  };
}

const QUOTES = 2;

/** A text literal in a place that takes a date. */
export function asTime(arg: Typed): Typed {
  const { literal, at } = arg;
  if (literal === undefined) return arg;
  const time = parseIso(literal);
  if (time !== undefined) return constant(time, literal.includes('T') ? 'timestamp' : 'date', at);
  const nearest = nearestDay(literal);
  if (nearest !== undefined) {
    throw new ExpressionError(
      at,
      `“${literal}” is outside ${CALENDAR_PHRASE}.`,
      `'${nearest}'`,
      literal.length + QUOTES,
    );
  }
  throw new ExpressionError(
    at,
    `“${literal}” is not a date. Expected a date, such as '2026-11-21', or a UTC timestamp, such as '2026-11-21T10:15:00Z'.`,
  );
}

/** The common type of all values, and the values themselves, with texts read as dates if the type is a date; undefined without a common type. */
export function unify(
  args: readonly Typed[],
): { readonly type: ExpressionType; readonly args: readonly Typed[] } | undefined {
  const timed = args.some(({ type }) => isTime(type)) ? args.map(asTime) : args;
  const types = [...new Set(timed.map(({ type }) => type))].filter((type) => type !== 'null');
  const [type = 'null'] = types;
  if (types.length < 2) return { type, args: timed };
  if (types.every(isNumeric)) return { type: 'decimal', args: timed };
  if (types.every(isTime)) return { type: 'timestamp', args: timed };
  return undefined;
}

/** Does what `unify` does, and converts the cells to the type: integers among decimals become numbers. */
export function unifyValues(args: readonly Typed[], name: string, at: number) {
  const unified = unify(args);
  if (unified === undefined) {
    throw new ExpressionError(at, `${name} takes values of one type, not ${listTypes(args)}.`);
  }
  const { type } = unified;
  if (type !== 'decimal') return unified;
  return {
    type,
    args: unified.args.map((arg) =>
      arg.type === 'integer' ? apply([arg], 'decimal', arg.at, (value) => toNumber(value)) : arg,
    ),
  };
}

/** “a text, an integer and a date”. */
export function listTypes(args: readonly { readonly type: ExpressionType }[]): string {
  const phrases = [...new Set(args.map(({ type }) => typePhrase(type)))];
  const last = phrases.pop() ?? '';
  return phrases.length === 0 ? last : `${phrases.join(', ')} and ${last}`;
}

/** Negative, zero or positive. Integers are compared exactly, with decimals too. */
export function compareCells(type: ExpressionType, a: Cell, b: Cell): number {
  if (type === 'text') return compareTexts(String(a), String(b));
  const x = typeof a === 'bigint' ? a : toNumber(a);
  const y = typeof b === 'bigint' ? b : toNumber(b);
  return x < y ? -1 : x > y ? 1 : 0;
}

export function requireCondition(arg: Typed, what: string): void {
  if (arg.type === 'boolean' || arg.type === 'null') return;
  throw new ExpressionError(arg.at, `${what} takes a condition, such as a > 0, not ${typePhrase(arg.type)}.`);
}
