import { parseFormula } from '../../expression/formula.ts';
import type { FunctionName } from '../../expression/functions.ts';
import type { AggregateName } from '../../expression/row-functions.ts';
import type { Node } from '../../expression/tree.ts';
import { CELL_LENGTH_MAX } from '../../schema/schema.ts';
import {
  CASE_GROWTH,
  type ReadLengths,
  replacedLength,
  rowLength,
  UNITS_PER_CHARACTER,
} from './read-lengths.ts';

/** Lengths of the decimals that formulas compute, and of integers rounded from them: up to 309 digits and a sign. */
const DECIMAL_LENGTH = 24;
const ROUNDED_LENGTH = 310;

const longest = (lengths: readonly number[]) => Math.max(0, ...lengths);
const first = ([length = 0]: readonly number[]) => length;
const rounded = () => ROUNDED_LENGTH;
const cased = (lengths: readonly number[]) => first(lengths) * CASE_GROWTH;
/** An upper bound for all functions of dates: the days from the last day of the calendar to the first. */
const ofTime = () => '-3652058'.length;

/** The greatest length of each function's result, from the greatest lengths of its arguments. */
const FUNCTION_LENGTHS: Readonly<
  Record<FunctionName, (lengths: readonly number[], args: readonly Node[]) => number>
> = {
  if: ([, ...values]) => longest(values),
  coalesce: longest,
  isNull: () => 'false'.length,
  between: () => 'false'.length,
  round: rounded,
  floor: rounded,
  ceil: rounded,
  abs: first,
  min: longest,
  max: longest,
  lower: cased,
  upper: cased,
  trim: first,
  length: () => String(CELL_LENGTH_MAX).length,
  substring: (lengths, [, , count]) =>
    count?.kind === 'literal'
      ? Math.min(first(lengths), UNITS_PER_CHARACTER * Math.max(0, Number(count.value)))
      : first(lengths),
  concat: (lengths) => lengths.reduce((sum, length) => sum + length, 0),
  replace: ([length = 0, , replacement = 0], [, search]) =>
    search?.kind === 'literal'
      ? replacedLength(length, String(search.value).length, replacement)
      : replacedLength(length, 1, replacement),
  year: ofTime,
  month: ofTime,
  day: ofTime,
  addDays: () => DECIMAL_LENGTH,
  addHours: () => DECIMAL_LENGTH,
  addMinutes: () => DECIMAL_LENGTH,
  addSeconds: () => DECIMAL_LENGTH,
  daysBetween: ofTime,
};

const same = (length: number) => length;
const sumLength = (length: number) => Math.max(DECIMAL_LENGTH, length);

/** The greatest length of each aggregate, from that of its cells. */
const AGGREGATE_LENGTHS: Readonly<Record<AggregateName, (length: number) => number>> = {
  sum: sumLength,
  count: () => String(Number.MAX_SAFE_INTEGER).length,
  min: same,
  max: same,
  average: sumLength,
  first: same,
  last: same,
};

/** The greatest length of a formula's result as text, at most that of a cell. */
export function formulaLength(expression: string, read: ReadLengths): number {
  const formula = parseFormula(expression);
  return formula.ok ? nodeLength(formula.value.root, read) : CELL_LENGTH_MAX;
}

function nodeLength(node: Node, read: ReadLengths): number {
  return Math.min(unlimitedLength(node, read), CELL_LENGTH_MAX);
}

function unlimitedLength(node: Node, read: ReadLengths): number {
  switch (node.kind) {
    case 'literal':
      return String(node.value ?? '').length;
    case 'column':
      return read.lengthOf(node.name);
    case 'row':
      return rowLength(read.rows);
    case 'random':
      return DECIMAL_LENGTH;
    case 'previous':
      return read.lengthOf(node.name);
    case 'total':
      return sumLength(read.lengthOf(node.name));
    case 'aggregate':
      return AGGREGATE_LENGTHS[node.aggregate.name](read.lengthInTable(node.aggregate));
    case 'negation':
      return 1 + nodeLength(node.operand, read);
    case 'arithmetic': {
      // A product has at most the digits of both factors together. A sum has at most one digit more than its longest
      // part.
      const parts = [node.first, ...node.steps.map(({ operand }) => operand)];
      const digits = parts.reduce((sum, part) => sum + nodeLength(part, read), parts.length);
      return Math.max(DECIMAL_LENGTH, digits);
    }
    case 'not':
    case 'and':
    case 'or':
    case 'comparison':
    case 'in':
      return 'false'.length;
    case 'call': {
      const lengths = node.args.map((arg) => nodeLength(arg, read));
      return FUNCTION_LENGTHS[node.name](lengths, node.args);
    }
  }
}
