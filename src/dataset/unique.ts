import type { Cell } from '../catalogue/field.ts';
import { mapped } from '../mapped.ts';
import { createPermutation } from '../random/permutation.ts';
import { type StreamKey, streamKey } from '../random/stream.ts';
import { pickBig } from '../random/uniform.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import type { Scope } from './scope.ts';
import { finishedValues } from './values.ts';

/**
 * Distinct cells for a unique column or a column of a key: numbers its values and permutes the numbers. Undefined if
 * the cells are sampled instead.
 */
export function distinctCells(
  { path, engine, now, rowCount, digits }: Scope,
  column: ColumnSchema,
): ((rows: readonly number[]) => readonly Cell[]) | undefined {
  const digit = digits?.(column);
  if (!digit && !column.unique) return undefined;
  const values = finishedValues(engine, { now, rowCount }, column);
  if (values.kind !== 'counted') return undefined;
  const { stream } = engine;
  const { count, at } = values;
  if (digit) return (rows) => mapped(rows, (row) => at(digit(row)));
  const key = streamKey(...path, 'unique', column.key);
  if (typeof count === 'bigint') {
    const indexOf = distinctBigIndexes(key, count);
    return (rows) => stream.withSubstream(() => mapped(rows, (row) => at(indexOf(row, stream))));
  }
  const permuted = createPermutation(key, count);
  return (rows) => {
    const cells = new Array<Cell>(rows.length);
    for (let i = 0; i < rows.length; i++) cells[i] = at(permuted(rows[i] ?? 0));
    return cells;
  };
}

/**
 * Splits the range into 2^53 - 1 parts of equal size, permutes the parts, and draws one number in each part. The
 * remainder at the end of the range, smaller than the number of parts, is never drawn.
 */
function distinctBigIndexes(
  key: StreamKey,
  count: bigint,
): (row: number, stream: Scope['engine']['stream']) => bigint {
  const parts = BigInt(Number.MAX_SAFE_INTEGER);
  const size = count / parts;
  const permuted = createPermutation(key, Number.MAX_SAFE_INTEGER);
  return (row, stream) => {
    stream.seek(key, row);
    return BigInt(permuted(row)) * size + pickBig(stream, size);
  };
}
