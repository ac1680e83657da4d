import { ANY_NUMBER, type Bounds, contains, hull, union, widened, widenedIfLarge } from './bounds.ts';
import { ADDED_MS, type AddingName, CALENDAR, daysBetween, parseIso } from './dates.ts';
import type { FunctionName } from './functions.ts';
import {
  addDecimals,
  divide,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
  toNumber,
} from './numbers.ts';
import type { Aggregate } from './row-functions.ts';
import { MAX_TEXT_LENGTH } from './text.ts';
import type { ArithmeticOperator, Formula, Node } from './tree.ts';

/** What the cells of a column, or the values of a formula, can be. */
export interface Outcome {
  readonly canBeNull: boolean;
  /** The bounds of numbers and moments that are not null; undefined for other types. */
  readonly bounds: Bounds | undefined;
  /** Whether all numbers are whole, so that any other than 0 is at least 1 or at most -1. */
  readonly isWhole?: boolean;
  /** Whether integers within 2^53 can be bigints too, as those of big integers are. Computed integers are not. */
  readonly hasSmallBigints?: boolean | undefined;
}

/** What a formula is computed from. */
export interface Inputs {
  readonly column: (name: string) => Outcome;
  /** The column's cell in the row before, which the first row of a group does not have. */
  readonly previous: (name: string) => Outcome;
  /** The column's sum in a group. */
  readonly total: (name: string) => Outcome;
  /** The value of the aggregate itself. */
  readonly aggregate: (aggregate: Aggregate) => Outcome;
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
    case 'random':
      return { canBeNull: false, bounds: { min: 0, max: 1 } };
    case 'previous':
      return inputs.previous(node.name);
    case 'total':
      return inputs.total(node.name);
    case 'aggregate':
      return inputs.aggregate(node.aggregate);
    case 'in':
      return withoutBounds(each([node.value, ...node.list]));
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
      return OUTCOMES[node.name](each(node.args));
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

/** The outcome of a function of texts or booleans: null if an argument can be null. */
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

type OutcomeOfCall = (args: readonly Outcome[]) => Outcome;

/** Whether a function that returns one of its arguments can return a small bigint. */
const someSmallBigints = (args: readonly Outcome[]) =>
  args.some(({ hasSmallBigints = false }) => hasSmallBigints);

const ofNumber =
  (boundsOf: (bounds: Bounds) => Bounds): OutcomeOfCall =>
  (args) => {
    const bounds = args[0]?.bounds;
    return {
      canBeNull: someNull(args),
      bounds: bounds && boundsOf(bounds),
      hasSmallBigints: someSmallBigints(args),
    };
  };

const within =
  (min: number, max: number): OutcomeOfCall =>
  (args) => ({ canBeNull: someNull(args), bounds: { min, max } });

/** A moment some units later. */
const adding =
  (name: AddingName): OutcomeOfCall =>
  (args) => {
    const { min, max } = timesOf(args[0]);
    const units = args[1]?.bounds ?? hull(0);
    const unitMs = ADDED_MS[name];
    return withinCalendar({ min: min + units.min * unitMs, max: max + units.max * unitMs }, someNull(args));
  };

const extreme =
  (name: 'min' | 'max'): OutcomeOfCall =>
  (args) => ({
    canBeNull: args.every(({ canBeNull }) => canBeNull),
    bounds: extremes(name, args),
    hasSmallBigints: someSmallBigints(args),
  });

/** The outcome of each function from those of its arguments. */
const OUTCOMES: Readonly<Record<FunctionName, OutcomeOfCall>> = {
  // A null condition counts as false, and `if` without a third argument then gives null.
  if: (args) => ({
    canBeNull: args.length < 3 || someNull(args.slice(1)),
    bounds: union(args.slice(1).map(({ bounds }) => bounds)),
    hasSmallBigints: someSmallBigints(args.slice(1)),
  }),
  coalesce: (args) => ({
    canBeNull: args.every(({ canBeNull }) => canBeNull),
    bounds: union(args.map(({ bounds }) => bounds)),
    hasSmallBigints: someSmallBigints(args),
  }),
  round: (args) => {
    const [first, places] = args;
    const canBeNull = someNull(args);
    if (!first?.bounds) return { canBeNull, bounds: undefined };
    const { hasSmallBigints } = first;
    return { ...result(rounded(first.bounds, places), canBeNull), hasSmallBigints };
  },
  floor: ofNumber(({ min, max }) => hull(Math.floor(min), Math.floor(max))),
  ceil: ofNumber(({ min, max }) => hull(Math.ceil(min), Math.ceil(max))),
  abs: ofNumber((bounds) => {
    const ends = hull(Math.abs(bounds.min), Math.abs(bounds.max));
    return contains(bounds, 0) ? { ...ends, min: 0 } : ends;
  }),
  min: extreme('min'),
  max: extreme('max'),
  lower: withoutBounds,
  upper: withoutBounds,
  trim: withoutBounds,
  length: within(0, MAX_TEXT_LENGTH),
  substring: withoutBounds,
  concat: () => ({ canBeNull: false, bounds: undefined }),
  isNull: () => ({ canBeNull: false, bounds: undefined }),
  between: withoutBounds,
  replace: withoutBounds,
  year: (args) => {
    const { min, max } = timesOf(args[0]);
    return {
      canBeNull: someNull(args),
      bounds: hull(new Date(min).getUTCFullYear(), new Date(max).getUTCFullYear()),
    };
  },
  month: within(1, 12),
  day: within(1, 31),
  addDays: adding('addDays'),
  addHours: adding('addHours'),
  addMinutes: adding('addMinutes'),
  addSeconds: adding('addSeconds'),
  daysBetween: (args) => {
    const [from, to] = [timesOf(args[0]), timesOf(args[1])];
    return {
      canBeNull: someNull(args),
      bounds: hull(daysBetween(from.max, to.min), daysBetween(from.min, to.max)),
    };
  },
};

/** The least is at most any argument that is never null; the greatest is at least that argument. */
function extremes(name: 'min' | 'max', args: readonly Outcome[]): Bounds | undefined {
  const all = union(args.map(({ bounds }) => bounds));
  const known = args.flatMap(({ canBeNull, bounds }) => (canBeNull || !bounds ? [] : [bounds]));
  if (!all || known.length === 0) return all;
  return name === 'min'
    ? { min: all.min, max: Math.min(...known.map(({ max }) => max)) }
    : { min: Math.max(...known.map(({ min }) => min)), max: all.max };
}

const timesOf = ({ bounds = CALENDAR }: Outcome = ANY_TIME): Bounds =>
  withinCalendar(bounds, false).bounds ?? CALENDAR;

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
