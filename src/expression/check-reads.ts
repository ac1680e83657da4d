import { ExpressionError } from './problem.ts';
import type { Aggregate, AggregateName } from './row-functions.ts';
import { shortened } from './text.ts';
import type { Node } from './tree.ts';
import type { Typed } from './typed.ts';
import { type ExpressionType, type FormulaTypes, isNumeric, type ReadCell, typePhrase } from './types.ts';

type ReadNode = Extract<Node, { kind: 'previous' | 'total' }>;
type AggregateNode = Extract<Node, { kind: 'aggregate' }>;

/** The most characters of a name that a message shows. */
const SHOWN_NAME_LENGTH = 100;

const nothing: ReadCell = () => null;

/** @param type of the column */
export function previousOf({ index, at }: ReadNode, type: ExpressionType): Typed {
  return { type, at, bind: ({ previous }) => previous[index] ?? nothing };
}

/** @param type of the column */
export function totalOf({ index, at, nameAt }: ReadNode, type: ExpressionType): Typed {
  requireNumber('total', type, nameAt);
  return { type, at, bind: ({ totals }) => totals[index] ?? nothing };
}

export function checkAggregate(
  { aggregate, index, at, tableAt, columnAt = tableAt }: AggregateNode,
  types: FormulaTypes,
): Typed {
  const read = types.aggregate(aggregate);
  if (read === undefined) throw new ExpressionError(tableAt, missing(aggregate));
  const type = AGGREGATE_TYPES[aggregate.name](read, columnAt);
  return { type, at, bind: ({ aggregates }) => aggregates[index] ?? nothing };
}

function missing({ table, column }: Aggregate): string {
  const name = shortened(column === undefined ? table : `${table}.${column}`, SHOWN_NAME_LENGTH);
  return `There is no ${column === undefined ? 'table' : 'column'} “${name}”.`;
}

function requireNumber(name: 'sum' | 'average' | 'total', type: ExpressionType, at: number): void {
  if (isNumeric(type) || type === 'null') return;
  throw new ExpressionError(at, `${name} takes a column of numbers, not of ${typePhrase(type)}.`);
}

function extreme(name: 'min' | 'max', type: ExpressionType, at: number): ExpressionType {
  if (type !== 'boolean' && type !== 'json') return type;
  throw new ExpressionError(at, `${name} takes numbers, texts or dates, not ${typePhrase(type)}.`);
}

/** The type of each aggregate, from that of its column at an index of the formula. */
const AGGREGATE_TYPES: Readonly<Record<AggregateName, (type: ExpressionType, at: number) => ExpressionType>> =
  {
    sum: (type, at) => {
      requireNumber('sum', type, at);
      return type;
    },
    count: () => 'integer',
    min: (type, at) => extreme('min', type, at),
    max: (type, at) => extreme('max', type, at),
    average: (type, at) => {
      requireNumber('average', type, at);
      return 'decimal';
    },
    first: (type) => type,
    last: (type) => type,
  };
