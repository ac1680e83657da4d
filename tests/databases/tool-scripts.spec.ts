import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDocument } from '../fixtures/code.ts';
import { importSql } from '../fixtures/import/imported.ts';
import { schemaFile } from '../fixtures/writers.ts';
import { type DatabaseKind, type Databases, databaseKinds } from './import-databases.ts';
import { fixtureFolder, isFor, isVirtual, readScripts, showNamespaces } from './public-schemas.ts';

/** The smallest set with each dialect, a folder of migrations, a dump, triggers, policies, enums and composite keys. */
const PUBLIC = new Set([
  'cacti.mysql.sql',
  'freeradius.sqlite.sql',
  'graphile-worker.postgresql',
  'icingaweb.mysql.sql',
  'logto.postgresql.sql',
  'mediawiki.postgresql.sql',
  'medusa.postgresql',
  'openstreetmap.postgresql.sql',
  'powerdns.mysql.sql',
  'roundcube.sqlite.sql',
]);

/** The refusals in the reports of scripts whose rows the database refuses. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  'logto.postgresql.sql': [
    "cimd_grant_client_snapshots: CHECK (grant_model_name = 'Grant')",
    "cimd_grant_organizations: CHECK (grant_model_name = 'Grant')",
    'saml_application_secrets: UNIQUE (tenant_id, application_id, active)',
    'saml_sso_connector_signing_keys: UNIQUE (tenant_id, sso_connector_id, active)',
    'cimd_grant_organizations: FOREIGN KEY (tenant_id, organization_id, user_id) REFE',
  ],
};

/**
 * Errors of triggers, which the report lists: one calls what only the application has, and one counts the rows of each subnet in a
 * table whose columns have no nulls.
 */
const TRIGGERS: Readonly<Record<string, string>> = {
  'calibre.sqlite.sql': 'no such function: title_sort',
  'kea.postgresql.sql': 'null value in column "subnet_id" of relation "lease4_stat"',
};
const TRIGGER = 'A trigger or a rule can change or refuse rows, and is not read.';

/** Further scripts, of people who have some, are in a folder that the variable names. */
const scripts = [
  ...readScripts(fixtureFolder('import/tools')),
  ...readScripts(fixtureFolder('public-schemas'), (name) => PUBLIC.has(name)),
  ...(process.env.SQL_SCRIPTS === undefined ? [] : readScripts(process.env.SQL_SCRIPTS)),
].filter(({ name }, i, all) => all.findIndex((script) => script.name === name) === i);

/** Keys are not checked in the statements after it. */
const WITHOUT_KEYS: Readonly<Record<DatabaseKind['dialect'], string>> = {
  postgresql: 'SET session_replication_role = replica;\n',
  mysql: 'SET FOREIGN_KEY_CHECKS = 0;\n',
  sqlite: 'PRAGMA foreign_keys = OFF;\n',
};

const ROWS = 200;

describe.each(databaseKinds)('scripts of tools and public applications in $name', (kind) => {
  const missing = kind.installed ? '' : ' is not installed';
  const own = scripts.filter((script) => isFor(kind.dialect, script));
  let databases: Databases;
  beforeAll(async () => {
    if (kind.installed) databases = await kind.start();
  });
  afterAll(() => databases?.stop());

  it.skipIf(missing && !process.env.CI).each(own)(
    `$name has the tables and columns of the database, and its rows load${missing}`,
    async (script) => {
      const { name, source, create } = script;
      const database = `tool_${name.replace(/\W/g, '_')}`;
      await databases.create(database);
      await databases.run(database, create);
      await showNamespaces(databases, database, script);
      const reported = await databases.report(database);
      const { schema, report } = await importSql(source, ROWS);
      expect(report.isDialectGuessed ? kind.dialect : report.dialect).toBe(kind.dialect);
      const refused = report.skipped.filter(({ isRefused }) => isRefused).map(({ text }) => text);
      expect(refused).toEqual(REFUSED[name] ?? []);
      const columnsOf = (tables: readonly { name: string; columns: readonly { name: string }[] }[]) =>
        tables.map((table) => `${table.name}: ${table.columns.map((column) => column.name)}`).sort();
      const stored = reported
        .filter((table) => !isVirtual(table.name, source))
        .map((table) => ({
          ...table,
          columns: table.columns.filter(({ isGenerated }) => !isGenerated),
        }));
      expect(columnsOf(schema.tables)).toEqual(columnsOf(stored));
      if (refused.length > 0) return;

      const { tables } = openDocument(schema);
      // Scripts can have rows.
      const empty = tables.map((table) => `DELETE FROM ${kind.identifier(table.name)};\n`).join('');
      await databases.run(database, WITHOUT_KEYS[kind.dialect] + empty);
      const isNumbered = report.notes.some((note) => note.includes('GENERATED ALWAYS AS IDENTITY'));
      const rows = isNumbered
        ? schemaFile('sql-copy', tables, { create: false })
        : schemaFile('sql', tables, { dialect: kind.dialect, create: false });
      const error = TRIGGERS[name];
      if (error !== undefined) {
        await expect(databases.load(database, rows, reported)).rejects.toThrow(error);
        expect(report.skipped.some(({ reason, matters }) => reason === TRIGGER && matters)).toBe(true);
        return;
      }
      expect(await databases.load(database, rows, reported)).toBe('');
      for (const { name: table, rowCount } of tables) {
        const count = await databases.run(database, `SELECT count(*) FROM ${kind.identifier(table)};\n`);
        expect(`${table} ${count.trim()}`).toBe(`${table} ${rowCount}`);
      }
    },
  );
});
