import { createTables } from '../../code/ddl.ts';
import { readTables } from '../../databases/load/read-tables.ts';
import type { Session } from '../../databases/session.ts';
import type { Dataset as SourceDataset, Table } from '../../dataset/table.ts';
import type { Schema } from '../../schema/schema.ts';
import { writtenTables } from '../../schema/written-tables.ts';

/** Creates the tables of a schema, if the database has none of them. */
export async function createMissingTables(
  session: Session,
  { schema, dataset }: { readonly schema: Schema; readonly dataset: SourceDataset },
): Promise<void> {
  const names = new Set((await readTables(session)).map(({ name }) => name.toLowerCase()));
  const written = writtenTables(schema);
  if (written.some(({ name }) => names.has(name.toLowerCase()))) return;
  const tables: Table[] = written.flatMap(({ name }) => dataset.table(name) ?? []);
  const script = createTables({ schema, tables }, { dialect: session.dialect, drop: false });
  // MySQL commits each statement by itself.
  if (session.dialect === 'mysql') return session.execute(script);
  await session.execute(`BEGIN;\n${script}\nCOMMIT;`);
}
