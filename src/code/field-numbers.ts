import { areSafe, type Bounds } from '../expression/bounds.ts';
import { fieldBounds } from '../schema/field-bounds.ts';
import { typeOfSeries } from '../schema/option-types.ts';
import type { ColumnSchema } from '../schema/schema.ts';

/** Integers that no number holds: a column of them has none, some, or holds nothing else. */
export type Bigints = 'none' | 'some' | 'all';

interface Numbers {
  readonly min?: number;
  readonly max?: number;
  readonly bigints: Bigints;
}

/** What is said of the numbers of a field that reads no other column. */
export function numbersOf(column: ColumnSchema, rows: number): Numbers {
  const { field, options } = column;
  // Fields of numbers do not depend on the moment.
  const bounds = fieldBounds(column, { rows, now: 0 });
  switch (field) {
    case 'sequence':
      return steps(bounds);
    case 'series':
      return typeOfSeries(options) === 'integer' ? steps(bounds) : { bigints: 'none' };
    case 'number':
    case 'number.int':
    case 'internet.port':
    case 'internet.httpStatusCode':
      return { ...bounds, bigints: 'none' };
    case 'number.float':
      return ofDecimals(options, options.fractionDigits);
    case 'finance.amount':
      return ofDecimals(options, options.dec ?? 15);
    case 'commerce.price':
      return ofDecimals(options, options.dec);
    case 'location.latitude':
    case 'location.longitude':
      return ofDecimals(options, options.precision);
    case 'number.bigInt':
      return { min: Number(options.min), max: Number(options.max), bigints: 'all' };
    default:
      return { bigints: 'none' };
  }
}

/** Ends that have no more digits than the numbers: others are rounded. */
function ofDecimals(options: ColumnSchema['options'], decimals: unknown): Numbers {
  const [min, max] = [Number(options.min), Number(options.max)];
  const isExact = [min, max].every((end) => Number(end.toFixed(Math.min(15, Number(decimals)))) === end);
  return isExact ? { min, max, bigints: 'none' } : { bigints: 'none' };
}

function steps(bounds: Bounds): Numbers {
  return { ...bounds, bigints: areSafe(bounds) ? 'none' : 'some' };
}
