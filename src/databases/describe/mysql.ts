import { isChosen, matcherOf, type StructureFilter } from '../../importers/table-patterns.ts';
import { type Session, SessionError } from '../session.ts';
import type { DescribedStructure } from './structure.ts';

const quoted = (name: string) => `\`${name.replaceAll('`', '``')}\``;

const SYSTEM = /^(?:mysql|sys|information_schema|performance_schema)$/i;

export async function describeMysql(session: Session, filter: StructureFilter): Promise<DescribedStructure> {
  const databases = await databasesOf(session, filter);
  // Names in backquotes and all options, whatever the server's modes are.
  await session.execute(
    "SET @rowloom_modes = @@SESSION.sql_mode; SET SESSION sql_mode = '', SESSION sql_quote_show_create = 1",
  );
  try {
    const parts: string[] = [];
    const notes: string[] = [];
    for (const database of databases) await describeInto(session, filter, database, { parts, notes });
    const hasTable = parts.some((part) => part.startsWith('CREATE '));
    return { sql: hasTable ? parts.map((part) => `${part}\n`).join('') : '', notes };
  } finally {
    await session.execute('SET SESSION sql_mode = @rowloom_modes').catch(() => {});
  }
}

async function databasesOf(session: Session, { schemas }: StructureFilter): Promise<readonly string[]> {
  if (schemas !== undefined) {
    const isOfSchemas = matcherOf(schemas);
    const names = await session.query('SELECT schema_name FROM information_schema.schemata ORDER BY 1');
    return names.flatMap(([name]) => (name && !SYSTEM.test(name) && isOfSchemas(name) ? [name] : []));
  }
  const [[name] = []] = await session.query('SELECT DATABASE()');
  if (name) return [name];
  throw new SessionError({
    code: 'no-database',
    message: 'The address names no database. Write it after the host, as in mysql://user@host/database.',
  });
}

interface Described {
  readonly parts: string[];
  readonly notes: string[];
}

async function describeInto(
  session: Session,
  filter: StructureFilter,
  database: string,
  { parts, notes }: Described,
): Promise<void> {
  const tables = await session.query(
    `SELECT table_name FROM information_schema.tables
     WHERE table_schema = ? AND table_type IN ('BASE TABLE', 'SYSTEM VERSIONED') ORDER BY 1`,
    [database],
  );
  const chosen = tables.flatMap(([name]) => (name && isChosen(filter, database, name) ? [name] : []));
  if (chosen.length > 0) parts.push(`USE ${quoted(database)};`);
  for (const name of chosen) {
    const statement = await statementOf(session, database, name);
    if (statement === undefined)
      notes.push(`You have no permission to read the structure of the table “${name}”.`);
    else parts.push(`${statement};`);
  }
  const triggers = await session.query(
    `SELECT event_object_table, trigger_name, action_timing, event_manipulation, action_statement
     FROM information_schema.triggers WHERE trigger_schema = ? ORDER BY 1, 2`,
    [database],
  );
  for (const [table, name, timing, event, body] of triggers) {
    if (!table || !chosen.includes(table)) continue;
    const head = `CREATE TRIGGER ${quoted(name ?? '')} ${timing} ${event} ON ${quoted(table)} FOR EACH ROW`;
    parts.push(`DELIMITER ;;\n${head} ${body};;\nDELIMITER ;`);
  }
}

/** Undefined if the user may not see the structure, or if the table was dropped meanwhile. */
async function statementOf(session: Session, database: string, name: string): Promise<string | undefined> {
  try {
    const [[, statement] = []] = await session.query(`SHOW CREATE TABLE ${quoted(database)}.${quoted(name)}`);
    return statement ?? undefined;
  } catch (error) {
    if (error instanceof SessionError && error.error.code === 'permission') return undefined;
    throw error;
  }
}
