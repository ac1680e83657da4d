import type { Cursor } from './cursor.ts';
import type { DraftForeignKey } from './drafts.ts';
import type { SqlScript } from './script.ts';

/** After `ON UPDATE` of a column of MySQL comes a function instead. */
const KEY_ACTIONS = new Set(['NO', 'RESTRICT', 'CASCADE', 'SET']);

/**
 * Notes `DELETE` or `UPDATE` after `ON`, if the database does something there that it does not do by itself. Foreign keys take NO
 * ACTION by themselves, and in MySQL RESTRICT is the same.
 * https://dev.mysql.com/doc/refman/8.4/en/create-table-foreign-keys.html#foreign-key-referential-actions
 */
export function noteAction(
  cursor: Cursor,
  { dialect, unwritten }: SqlScript,
  key: DraftForeignKey | undefined,
): void {
  const event = cursor.sees('DELETE') ? 'ON DELETE' : cursor.sees('UPDATE') && 'ON UPDATE';
  if (!event) return;
  const action = cursor.peek(1)?.keyword ?? '';
  if (!KEY_ACTIONS.has(action)) unwritten.add(event);
  else if (action !== 'NO' && !(action === 'RESTRICT' && dialect === 'mysql')) key?.actions.add(event);
}
