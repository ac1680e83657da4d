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
  if (cursor.takes('WHERE') && !leavesOutNulls(cursor, columns))
    return { reason: 'A unique index on some of the rows is not read.', matters: true };
  const table = script.findTable(name);
  if (!table) return { reason: `The table “${name.at(-1)}” is not in the source.`, matters: true };
  if (columns.length > 0) table.uniqueKeys.push(columns);
  return reason === undefined ? undefined : { reason, matters: true };
}

/**
 * Whether a condition only leaves out rows with nulls in the key: `a IS NOT NULL AND b IS NOT NULL`. Nulls are no duplicates
 * anyway. SQL Server needs the condition for that.
 */
function leavesOutNulls(cursor: Cursor, columns: readonly string[]): boolean {
  do {
    if (cursor.sees('(')) {
      const inner = cursor.parenthesized();
      if (!leavesOutNulls(inner, columns) || !inner.isAtEnd) return false;
      continue;
    }
    const kind = cursor.peek()?.kind;
    if (kind === undefined || kind === 'symbol' || kind === 'number' || kind === 'string') return false;
    if (!columns.includes(cursor.name()) || !cursor.takes('IS', 'NOT', 'NULL')) return false;
  } while (cursor.takes('AND'));
  return !cursor.sees('OR');
}
