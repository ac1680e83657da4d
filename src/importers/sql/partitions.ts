import type { Cursor } from './cursor.ts';
import type { SqlExpression } from './expressions/expression.ts';
import { parseExpression } from './expressions/parse.ts';
import { readOptions } from './options.ts';

/** How a table divides its rows among its partitions. */
export interface Partitioning {
  /** RANGE, LIST or HASH. */
  readonly method: string;
  /** The columns or expressions between the parentheses. */
  readonly key: Cursor;
  /** MySQL lists the partitions in the definition of the table. */
  readonly listed: readonly PartitionBounds[];
}

/** The rows that a partition takes. */
export type PartitionBounds =
  /** Those that no other partition takes. */
  | { readonly kind: 'rest' }
  | { readonly kind: 'list'; readonly values: readonly SqlExpression[] }
  /** `to` does not belong to the range. Ranges of MySQL lack `from`, because each begins where the one before it ends. */
  | {
      readonly kind: 'range';
      readonly from: readonly SqlExpression[] | undefined;
      readonly to: readonly SqlExpression[];
    }
  | { readonly kind: 'hash'; readonly modulus: number }
  | { readonly kind: 'unknown' };

/** Reads `PARTITION BY` in the rest of a statement, if it is there. */
export function readPartitioning(cursor: Cursor): Partitioning | undefined {
  while (!cursor.isAtEnd && !cursor.sees('PARTITION', 'BY')) cursor.skip();
  if (!cursor.takes('PARTITION', 'BY')) return undefined;
  cursor.takes('LINEAR');
  if (cursor.isAtEnd) return undefined;
  const method = cursor.take().keyword;
  cursor.takes('COLUMNS');
  if (!cursor.sees('(') || !cursor.closes()) return undefined;
  const key = cursor.parenthesized().kept();
  while (!cursor.isAtEnd && !cursor.sees('(', 'PARTITION')) cursor.skip();
  const hasList = cursor.sees('(') && cursor.closes();
  return { method, key, listed: hasList ? cursor.parenthesized().split().map(readListed) : [] };
}

const VALUES = new Set(['VALUES', 'DEFAULT']);

/** `PARTITION p0 VALUES LESS THAN (2000)` and `PARTITION p0 VALUES IN (1, 2)`, with options */
function readListed(cursor: Cursor): PartitionBounds {
  const bounds = readListedBounds(cursor);
  readOptions(cursor);
  return bounds;
}

function readListedBounds(cursor: Cursor): PartitionBounds {
  if (cursor.takes('PARTITION') && !cursor.seesOneOf(VALUES)) cursor.name();
  cursor.skipTo(VALUES);
  if (cursor.takes('DEFAULT')) return { kind: 'rest' };
  if (cursor.takes('VALUES', 'LESS', 'THAN')) {
    if (cursor.takes('MAXVALUE') || cursor.takes('(', 'MAXVALUE', ')')) return { kind: 'rest' };
    return { kind: 'range', from: undefined, to: listIn(cursor) };
  }
  if (!cursor.takes('VALUES', 'IN')) return { kind: 'unknown' };
  return cursor.takes('(', 'DEFAULT', ')') ? { kind: 'rest' } : { kind: 'list', values: listIn(cursor) };
}

/** Reads what follows the name of a partition: `FOR VALUES FROM ('2024-01-01') TO (MAXVALUE)` or `DEFAULT`. */
export function readPartitionBounds(cursor: Cursor): PartitionBounds {
  if (cursor.takes('DEFAULT')) return { kind: 'rest' };
  if (!cursor.takes('FOR', 'VALUES')) return { kind: 'unknown' };
  if (cursor.takes('IN')) return { kind: 'list', values: listIn(cursor) };
  if (cursor.takes('WITH', '(', 'MODULUS'))
    return { kind: 'hash', modulus: Number(cursor.kept().peek()?.text) };
  if (!cursor.takes('FROM')) return { kind: 'unknown' };
  const from = listIn(cursor);
  return cursor.takes('TO') ? { kind: 'range', from, to: listIn(cursor) } : { kind: 'unknown' };
}

/** The expressions in parentheses. None if the statement ends before they do. */
function listIn(cursor: Cursor): readonly SqlExpression[] {
  return cursor.sees('(') && cursor.closes() ? cursor.parenthesized().split().map(parseExpression) : [];
}
