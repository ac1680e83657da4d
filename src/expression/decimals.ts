import type { FunctionName } from './functions.ts';
import type { Aggregate, AggregateName } from './row-functions.ts';
import type { ArithmeticOperator, Formula, Node } from './tree.ts';

/** The most digits after the decimal point of some numbers; undefined if they are not known, or no numbers. */
export type Decimals = number | undefined;

/** The decimals of what a formula reads. */
export interface DecimalsOf {
  /** The decimals of a column of the row. */
  readonly column: (name: string) => Decimals;
  /** The decimals of the column that an aggregate reads. Not called for a table alone. */
  readonly aggregate: (aggregate: Aggregate) => Decimals;
}

/** The most digits after the decimal point of a valid formula's numbers; undefined if they can have any number of digits. */
export function formulaDecimals({ root }: Pick<Formula, 'root'>, of: DecimalsOf): Decimals {
  return decimalsOfNode(root, of);
}

function decimalsOfNode(node: Node, of: DecimalsOf): Decimals {
  switch (node.kind) {
    case 'literal':
      return literalDecimals(node);
    case 'row':
      return 0;
    case 'column':
    case 'previous':
    case 'total':
      return of.column(node.name);
    case 'aggregate':
      return AGGREGATE_DECIMALS[node.aggregate.name](() => of.aggregate(node.aggregate));
    case 'negation':
      return decimalsOfNode(node.operand, of);
    case 'arithmetic':
      return node.steps.reduce<Decimals>(
        (left, { operator, operand }) => OPERATIONS[operator](left, decimalsOfNode(operand, of)),
        decimalsOfNode(node.first, of),
      );
    case 'call':
      return FUNCTION_DECIMALS[node.name](
        node.args.map((arg) => decimalsOfNode(arg, of)),
        node.args,
      );
    case 'random':
    case 'not':
    case 'and':
    case 'or':
    case 'comparison':
    case 'in':
      return undefined;
  }
}

/** The digits after the decimal point in the shortest decimal text of the number. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [, fraction = ''] = digits.split('.');
  return Math.max(0, fraction.length - Number(exponent));
}

/** Null has none, because it adds no number. */
function literalDecimals({ value, type }: Extract<Node, { kind: 'literal' }>): Decimals {
  if (type === 'integer' || type === 'null') return 0;
  return typeof value === 'number' ? decimalsOf(value) : undefined;
}

const most = (values: readonly Decimals[]): Decimals =>
  values.reduce((a, b) => (a === undefined || b === undefined ? undefined : Math.max(a, b)), 0);
const mostOfTwo = (a: Decimals, b: Decimals) => most([a, b]);
const unknown = () => undefined;
const none = () => 0;
const first = ([value]: readonly Decimals[]) => value;

const OPERATIONS: Readonly<Record<ArithmeticOperator, (a: Decimals, b: Decimals) => Decimals>> = {
  '+': mostOfTwo,
  '-': mostOfTwo,
  '*': (a, b) => (a === undefined || b === undefined ? undefined : a + b),
  '/': unknown,
  '%': mostOfTwo,
};

type OfCall = (decimals: readonly Decimals[], args: readonly Node[]) => Decimals;

/** Rounding to a number of places that varies adds no digits. */
const rounded: OfCall = ([decimals], [, places]) => {
  if (places === undefined) return 0;
  const number = constantNumber(places);
  return number === undefined ? decimals : Math.max(0, number);
};

/** The number that is written, with its sign. */
function constantNumber(node: Node): number | undefined {
  if (node.kind === 'literal') return typeof node.value === 'number' ? node.value : undefined;
  if (node.kind !== 'negation') return undefined;
  const number = constantNumber(node.operand);
  return number === undefined ? undefined : -number;
}

const FUNCTION_DECIMALS: Readonly<Record<FunctionName, OfCall>> = {
  if: ([, ...values]) => most(values),
  coalesce: most,
  isNull: unknown,
  between: unknown,
  round: rounded,
  floor: none,
  ceil: none,
  abs: first,
  min: most,
  max: most,
  lower: unknown,
  upper: unknown,
  trim: unknown,
  length: none,
  substring: unknown,
  concat: unknown,
  replace: unknown,
  year: none,
  month: none,
  day: none,
  addDays: unknown,
  addHours: unknown,
  addMinutes: unknown,
  addSeconds: unknown,
  daysBetween: none,
};

type OfAggregate = (column: () => Decimals) => Decimals;
const same: OfAggregate = (column) => column();

const AGGREGATE_DECIMALS: Readonly<Record<AggregateName, OfAggregate>> = {
  sum: same,
  count: none,
  min: same,
  max: same,
  average: unknown,
  first: same,
  last: same,
};
