import { postgresqlStructureQuery } from '../../importers/structure-query.ts';
import { isChosen, matcherOf, type StructureFilter } from '../../importers/table-patterns.ts';
import { type Session, SessionError } from '../session.ts';
import type { DescribedStructure } from './structure.ts';

/** The query needs catalogs of PostgreSQL 12. */
const LEAST_VERSION = 12;

/** Tables that the user may not fill. */
const FORBIDDEN = `SELECT n.nspname, c.relname FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
  AND NOT (has_schema_privilege(n.oid, 'USAGE') AND has_table_privilege(c.oid, 'INSERT')) ORDER BY 1, 2`;

export async function describePostgresql(
  session: Session,
  filter: StructureFilter,
): Promise<DescribedStructure> {
  if (Number.parseInt(session.version, 10) < LEAST_VERSION) {
    throw new SessionError({
      code: 'database-refused',
      message: `This is PostgreSQL ${session.version}. Versions from ${LEAST_VERSION} can be read. Import what pg_dump --schema-only prints.`,
    });
  }
  // All tables as of one moment, and all names with their schemas. A table that a migration changes meanwhile is locked.
  await session.execute(
    "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL search_path = ''; SET LOCAL standard_conforming_strings = on; SET LOCAL lock_timeout = '10s';",
  );
  try {
    const statements = await session.query(postgresqlStructureQuery(filter));
    const lines = statements.map(([text]) => text ?? '');
    const forbidden = await session.query(FORBIDDEN);
    const hasTable = lines.some((line) => line.startsWith('CREATE TABLE '));
    return {
      sql: hasTable ? `${lines.join('\n')}\n` : '',
      notes: forbidden.flatMap(([schema, table]) => noteOf(filter, schema ?? '', table ?? '')),
    };
  } finally {
    await session.execute('ROLLBACK').catch(() => {});
  }
}

function noteOf(filter: StructureFilter, schema: string, table: string): readonly string[] {
  const { schemas } = filter;
  const isOfSchema = schemas === undefined || matcherOf(schemas)(schema);
  if (!isOfSchema || !isChosen(filter, schema, table)) return [];
  return [`You have no permission to add rows to the table “${schema}.${table}”.`];
}
