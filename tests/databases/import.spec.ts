import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type Opened, openDocument } from '../fixtures/code.ts';
import { importSql } from '../fixtures/import/imported.ts';
import { schemaSources } from '../fixtures/import/schemas.ts';
import { schemaFile } from '../fixtures/writers.ts';
import { type DatabaseKind, type Databases, databaseKinds } from './import-databases.ts';
import type { ReportedColumn, ReportedTable } from './reported-tables.ts';

const ROWS = 1000;

/** Types that are the same to people who write rows. */
const SAME_TYPES: Readonly<Record<DatabaseKind['dialect'], readonly (readonly [RegExp, string])[]>> = {
  postgresql: [[/^(varchar|enum)$/, 'text'], [/^json$/, 'jsonb']],
  mysql: [[/^(tiny|medium|long)text$/, 'text'], [/\(\d+\)/, '']],
  // Declared types are only hints in SQLite. Lengths and digits are compared by themselves.
  sqlite: [[/.*/, '']],
};

const sorted = (keys: readonly object[]) => keys.map((key) => JSON.stringify(key)).sort();

/** What must be the same in the schema's own database and in one that the imported schema describes. */
function comparable({ dialect }: DatabaseKind, { name, columns, ...keys }: ReportedTable) {
  const isWritten = (key: readonly string[]) =>
    !key.some((part) => columns.find((column) => column.name === part)?.isGenerated);
  const comparableColumn = ({ isGenerated: _, type, ...column }: ReportedColumn) => ({
    ...column,
    type: SAME_TYPES[dialect].reduce((text, [pattern, same]) => text.replace(pattern, same), type),
  });
  return {
    name,
    columns: columns.filter(({ isGenerated }) => !isGenerated).map(comparableColumn),
    primaryKey: keys.primaryKey,
    uniqueKeys: sorted(keys.uniqueKeys.filter(isWritten).map((key) => key.toSorted())),
    foreignKeys: sorted(keys.foreignKeys),
  };
}

/** The rows of an imported schema, for tables that exist. */
function rowsFor({ dialect }: DatabaseKind, dump: string, { tables }: Opened): string {
  // INSERT cannot set such a column, and COPY can.
  const isCopied = dump.includes('GENERATED ALWAYS AS IDENTITY');
  const file = isCopied
    ? schemaFile('sql-copy', tables, { create: false })
    : schemaFile('sql', tables, { dialect, create: false });
  // Two namespaces have a table of this name.
  const ambiguous = tables.map(({ name }) => name).filter((name) => name.includes('.'));
  return ambiguous.reduce(
    (text, name) => text.replaceAll(`"${name}"`, `"${name.replace('.', '"."')}"`),
    file,
  );
}

describe.each(databaseKinds)('$name', (kind) => {
  const missing = kind.installed ? '' : ' is not installed';
  const sources = schemaSources.filter(({ dialect }) => dialect === kind.dialect);
  let databases: Databases;
  beforeAll(async () => {
    if (kind.installed) databases = await kind.start();
  });
  afterAll(() => databases?.stop());

  describe.skipIf(missing && !process.env.CI).each(sources)(`$name${missing}`, ({ name, sql }) => {
    const database = name.replaceAll('-', '_');
    let dump: string;
    let opened: Opened;
    beforeAll(async () => {
      await databases.create(database);
      await databases.run(database, sql);
      dump = await databases.dump(database, 'schema');
      opened = openDocument((await importSql(dump, ROWS)).schema);
    });

    it('is imported as the database describes it', async () => {
      const described = `${database}_described`;
      await databases.create(described);
      await databases.run(described, codeOf('ddl', opened, { dialect: kind.dialect }));
      const [own, other] = await Promise.all([databases.report(database), databases.report(described)]);
      expect(other.map((table) => comparable(kind, table))).toEqual(
        own.map((table) => comparable(kind, table)),
      );
    });

    it('takes a thousand rows per table with all constraints on', async () => {
      const filled = `${database}_filled`;
      await databases.restore(filled, dump);
      expect(await databases.run(filled, rowsFor(kind, dump, opened))).toBe('');
      const fewer = opened.tables.filter(({ rowCount }) => rowCount < ROWS);
      expect(fewer.map((table) => `${table.name}: ${table.rowCount}`)).toEqual([]);
    });
  });
});
