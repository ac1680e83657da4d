import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Imported } from '../../src/importers/choose/choose-fields.ts';
import { importSql } from '../fixtures/import/imported.ts';
import { schemaSources } from '../fixtures/import/schemas.ts';
import { type DatabaseKind, type Databases, databaseKinds } from './import-databases.ts';
import { readUrl } from './read-url.ts';

/** All that an import says, without places in the source and the address of the JSON Schema. */
function comparable({ schema: { $schema: _, ...schema }, report }: Imported) {
  // MariaDB's dumps have a trigger within comments.
  const skipped = report.skipped.filter(({ matters }) => matters).map(({ reason }) => reason);
  return { ...schema, skipped, summary: report.summary };
}

/** Dumps have tables in the order of their names. SQLite prints them in the order of their creation, and so does its catalog. */
function sorted(imported: Imported) {
  const { tables, skipped, ...rest } = comparable(imported);
  return {
    ...rest,
    skipped: skipped.toSorted(),
    tables: tables.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

describe.each(databaseKinds)('$name', (kind: DatabaseKind) => {
  const missing = kind.installed ? '' : ' is not installed';
  const sources = schemaSources.filter(({ dialect }) => dialect === kind.dialect);
  let databases: Databases;
  beforeAll(async () => {
    if (kind.installed) databases = await kind.start();
  });
  afterAll(() => databases?.stop());

  it.skipIf(missing && !process.env.CI).each(sources)(
    `reads $name from its catalogs as from its dump${missing}`,
    async ({ name, sql }) => {
      const database = name.replaceAll('-', '_');
      await databases.create(database);
      await databases.run(database, sql);
      const dumped = await importSql(await databases.dump(database, 'schema'), undefined, {
        dialect: kind.dialect,
      });
      expect(sorted(await readUrl(databases.url(database)))).toEqual(sorted(dumped));
    },
  );
});
