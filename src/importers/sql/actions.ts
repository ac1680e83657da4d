import type { Cursor } from './cursor.ts';
import type { SqlScript } from './script.ts';

/** Notes `DELETE` or `UPDATE` after `ON`: a schema does not hold what the database does then. */
export function noteAction(cursor: Cursor, { unwritten }: SqlScript): void {
  if (cursor.sees('DELETE')) unwritten.add('ON DELETE');
  if (cursor.sees('UPDATE')) unwritten.add('ON UPDATE');
}
