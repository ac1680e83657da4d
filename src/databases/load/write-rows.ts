import type { SendParts, Session } from '../session.ts';
import type { RowRange, RowSource, RowTarget, RowView, WriteHooks } from './row-source.ts';

/** Statements are sent together up to this length, in UTF-16 units: MySQL accepts 16 MB by default, of four bytes each at most. */
const TEXT_LENGTH = 262_144;

async function insertAll(
  session: Session,
  texts: Iterable<{ readonly sql: string; readonly rows: number }>,
  { signal, onRows }: WriteHooks,
): Promise<void> {
  let sql = '';
  let rows = 0;
  for (const text of texts) {
    sql += text.sql;
    rows += text.rows;
    if (sql.length < TEXT_LENGTH) continue;
    signal?.throwIfAborted();
    await session.execute(sql);
    onRows?.(rows);
    sql = '';
    rows = 0;
  }
  if (rows === 0) return;
  signal?.throwIfAborted();
  await session.execute(sql);
  onRows?.(rows);
}

/**
 * Writes ranges of rows into a table, in the current transaction. PostgreSQL reads them by `COPY`. `LOAD DATA LOCAL` of MySQL is
 * not used: it skips rows that it refuses and changes values that do not fit, and neither is an error.
 * https://dev.mysql.com/doc/refman/8.4/en/load-data.html#load-data-error-handling
 */
export async function writeRows(
  session: Session,
  source: RowSource,
  { view, target }: { readonly view: RowView; readonly target: RowTarget },
  ranges: readonly RowRange[],
  hooks: WriteHooks = {},
): Promise<void> {
  if (session.copy) {
    const statement = `COPY ${target.name} (${target.columns.join(', ')}) FROM STDIN`;
    const send: SendParts = async (take) => {
      for (const range of ranges) await source.sendCopyText(view, range, take, hooks);
    };
    await session.copy(statement, send, hooks.signal);
    return;
  }
  for (const range of ranges)
    await insertAll(session, source.inserts(session.dialect, view, target, range), hooks);
}
