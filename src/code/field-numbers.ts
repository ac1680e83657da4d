import { typeOfSeries } from '../schema/option-types.ts';
import type { ColumnSchema } from '../schema/schema.ts';

/** Integers that no number holds: a column of them has none, some, or holds nothing else. */
export type Bigints = 'none' | 'some' | 'all';

interface Numbers {
  readonly min?: number;
  readonly max?: number;
  readonly bigints: Bigints;
}

/** The classes of HTTP's status codes. */
const HTTP_STATUS = { min: 100, max: 599 };

/** Between which the numbers of a field lie that reads no other column. */
export function numbersOf({ field, options }: ColumnSchema, rows: number): Numbers {
  switch (field) {
    case 'sequence':
      return steps(Number(options.start), Number(options.step), rows);
    case 'series':
      if (typeOfSeries(options) !== 'integer') return { bigints: 'none' };
      return steps(Number(options.from), Number(options.step), rows);
    case 'number':
    case 'number.int':
    case 'internet.port':
      return range(options.min, options.max);
    case 'number.float':
      return ofDecimals(options, options.fractionDigits);
    case 'finance.amount':
      return ofDecimals(options, options.dec ?? 15);
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

function range(min: unknown, max: unknown): Numbers {
  return { min: Number(min), max: Number(max), bigints: 'none' };
}

/** Ends that have no more digits than the numbers: others are rounded. */
function ofDecimals({ min, max }: ColumnSchema['options'], decimals: unknown): Numbers {
  const ends = range(min, max);
  const isExact = [ends.min, ends.max].every(
    (end) => end !== undefined && Number(end.toFixed(Math.min(15, Number(decimals)))) === end,
  );
  return isExact ? ends : { bigints: 'none' };
}

function steps(start: number, step: number, rows: number): Numbers {
  const last = start + step * Math.max(0, rows - 1);
  const [min, max] = [Math.min(start, last), Math.max(start, last)];
  const bigints = Number.isSafeInteger(min) && Number.isSafeInteger(max) ? 'none' : 'some';
  return { min, max, bigints };
}
