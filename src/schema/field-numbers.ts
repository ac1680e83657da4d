import { currencyFields } from '../catalogue/fields/finance.ts';
import { withNested } from './nested.ts';
import { typeOfSeries } from './option-types.ts';
import type { ColumnOptions, ColumnSchema, TableSchema } from './schema.ts';

/** Whether none, some or all of a column's cells are bigints, for integers beyond 2^53. */
export type Bigints = 'none' | 'some' | 'all';

export interface NumberFacts {
  readonly min?: number;
  readonly max?: number;
  /** The most digits after the decimal point. */
  readonly decimals?: number;
  readonly bigints: Bigints;
}

/** The smallest and the largest integer of a column. */
export interface IntegerEnds {
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
  /** The numbers (`of.currency`) of the currencies that columns of the row name. */
  readonly currencies: ReadonlySet<number>;
}

/** The rows of a table. Columns inside its objects share the row's currencies. */
export function rowsOf({ columns, rows }: Pick<TableSchema, 'columns' | 'rows'>): RowFacts {
  const naming = columns
    .flatMap(withNested)
    .filter(({ field }) => currencyFields.some((naming) => naming === field));
  return { count: rows, currencies: new Set(naming.map(currencyOf)) };
}

/** Rows without a column that names a currency, such as an array's items. */
export function rowsWithoutCurrency(count: number): RowFacts {
  return { count, currencies: new Set() };
}

const currencyOf = ({ of }: ColumnSchema) => of.currency ?? 1;

/** The bounds and the decimals of a field that reads no other column, as far as its options decide them. */
export function numbersOf(column: ColumnSchema, { count: rows, currencies }: RowFacts): NumberFacts {
  const { field, options } = column;
  switch (field) {
    case 'sequence':
      return steps(Number(options.start), Number(options.step), rows);
    case 'series':
      if (typeOfSeries(options) !== 'integer') return { bigints: 'none' };
      return steps(Number(options.from), Number(options.step), rows);
    case 'constant':
      return ofValues([options.value]);
    case 'list':
      return ofValues(Array.isArray(options.values) ? options.values : []);
    case 'number':
      return options.decimals === 0 ? range(options.min, options.max) : ofDecimals(options, options.decimals);
    case 'number.int':
    case 'internet.port':
      return range(options.min, options.max);
    case 'number.float':
      return ofDecimals(options, options.fractionDigits);
    case 'finance.amount':
      return ofAmounts(options, currencies.has(currencyOf(column)));
    case 'commerce.price':
      return ofDecimals(options, options.dec);
    case 'location.latitude':
    case 'location.longitude':
      return ofDecimals(options, options.precision);
    case 'internet.httpStatusCode':
      return { ...HTTP_STATUS, bigints: 'none' };
    case 'number.bigInt':
      return { ...range(Number(options.min), Number(options.max)), bigints: 'all' };
    default:
      return { bigints: 'none' };
  }
}

function range(min: unknown, max: unknown): NumberFacts {
  return { min: Number(min), max: Number(max), bigints: 'none' };
}

/** Rounds the bounds to the column's decimals, as its numbers are rounded, so no number lies outside them. */
function ofDecimals({ min, max }: ColumnOptions, digits: unknown): NumberFacts {
  const decimals = Number(digits);
  const rounded = (end: unknown) => Number(Number(end).toFixed(decimals));
  return { min: rounded(min), max: rounded(max), decimals, bigints: 'none' };
}

function ofAmounts({ min, max, dec }: ColumnOptions, isCurrencyNamed: boolean): NumberFacts {
  const low = Number(min);
  const perDollar = isCurrencyNamed && low === 0 ? PER_DOLLAR_MAX : 1;
  const high = max === undefined ? AMOUNT_MAX * perDollar : Number(max);
  if (dec !== undefined) return ofDecimals({ min: low, max: high }, dec);
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
  return min > max ? { bigints: 'none' } : { min, max, decimals, bigints: 'none' };
}

/** The digits after the decimal point in the shortest decimal text of the number. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [, fraction = ''] = digits.split('.');
  return Math.max(0, fraction.length - Number(exponent));
}

/** The exact bounds of a field whose integers can exceed 2^53. Undefined for other fields. */
export function exactEnds({ field, options }: ColumnSchema, rows: number): IntegerEnds | undefined {
  switch (field) {
    case 'number.bigInt':
      return { min: BigInt(String(options.min)), max: BigInt(String(options.max)) };
    case 'sequence':
      return exactSteps(options.start, options.step, rows);
    case 'series':
      return typeOfSeries(options) === 'integer' ? exactSteps(options.from, options.step, rows) : undefined;
    default:
      return undefined;
  }
}

function exactSteps(from: unknown, step: unknown, rows: number): IntegerEnds {
  const start = BigInt(Number(from));
  const last = start + BigInt(Number(step)) * BigInt(Math.max(0, rows - 1));
  return start < last ? { min: start, max: last } : { min: last, max: start };
}

function steps(start: number, step: number, rows: number): NumberFacts {
  const last = start + step * Math.max(0, rows - 1);
  const [min, max] = [Math.min(start, last), Math.max(start, last)];
  const bigints = Number.isSafeInteger(min) && Number.isSafeInteger(max) ? 'none' : 'some';
  return { min, max, bigints };
}
