import { isChosen, matcherOf, type StructureFilter } from '../../importers/table-patterns.ts';
import type { Session } from '../session.ts';
import type { DescribedStructure } from './structure.ts';

/** The one schema of a file. */
const SCHEMA = 'main';

/** The objects that people created, in that order. SQLite creates the tables of sequences, and virtual tables create their own shadows. */
const STRUCTURE = `SELECT m.tbl_name, m.sql FROM sqlite_master m
WHERE m.sql IS NOT NULL AND m.type IN ('table', 'index', 'trigger') AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
  AND m.tbl_name NOT IN (SELECT s.name FROM pragma_table_list s WHERE s.schema = 'main' AND s.type = 'shadow')
ORDER BY CASE m.type WHEN 'table' THEN 0 ELSE 1 END, m.rowid`;

export async function describeSqlite(session: Session, filter: StructureFilter): Promise<DescribedStructure> {
  const { schemas } = filter;
  const hasSchema = schemas === undefined || matcherOf(schemas)(SCHEMA);
  const rows = hasSchema ? await session.query(STRUCTURE) : [];
  const statements = rows.flatMap(([table, sql]) =>
    table && sql && isChosen(filter, SCHEMA, table) ? [`${sql};\n`] : [],
  );
  return { sql: statements.join(''), notes: [] };
}
