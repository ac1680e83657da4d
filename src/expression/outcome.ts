import { ANY_NUMBER, type Bounds, contains, hull, union, widened, widenedIfLarge } from './bounds.ts';
import { CALENDAR, DAY_MS, daysBetween, parseIso } from './dates.ts';
import {
  addDecimals,
  divide,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
  toNumber,
} from './numbers.ts';
import { MAX_TEXT_LENGTH } from './text.ts';
import type { ArithmeticOperator, Formula, Node } from './tree.ts';

/** What the cells of a column, or the values of a formula, can be. */
export interface Outcome {
  readonly canBeNull: boolean;
  /** The bounds of numbers and moments that are not null; undefined for other types. */
  readonly bounds: Bounds | undefined;
  /** Whether all numbers are whole, so that any other than 0 is at least 1 or at most -1. */
  readonly isWhole?: boolean;
}

/** What a formula is computed from. */
export interface Inputs {
  readonly column: (name: string) => Outcome;
  /** The numbers of rows. */
  readonly row: Bounds;
}

/** The greatest integer result that is not null; decimals reach 1.8 times as far. See `numbers.ts`. */
const GREATEST_RESULT = 1e308;

/**
 * What a valid formula can yield, by interval arithmetic: no value lies outside the bounds, and no value is null
 * if `canBeNull` is false. https://en.wikipedia.org/wiki/Interval_arithmetic
 */
export function formulaOutcome({ root }: Pick<Formula, 'root'>, inputs: Inputs): Outcome {
  return outcomeOf(root, inputs);
}

function outcomeOf(node: Node, inputs: Inputs): Outcome {
  const each = (nodes: readonly Node[]) => nodes.map((other) => outcomeOf(other, inputs));
  switch (node.kind) {
    case 'literal':
      return { canBeNull: node.value === null, bounds: literalBounds(node) };
    case 'column':
      return inputs.column(node.name);
    case 'row':
      return { canBeNull: false, bounds: inputs.row, isWhole: true };
    case 'negation': {
      const { canBeNull, bounds } = outcomeOf(node.operand, inputs);
      return bounds ? result(hull(-bounds.min, -bounds.max), canBeNull) : { canBeNull, bounds };
    }
    case 'not':
      return withoutBounds([outcomeOf(node.operand, inputs)]);
    case 'arithmetic':
      return node.steps.reduce(
        (left, { operator, operand }) => arithmetic(operator, left, outcomeOf(operand, inputs)),
        outcomeOf(node.first, inputs),
      );
    case 'and':
    case 'or':
      return withoutBounds(each(node.operands));
    case 'comparison':
      return withoutBounds(each([node.left, node.right]));
    case 'call':
      return callOutcome(node.name, each(node.args));
  }
}

/** A text literal of the formula can be read as a date. */
function literalBounds({ value, type }: Extract<Node, { kind: 'literal' }>): Bounds | undefined {
  if (type === 'text') {
    const time = parseIso(String(value));
    return time === undefined ? undefined : { min: time, max: time };
  }
  return typeof value === 'number' || typeof value === 'bigint'
    ? widenedIfLarge(hull(Number(value)))
    : undefined;
}

const someNull = (outcomes: readonly Outcome[]) => outcomes.some(({ canBeNull }) => canBeNull);

function withoutBounds(outcomes: readonly Outcome[]): Outcome {
  return { canBeNull: someNull(outcomes), bounds: undefined };
}

/** The result of an operation on numbers: null where it is too large. */
function result(bounds: Bounds, canBeNull: boolean): Outcome {
  const isTooLarge = Math.max(-bounds.min, bounds.max) > GREATEST_RESULT;
  return { canBeNull: canBeNull || isTooLarge, bounds };
}

/** The operations of `numbers.ts`, but infinite where those give null. None of them divides by zero. */
const OPERATIONS: Readonly<Record<'+' | '-' | '*' | '/', (a: number, b: number) => number>> = {
  '+': (a, b) => toNumber(addDecimals(a, b) ?? a + b),
  '-': (a, b) => toNumber(subtractDecimals(a, b) ?? a - b),
  '*': (a, b) => toNumber(multiplyDecimals(a, b) ?? a * b),
  '/': (a, b) => toNumber(divide(a, b) ?? a / b),
};

function arithmetic(operator: ArithmeticOperator, left: Outcome, right: Outcome): Outcome {
  const canBeNull = left.canBeNull || right.canBeNull;
  const { bounds: a } = left;
  const { bounds: b } = right;
  // Texts that are joined, or a null.
  if (!a || !b) return { canBeNull, bounds: undefined };
  switch (operator) {
    case '+':
    case '-':
    case '*':
      return result(widenedIfLarge(corners(OPERATIONS[operator], a, b)), canBeNull);
    case '/':
      if (contains(b, 0)) return { canBeNull: true, bounds: right.isWhole ? withSigns(a) : ANY_NUMBER };
      return result(widened(corners(OPERATIONS['/'], a, b)), canBeNull);
    case '%': {
      const greatest = Math.max(Math.abs(b.min), Math.abs(b.max));
      const bounds = widened({ min: a.min < 0 ? -greatest : 0, max: a.max > 0 ? greatest : 0 });
      return { canBeNull: canBeNull || contains(b, 0), bounds };
    }
  }
}

