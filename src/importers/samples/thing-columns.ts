import type { SourceColumn } from '../source-tables.ts';
import type { SampleCell } from './cell.ts';
import { isIdentifier } from './identifiers.ts';
import type { FoundThings } from './things.ts';

/** Values of a column alone are things if there are so many rows, and so many rows for each on average. */
const ROWS_MIN = 20;
const ROWS_EACH = 2;
const THINGS_MAX = 1000;
/** In a part of the rows as great as that of the values that occur once, another sample would have others: https://en.wikipedia.org/wiki/Good–Turing_frequency_estimation */
const SINGLES_MAX = 0.1;

/** Whether the values of a column can be things: a measure that repeats tells nothing about its row. */
export function canTell(column: SourceColumn | undefined): boolean {
  if (!column?.sample) return false;
  const { name, type, sample } = column;
  if (sample.dateFormat !== undefined || (type.value === 'text' && sample.min !== undefined)) return false;
  if (type.value === 'text' || type.value === 'uuid' || type.value === 'boolean') return true;
  return type.value === 'integer' && (sample.few !== undefined || isIdentifier(name));
}

/** The values of a column that is no part of other things. Undefined if they hardly repeat, or if they are too many. */
export function repeatedThing(
  { name, type, sample }: SourceColumn,
  values: ReadonlyMap<SampleCell, number>,
): FoundThings['things'] | undefined {
  const rows = sample ? sample.rows - sample.nulls : 0;
  const isCount = type.value === 'integer' && !isIdentifier(name);
  if (isCount || type.value === 'boolean' || rows < ROWS_MIN) return undefined;
  const { size } = values;
  if (size < 2 || size > THINGS_MAX || size * ROWS_EACH > rows) return undefined;
  const things = [...values].map(([cell, count], place) => ({ count, cells: [cell], place }));
  // A column that is mostly empty names no things.
  if ((values.get('') ?? 0) * 2 > rows) return undefined;
  const singles = things.filter(({ count }) => count === 1).length;
  return singles > SINGLES_MAX * rows ? undefined : things.sort((one, other) => other.count - one.count);
}
