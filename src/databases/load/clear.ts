import type { Session } from '../session.ts';
import type { LoadTable } from './load-table.ts';
import { quotedIn } from './quoted.ts';
import type { ClearStep } from './steps.ts';
import { inTransaction } from './transaction.ts';

/** Deletes all rows of some tables in the current transaction. Never by CASCADE: a table that nobody named keeps its rows. */
export async function deleteRows(
  session: Session,
  { tables, nulled }: ClearStep,
  tableNamed: (name: string) => LoadTable,
): Promise<void> {
  for (const { table, columns } of nulled) {
    const { database, columns: all } = tableNamed(table);
    const nulls = all
      .filter(({ name }) => columns.includes(name))
      .map((column) => `${quotedIn(session.dialect, column.database.name)} = NULL`);
    await session.execute(`UPDATE ${database.scanName} SET ${nulls.join(', ')}`);
  }
  for (const { table } of tables) await session.execute(`DELETE FROM ${tableNamed(table).database.scanName}`);
}

/** Deletes all rows of some tables in one transaction. */
export async function clear(
  session: Session,
  step: ClearStep,
  tableNamed: (name: string) => LoadTable,
): Promise<void> {
  const tables = step.tables.map(({ table }) => table);
  await inTransaction(session, { tables, isDeferred: step.isDeferred }, () =>
    deleteRows(session, step, tableNamed),
  );
}
