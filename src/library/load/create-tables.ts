import { createTables } from '../../code/ddl.ts';
import { describePlan } from '../../databases/load/describe-plan.ts';
import { readTables } from '../../databases/load/read-tables.ts';
import type { Session } from '../../databases/session.ts';
import type { Table } from '../../dataset/table.ts';
import type { Schema } from '../../schema/schema.ts';
import { writtenTables } from '../../schema/written-tables.ts';
import type { OpenedDocument } from '../open-document.ts';

/** Whether the database has no table of a schema. */
export async function lacksTables(session: Session, schema: Schema): Promise<boolean> {
  const names = new Set((await readTables(session)).map(({ name }) => name.toLowerCase()));
  return !writtenTables(schema).some(({ name }) => names.has(name.toLowerCase()));
}

/** Creates all tables of a schema. */
export async function createAllTables(session: Session, { schema, dataset }: OpenedDocument): Promise<void> {
  const tables: Table[] = writtenTables(schema).flatMap(({ name }) => dataset.table(name) ?? []);
  const script = createTables({ tables }, { dialect: session.dialect, drop: false });
  // MySQL commits each statement by itself.
  if (session.dialect === 'mysql') return session.execute(script);
  await session.execute(`BEGIN;\n${script}\nCOMMIT;`);
}

/** The steps of a load that creates the tables. The order of the tables follows when they are there. */
export function describeCreation(schema: Schema): readonly string[] {
  const tables = writtenTables(schema);
  const copies = tables.map(
    ({ name, rows }) =>
      ({ kind: 'copy', table: name, from: 0, to: rows, nulled: [], perTransaction: rows }) as const,
  );
  return [
    `Create the tables ${tables.map(({ name }) => `“${name}”`).join(', ')}.`,
    ...describePlan({ steps: copies, rows: 0 }),
  ];
}