/** Division by a whole number makes no number larger. */
function withSigns({ min, max }: Bounds): Bounds {
  return widened(hull(min, max, -min, -max));
}

/** These operations rise or fall with each operand, so their extremes are at the operands' ends. */
function corners(operation: (a: number, b: number) => number, a: Bounds, b: Bounds): Bounds {
  return hull(
    operation(a.min, b.min),
    operation(a.min, b.max),
    operation(a.max, b.min),
    operation(a.max, b.max),
  );
}

const ANY_TIME: Outcome = { canBeNull: false, bounds: CALENDAR };

function callOutcome(name: string, args: readonly Outcome[]): Outcome {
  const [first = ANY_TIME, second] = args;
  const canBeNull = someNull(args);
  const { bounds } = first;
  switch (name) {
    case 'concat':
      return { canBeNull: false, bounds: undefined };
    case 'isNull':
      return { canBeNull: false, bounds: undefined };
    case 'coalesce':
      return { canBeNull: args.every((arg) => arg.canBeNull), bounds: union(args.map((arg) => arg.bounds)) };
    case 'min':
    case 'max':
      return { canBeNull: args.every((arg) => arg.canBeNull), bounds: extremes(name, args) };
    case 'if':
      // A null condition counts as false, and `if` without a third argument then gives null.
      return {
        canBeNull: args.length < 3 || someNull(args.slice(1)),
        bounds: union(args.slice(1).map((arg) => arg.bounds)),
      };
    case 'round':
      return bounds ? result(rounded(bounds, second), canBeNull) : { canBeNull, bounds };
    case 'floor':
      return { canBeNull, bounds: bounds && hull(Math.floor(bounds.min), Math.floor(bounds.max)) };
    case 'ceil':
      return { canBeNull, bounds: bounds && hull(Math.ceil(bounds.min), Math.ceil(bounds.max)) };
    case 'abs': {
      if (!bounds) return { canBeNull, bounds };
      const ends = hull(Math.abs(bounds.min), Math.abs(bounds.max));
      return { canBeNull, bounds: contains(bounds, 0) ? { ...ends, min: 0 } : ends };
    }
    case 'length':
      return { canBeNull, bounds: { min: 0, max: MAX_TEXT_LENGTH } };
    case 'year': {
      const { min, max } = timesOf(first);
      return { canBeNull, bounds: hull(new Date(min).getUTCFullYear(), new Date(max).getUTCFullYear()) };
    }
    case 'month':
      return { canBeNull, bounds: { min: 1, max: 12 } };
    case 'day':
      return { canBeNull, bounds: { min: 1, max: 31 } };
    case 'addDays': {
      const time = timesOf(first);
      const days = second?.bounds ?? hull(0);
      return withinCalendar(
        { min: time.min + days.min * DAY_MS, max: time.max + days.max * DAY_MS },
        canBeNull,
      );
    }
    case 'daysBetween': {
      const from = timesOf(first);
      const to = timesOf(second ?? ANY_TIME);
      return { canBeNull, bounds: hull(daysBetween(from.max, to.min), daysBetween(from.min, to.max)) };
    }
    default:
      return { canBeNull, bounds: undefined };
  }
}

/** The least is at most any argument that is never null; the greatest is at least that argument. */
function extremes(name: 'min' | 'max', args: readonly Outcome[]): Bounds | undefined {
  const all = union(args.map(({ bounds }) => bounds));
  const known = args.flatMap(({ canBeNull, bounds }) => (canBeNull || !bounds ? [] : [bounds]));
  if (!all || known.length === 0) return all;
  return name === 'min'
    ? { min: all.min, max: Math.min(...known.map(({ max }) => max)) }
    : { min: Math.max(...known.map(({ min }) => min)), max: all.max };
}

const timesOf = ({ bounds = CALENDAR }: Outcome): Bounds => withinCalendar(bounds, false).bounds ?? CALENDAR;

/** Moments between bounds; those outside the calendar are null. */
export function withinCalendar({ min, max }: Bounds, canBeNull: boolean): Outcome {
  const clamped = (time: number) => Math.min(Math.max(time, CALENDAR.min), CALENDAR.max);
  const isWithin = min >= CALENDAR.min && max <= CALENDAR.max;
  return { canBeNull: canBeNull || !isWithin, bounds: { min: clamped(min), max: clamped(max) } };
}

/** Rounding keeps the order. If the number of places varies, it moves a number towards zero, or at most to its double. */
function rounded({ min, max }: Bounds, places: Outcome | undefined): Bounds {
  const { bounds = hull(0) } = places ?? {};
  if (bounds.min !== bounds.max) return widened(hull(0, 2 * min, 2 * max));
  const ends = [min, max].map((end) => roundDecimal(end, bounds.min) ?? end * 2);
  return widenedIfLarge(hull(...ends));
}
