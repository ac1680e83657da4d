import { describeDatabase } from '../../databases/describe/describe.ts';
import type { LoadProblem } from '../../databases/load/load-problem.ts';
import type { Session } from '../../databases/session.ts';
import { consequenceOf } from '../../importers/report-parts.ts';
import type { Schema, TableSchema } from '../../schema/schema.ts';
import { importSource } from '../import-source.ts';
import { openDocument } from '../open-document.ts';

const ADVICE =
  'No row is written. Change the columns in the schema, which --save of rowloom seed writes. Or keep the rows of the table by the option keep (--keep of the command), or leave the table out.';

/** All that decides a table's rows, but their number. */
const choicesOf = ({ columns, primaryKey, unique, foreignKeys }: TableSchema) =>
  JSON.stringify({ columns, primaryKey, unique, foreignKeys });

/** The tables of a schema that an import chooses too. */
async function tablesAsImported(schema: Schema, imported: unknown): Promise<ReadonlySet<string>> {
  const opened = await openDocument(imported);
  const chosen = new Set(opened.ok ? opened.value.schema.tables.map(choicesOf) : []);
  return new Set(schema.tables.filter((table) => chosen.has(choicesOf(table))).map(({ name }) => name));
}

/**
 * Constraints of the database that rows of a schema would break, as the import of the database's structure knows them. The import
 * knows only the rows of columns that it chooses: nothing is said of tables with others.
 * @param names the tables that get rows
 */
export async function structureRefusals(
  session: Session,
  schema: Schema,
  names: readonly string[],
): Promise<readonly LoadProblem[]> {
  if (names.length === 0) return [];
  const { sql } = await describeDatabase(session, { tables: schema.tables.map(({ name }) => name) });
  const rows = Math.max(...schema.tables.map((table) => table.rows));
  const imported = await importSource(sql, { kind: 'sql', dialect: session.dialect, rows });
  if (!imported.ok) return [];
  const refused = imported.value.report.skipped.filter((part) => consequenceOf(part) === 'refused');
  if (refused.length === 0) return [];
  const asImported = await tablesAsImported(schema, imported.value.schema);
  return refused.flatMap(({ text, reason }): readonly LoadProblem[] => {
    const table = names.find((name) => text.startsWith(`${name}: `));
    if (table === undefined || !asImported.has(table)) return [];
    return [{ code: 'rows-refused', message: `${text}: ${reason} ${ADVICE}`, table }];
  });
}
