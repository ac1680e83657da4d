import type { Cursor } from './cursor.ts';
import { readKeyColumns } from './key-columns.ts';
import type { SqlScript, Unread } from './script.ts';

const TO_THE_TABLE: ReadonlySet<string> = new Set(['ON']);
const TO_THE_CONDITION: ReadonlySet<string> = new Set(['WHERE']);

/** Reads CREATE INDEX after the word INDEX. `modifiers` are the words between CREATE and INDEX. */
export function readCreateIndex(
  cursor: Cursor,
  script: SqlScript,
  modifiers: ReadonlySet<string>,
): Unread | undefined {
  if (!modifiers.has('UNIQUE'))
    return { reason: 'An index that is not unique allows any rows.', matters: false };
  cursor.skipTo(TO_THE_TABLE);
  cursor.expect('ON');
  cursor.takes('ONLY');
  const name = cursor.qualifiedName();
  if (cursor.takes('USING')) cursor.take();
  const { columns, reason } = readKeyColumns(cursor);
  cursor.skipTo(TO_THE_CONDITION);
  const isPartial = cursor.takes('WHERE') && !saysNotNull(cursor, columns);
  const table = script.findTable(name);
  if (!table) return { reason: `The table “${name.at(-1)}” is not in the source.`, matters: true };
  if (columns.length > 0) table.uniqueKeys.push(columns);
  if (reason !== undefined) return { reason, matters: true };
  if (!isPartial) return undefined;
  return { reason: 'The index is unique on some of the rows. Here it is a key of all rows.', matters: true };
}

/**
 * Whether a condition is `a IS NOT NULL AND b IS NOT NULL`, with columns of the index. In SQL Server, where two nulls are
 * equal, a unique key that allows several nulls needs such a condition.
 */
function saysNotNull(cursor: Cursor, columns: readonly string[]): boolean {
  const condition = cursor.sees('(') ? cursor.parenthesized() : cursor;
  do {
    const token = condition.peek();
    if (!token || !columns.includes(condition.nameOf(token))) return false;
    condition.take();
    if (!condition.takes('IS', 'NOT', 'NULL')) return false;
  } while (condition.takes('AND'));
  return condition.isAtEnd;
}
