import { currencyFields } from '../catalogue/currency-fields.ts';
import type { FieldId, FieldIdOf } from '../catalogue/fields.ts';
import { ANY_NUMBER, areSafe } from '../expression/bounds.ts';
import { decimalsOf } from '../expression/decimals.ts';
import type { Outcome } from '../expression/outcome.ts';

import { givenFacts } from './given/given-facts.ts';
import { greatestGroup } from './groups.ts';
import { withNested } from './nested.ts';
import { typeOfSeries } from './option-types.ts';
import type { ColumnOptions, ColumnSchema, TableSchema } from './schema.ts';

/** Whether none, all, or perhaps some of a column's cells are bigints, for integers beyond 2^53. */
export type Bigints = 'none' | 'some' | 'all';

export interface NumberFacts {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The most digits after the decimal point. */
  readonly decimals?: number | undefined;
  readonly bigints: Bigints;
  /** The exact bounds of integers that can exceed 2^53. */
  readonly ends?: IntegerEnds | undefined;
}

/** The smallest and the largest integer of a column. */
interface IntegerEnds {
  readonly min: bigint;
  readonly max: bigint;
}

/** HTTP status codes range from 1xx to 5xx. */
const HTTP_STATUS = { min: 100, max: 599 };

/**
 * Limits of the ISO 4217 data in `generators/entities/currency.ts`: the most decimals of a currency, and the most units
 * per dollar.
 */
const CURRENCY_DECIMALS_MAX = 3;
const PER_DOLLAR_MAX = 100_000;
/** Decimals of an amount if no other column of its row names its currency. */
const CENTS = 2;
/** In dollars, if an amount has no `max`. */
const AMOUNT_MAX = 1000;

/** The facts about a table's rows that decide the numbers in its columns. */
export interface RowFacts {
  readonly count: number;
  /** The rows of the greatest group. 0 where rows are not grouped. */
  readonly groupRows: number;
  /** The numbers (`of.currency`) of the currencies that columns of the row name. */
  readonly currencies: ReadonlySet<number>;
}

/** The rows of a table. Columns inside its objects share the row's currencies. */
export function rowsOf(table: TableSchema): RowFacts {
  return { ...ungroupedRows(table), groupRows: greatestGroup(table) };
}

/** Rows that belong to no group, such as an array's items. */
export function ungroupedRows({ columns, rows }: Pick<TableSchema, 'columns' | 'rows'>): RowFacts {
  const naming = columns
    .flatMap(withNested)
    .filter(({ field }) => currencyFields.some((naming) => naming === field));
  return { count: rows, groupRows: 0, currencies: new Set(naming.map(currencyOf)) };
}

/** Rows without a column that names a currency, such as an array's items. */
export function rowsWithoutCurrency(count: number): RowFacts {
  return { count, groupRows: 0, currencies: new Set() };
}

/** The number of the currency that a column belongs to. */
export const currencyOf = ({ of }: Pick<ColumnSchema, 'of'>) => of.currency ?? 1;

type NumbersOf = (column: ColumnSchema, rows: RowFacts) => NumberFacts;

/** The facts of numbers that nothing restricts. */
const UNKNOWN: NumberFacts = { bigints: 'some' };

/** The numbers of each field that can have them. */
const NUMBERS: Readonly<Record<FieldIdOf<'integer' | 'decimal'>, NumbersOf>> = {
  sequence: ({ options: { start, step } }, { count }) => steps(start, step, count),
  // Rounding can move the decimals of a series beyond its ends.
  series: ({ options }, { count, groupRows }) =>
    typeOfSeries(options) === 'integer'
      ? steps(options.from, options.step, options.within === true ? groupRows : count)
      : UNKNOWN,
  position: (_, { groupRows }) => range(1, Math.max(1, groupRows)),
  constant: ({ options: { value } }) => ofValues([value]),
  given: ({ options }) => ofGiven(options),
  list: ({ options: { values } }) => ofValues(Array.isArray(values) ? values : []),
  number: ({ options: { min, max, decimals } }) =>
    decimals === 0 ? range(min, max) : ofDecimals(min, max, decimals),
  'number.int': ({ options: { min, max } }) => range(min, max),
  'number.float': ({ options: { min, max, fractionDigits } }) => ofDecimals(min, max, fractionDigits),
  'number.bigInt': ({ options: { min, max } }) => {
    const ends = { min: integerOf(min), max: integerOf(max) };
    return { ...range(ends.min, ends.max), bigints: 'all', ends };
  },
  'internet.port': ({ options: { min, max } }) => range(min, max),
  'internet.httpStatusCode': () => range(HTTP_STATUS.min, HTTP_STATUS.max),
  'finance.amount': (column, { currencies }) => ofAmounts(column.options, currencies.has(currencyOf(column))),
  'commerce.price': ({ options: { min, max, dec } }) => ofDecimals(min, max, dec),
  'location.latitude': ({ options: { min, max, precision } }) => ofDecimals(min, max, precision),
  'location.longitude': ({ options: { min, max, precision } }) => ofDecimals(min, max, precision),
};

