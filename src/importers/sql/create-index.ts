import type { Cursor } from './cursor.ts';
import { parseExpression } from './expressions/parse.ts';
import { readKeyColumns } from './key-columns.ts';
import { readOptions } from './options.ts';
import type { SqlScript } from './script.ts';
import type { Unread } from './skipped.ts';
import { readKeyHead } from './table-constraints.ts';

const TO_THE_CONDITION: ReadonlySet<string> = new Set(['WHERE']);
const AFTER_THE_CONDITION: ReadonlySet<string> = new Set(['WITH', 'ON', 'TABLESPACE']);

/** Reads CREATE INDEX after the word INDEX. `modifiers` are the words between CREATE and INDEX. */
export function readCreateIndex(
  cursor: Cursor,
  script: SqlScript,
  modifiers: ReadonlySet<string>,
): Unread | undefined {
  if (!modifiers.has('UNIQUE'))
    return { reason: 'An index that is not unique allows any rows.', matters: false };
  const offset = cursor.peek()?.start ?? 0;
  const index = readKeyHead(cursor, 'ON');
  cursor.expect('ON');
  cursor.takes('ONLY');
  const name = cursor.qualifiedName();
  if (cursor.takes('USING')) cursor.take();
  const { columns, folded, beginnings, reason } = readKeyColumns(cursor);
  readOptions(cursor, { until: TO_THE_CONDITION });
  const isPartial =
    cursor.takes('WHERE') && !isOnlyNotNull(cursor.skipTo(AFTER_THE_CONDITION).kept(), columns);
  readOptions(cursor);
  const table = script.findTable(name);
  if (!table) return { reason: `The table “${name.at(-1)}” is not in the source.`, matters: true };
  if (columns.length > 0) {
    const key = { kind: 'unique' as const, columns, folded, beginnings, offset, end: cursor.readTo };
    table.addKey({ ...key, name: index?.at(-1) });
    if (index) script.indexes.set([table.names.at(-2) ?? '', index.at(-1) ?? ''], table);
  }
  if (reason !== undefined) return { reason, matters: true };
  if (!isPartial) return undefined;
  return { reason: 'The index is unique on some of the rows. Here it is a key of all rows.', matters: true };
}

/**
 * Whether a condition leaves out only rows with nulls in the columns of the key. Such rows are never equal in a unique key
 * of the standard. SQL Server needs the condition for such a key, because its nulls are equal.
 */
function isOnlyNotNull(condition: Cursor, columns: readonly string[]): boolean {
  const tree = parseExpression(condition);
  const parts = tree.kind === 'operation' && tree.operator === 'and' ? tree.operands : [tree];
  return parts.every((part) => {
    if (part.kind !== 'operation' || part.operator !== 'is not null') return false;
    const [operand] = part.operands;
    return operand?.kind === 'column' && columns.includes(operand.name);
  });
}
