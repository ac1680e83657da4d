/** A function that reads other rows, or none: `signature` and `help` are for people. */
interface RowFunctionInfo {
  readonly signature: string;
  readonly help: string;
}

/** The functions of a whole table: `min` and `max` take a table's column where they have it as their only argument. */
const AGGREGATES = {
  sum: {
    signature: 'sum(table.column)',
    help: 'The sum of the column over the rows of the table that this row groups. 0 if there are none.',
  },
  count: {
    signature: 'count(table)',
    help: 'How many rows of the table this row groups.',
  },
  min: {
    signature: 'min(table.column)',
    help: 'The smallest value of the column in these rows. Null if there is none.',
  },
  max: {
    signature: 'max(table.column)',
    help: 'The largest value of the column in these rows. Null if there is none.',
  },
  average: {
    signature: 'average(table.column)',
    help: 'The average of the numbers in these rows. Null if there are none.',
  },
  first: {
    signature: 'first(table.column)',
    help: 'The value of the column in the first of these rows. Null if there are none.',
  },
  last: {
    signature: 'last(table.column)',
    help: 'The value of the column in the last of these rows. Null if there are none.',
  },
} satisfies Readonly<Record<string, RowFunctionInfo>>;

/** The functions of the row's own group. */
const OF_GROUPS = {
  previous: {
    signature: 'previous(column)',
    help: 'The value of the column in the row before, in the same group. Null in the first row of a group.',
  },
  total: {
    signature: 'total(column)',
    help: 'The sum of the column in this row and in those before it in the same group.',
  },
} satisfies Readonly<Record<string, RowFunctionInfo>>;

const RANDOM = {
  random: {
    signature: 'random()',
    help: 'A random number from 0 to below 1. Each call has its own.',
  },
} satisfies Readonly<Record<string, RowFunctionInfo>>;

export type AggregateName = keyof typeof AGGREGATES;
export type GroupFunctionName = keyof typeof OF_GROUPS;

/** A value of all rows of a table that belong to the formula's row: of one of the table's columns, or their number. */
export interface Aggregate {
  readonly name: AggregateName;
  readonly table: string;
  /** Undefined for the number of rows alone. */
  readonly column: string | undefined;
}

const ROW_FUNCTIONS = { ...RANDOM, ...OF_GROUPS, ...AGGREGATES };
type RowFunctionName = keyof typeof ROW_FUNCTIONS;

export function isAggregateName(name: string): name is AggregateName {
  return Object.hasOwn(AGGREGATES, name);
}

export function isGroupFunctionName(name: string): name is GroupFunctionName {
  return Object.hasOwn(OF_GROUPS, name);
}

function isRowFunctionName(name: string): name is RowFunctionName {
  return Object.hasOwn(ROW_FUNCTIONS, name);
}

export const ROW_FUNCTION_NAMES: readonly RowFunctionName[] =
  Object.keys(ROW_FUNCTIONS).filter(isRowFunctionName);

export function rowFunctionInfo(name: RowFunctionName): RowFunctionInfo {
  return ROW_FUNCTIONS[name];
}