function canHaveNumbers(field: FieldId): field is keyof typeof NUMBERS {
  return Object.hasOwn(NUMBERS, field);
}

/** The bounds and the decimals of a field that reads no other column, as far as its options decide them. */
export function numbersOf(column: ColumnSchema, rows: RowFacts): NumberFacts {
  return canHaveNumbers(column.field) ? NUMBERS[column.field](column, rows) : UNKNOWN;
}

/** The facts about the cells of a column that has this type and this outcome. */
export function numbersWithin(
  type: 'integer' | 'decimal',
  { bounds = ANY_NUMBER, hasSmallBigints = false }: Pick<Outcome, 'bounds' | 'hasSmallBigints'>,
): NumberFacts {
  if (type === 'decimal') return { bigints: 'none' };
  const ends = { min: BigInt(Math.floor(bounds.min)), max: BigInt(Math.ceil(bounds.max)) };
  return { bigints: areSafe(bounds) && !hasSmallBigints ? 'none' : 'some', ends };
}

/** `some` says the least: it is also true of columns with `all` or `none`. */
const BIGINTS: readonly Bigints[] = ['some', 'all', 'none'];

/**
 * Combines facts about the same numbers: the result holds of every number of which both hold. It is commutative and
 * associative.
 */
export function meet(one: NumberFacts, other: NumberFacts): NumberFacts {
  const narrower = Math.max(BIGINTS.indexOf(one.bigints), BIGINTS.indexOf(other.bigints));
  return {
    min: either(one.min, other.min, greater),
    max: either(one.max, other.max, less),
    decimals: either(one.decimals, other.decimals, less),
    bigints: BIGINTS[narrower] ?? 'some',
    ends: either(one.ends, other.ends, (a, b) => ({ min: greater(a.min, b.min), max: less(a.max, b.max) })),
  };
}

const greater = <T extends number | bigint>(a: T, b: T) => (a > b ? a : b);
const less = <T extends number | bigint>(a: T, b: T) => (a < b ? a : b);

/** The only fact that is known, or both facts combined. */
function either<T>(one: T | undefined, other: T | undefined, both: (one: T, other: T) => T): T | undefined {
  return one === undefined ? other : other === undefined ? one : both(one, other);
}

function range(min: unknown, max: unknown) {
  return { min: Number(min), max: Number(max), bigints: 'none' } as const;
}

/** Rounds the bounds to the column's decimals, as its numbers are rounded, so no number lies outside them. */
function ofDecimals(min: unknown, max: unknown, digits: unknown): NumberFacts {
  const decimals = Number(digits);
  const rounded = (end: unknown) => Number(Number(end).toFixed(decimals));
  return { min: rounded(min), max: rounded(max), decimals, bigints: 'none' };
}

function ofAmounts({ min, max, dec }: ColumnOptions, isCurrencyNamed: boolean): NumberFacts {
  const low = Number(min);
  const perDollar = isCurrencyNamed && low === 0 ? PER_DOLLAR_MAX : 1;
  const high = max === undefined ? AMOUNT_MAX * perDollar : Number(max);
  if (dec !== undefined) return ofDecimals(low, high, dec);
  const ofCurrency = isCurrencyNamed ? CURRENCY_DECIMALS_MAX : CENTS;
  const decimals = Math.max(ofCurrency, decimalsOf(low), decimalsOf(high));
  return { min: low, max: high, decimals, bigints: 'none' };
}

function ofValues(values: readonly unknown[]): NumberFacts {
  let [min, max, decimals] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const value of values) {
    if (typeof value !== 'number') continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
    decimals = Math.max(decimals, decimalsOf(value));
  }
  return min > max ? UNKNOWN : { min, max, decimals, bigints: 'none' };
}

function ofGiven(options: ColumnOptions): NumberFacts {
  const { type, min, max, decimals, hasBigints } = givenFacts(options);
  if (min === undefined || max === undefined) return UNKNOWN;
  // A bigint of the cells is rounded in `min` and `max`.
  if (hasBigints) return UNKNOWN;
  return type === 'decimal' ? { min, max, decimals, bigints: 'none' } : { min, max, bigints: 'none' };
}

function steps(from: unknown, step: unknown, rows: number): NumberFacts {
  const start = integerOf(from);
  const last = start + integerOf(step) * BigInt(Math.max(0, rows - 1));
  const ends = start < last ? { min: start, max: last } : { min: last, max: start };
  const { min, max } = range(ends.min, ends.max);
  return { min, max, bigints: areSafe({ min, max }) ? 'none' : 'some', ends };
}

/** An integer of a checked document. Before the check, an option can have any value. */
function integerOf(value: unknown): bigint {
  const digits = String(value);
  return /^-?\d+$/.test(digits) ? BigInt(digits) : 0n;
}
