import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Imported } from '../../src/importers/choose/choose-fields.ts';
import { codeOf, type Opened, openDocument } from '../fixtures/code.ts';
import { importSql } from '../fixtures/import/imported.ts';
import { withNamespaces } from '../fixtures/import/loaded.ts';
import { schemaSources } from '../fixtures/import/schemas.ts';
import { schemaFile } from '../fixtures/writers.ts';
import { type DatabaseKind, type Databases, databaseKinds } from './import-databases.ts';
import type { ReportedColumn, ReportedTable } from './reported-tables.ts';

const ROWS = 1000;

/** Types that are the same to people who write rows. */
const SAME_TYPES: Readonly<Record<DatabaseKind['dialect'], readonly (readonly [RegExp, string])[]>> = {
  postgresql: [
    [/^varchar$/, 'text'],
    [/^json$/, 'jsonb'],
  ],
  mysql: [
    [/^(tiny|medium|long)text$/, 'text'],
    [/\(\d+\)/, ''],
  ],
  // Declared types are only hints in SQLite. Lengths and digits are compared by themselves.
  sqlite: [[/.*/, '']],
};

/** Texts without a length in their type, and the length that a check allows: the schema must say it in the type. */
const CHECKED_LENGTHS: Readonly<Record<string, number>> = {
  'bank.customers.full_name': 120,
  'chat.messages.body': 4000,
};

/** Columns whose keys a schema has without a column that they share with another foreign key. */
const WITHOUT_SHARED: ReadonlySet<string> = new Set([
  'subscription-billing.subscriptions.subscriber_no',
  'subscription-billing.subscribers.subscriber_no',
  // The tenant comes from a reference of its own, which the source leaves to the key of the plan.
  'subscription-billing.subscriptions.tenant_id',
]);

const ENUM = /^(enum|set)\b/;

const sorted = (keys: readonly object[]) => keys.map((key) => JSON.stringify(key)).sort();

/**
 * What must be the same in the schema's own database and in one that the imported schema describes.
 * @param own the table as its own database describes it
 */
function comparable(
  kind: DatabaseKind,
  schema: string,
  table: ReportedTable,
  own: ReportedTable | undefined,
) {
  const { name, columns, primaryKey, uniqueKeys, foreignKeys } = table;
  const isGenerated = (part: string) => columns.find((column) => column.name === part)?.isGenerated === true;
  const partlyUnique = (own?.partlyUnique ?? []).map((key) => key.toSorted().join());
  const isWithoutShared = (key: readonly string[]) => WITHOUT_SHARED.has(`${schema}.${name}.${key.at(-1)}`);
  // A schema may make all rows unique where a database demands it only of some, or of an expression over them.
  const isCompared = (key: readonly string[]) =>
    !key.some(isGenerated) && !partlyUnique.includes(key.toSorted().join()) && !isWithoutShared(key);
  const comparableColumn = ({ isGenerated: _, values: __, type, length, ...column }: ReportedColumn) => {
    const ownType = own?.columns.find((known) => known.name === column.name)?.type ?? '';
    // A document has lists instead of enums and sets.
    if (ENUM.test(ownType)) return column;
    const same = SAME_TYPES[kind.dialect].reduce((text, [pattern, one]) => text.replace(pattern, one), type);
    const checked = table === own ? CHECKED_LENGTHS[`${schema}.${name}.${column.name}`] : undefined;
    return { ...column, type: same, length: checked ?? length };
  };
  return {
    name,
    columns: columns.filter((column) => !column.isGenerated).map(comparableColumn),
    primaryKey,
    uniqueKeys: sorted(uniqueKeys.filter(isCompared).map((key) => key.toSorted())),
    foreignKeys: sorted(foreignKeys.filter(({ columns: own }) => !isWithoutShared(own))),
  };
}

/** The values of each enum, and of the list that stands for it in an imported schema. */
function enumsAndLists(reported: readonly ReportedTable[], { tables }: Imported['schema']) {
  const enums = reported.flatMap((table) =>
    table.columns.flatMap(({ name, values }) => (values ? [{ table: table.name, name, values }] : [])),
  );
  const lists = enums.map(({ table, name }) => {
    const columns = tables.find((known) => known.name === table)?.columns ?? [];
    const { options } = columns.find((known) => known.name === name) ?? {};
    return { table, name, values: options?.values };
  });
  return { enums, lists };
}

/** What a schema cannot hold, as `skipped` begins it: triggers, and unique indexes on expressions or on some of the rows. */
const KNOWN_LOSSES = /^CREATE\b.*\b(TRIGGER|UNIQUE INDEX) /;

/** How many rows a table can have, if its key has fewer values than `ROWS`. */
const FEWER_ROWS: Readonly<Record<string, number>> = {
  'music-store.Styles': 255,
};

const namesOf = ({ tables }: Opened) => tables.map(({ name }) => name);

/** The rows of an imported schema, for tables that exist. */
function rowsFor({ dialect }: DatabaseKind, dump: string, opened: Opened): string {
  // INSERT cannot set such a column, and COPY can.
  const isCopied = dump.includes('GENERATED ALWAYS AS IDENTITY');
  const file = isCopied
    ? schemaFile('sql-copy', opened.tables, { create: false })
    : schemaFile('sql', opened.tables, { dialect, create: false });
  return withNamespaces(file, namesOf(opened));
}

/** Lines with the number of rows of each table. */
function countRows({ identifier }: DatabaseKind, opened: Opened): string {
  const queries = namesOf(opened).map((name) => `SELECT count(*) FROM ${identifier(name)};\n`);
  return withNamespaces(queries.join(''), namesOf(opened));
}

/** Facts that rows do not change: the tables with their numbers of rows, and the names, keys and types of their columns. */
function structureOf({ tables }: Imported['schema']) {
  return tables.map(({ columns, ...table }) => ({
    ...table,
    // Hidden columns are in no database.
    columns: columns
      .filter(({ hidden }) => hidden !== true)
      .map(({ name, type, primaryKey, unique, maxLength }) => ({
        name,
        type,
        primaryKey,
        unique,
        maxLength,
      })),
  }));
}

/** Schemas of which dumps with rows are imported too. */
const WITH_ROWS = [
  'film-rental',
  'hospital',
  'bank',
  'blog',
  'shop',
  'pharmacy',
  'library',
  'recipes',
  'chat',
];

describe.each(databaseKinds)('$name', (kind) => {
  const missing = kind.installed ? '' : ' is not installed';
  const sources = schemaSources.filter(({ dialect }) => dialect === kind.dialect);
  let databases: Databases;
  beforeAll(async () => {
    if (kind.installed) databases = await kind.start();
  });
  afterAll(() => databases?.stop());

  it.skipIf(missing && !process.env.CI).each(sources)(
    `prints $name, which is imported as the database describes it and takes rows with all constraints on${missing}`,
    async ({ name, sql }) => {
      const database = name.replaceAll('-', '_');
      const described = `${database}_described`;
      const filled = `${database}_filled`;
      await databases.create(database);
      await databases.run(database, sql);
      const reported = await databases.report(database);
      const dump = await databases.dump(database, 'schema');
      const { schema, report } = await importSql(dump, ROWS);
      const lost = report.skipped.filter(({ matters, text }) => matters && !KNOWN_LOSSES.test(text));
      expect.soft(lost).toEqual([]);
      const opened = openDocument(schema);

      const { enums, lists } = enumsAndLists(reported, schema);
      expect.soft(lists).toEqual(enums);

      await databases.create(described);
      await databases.run(described, codeOf('ddl', opened, { dialect: kind.dialect }));
      const comparableTables = (tables: readonly ReportedTable[]) =>
        tables.map((table) => {
          const own = reported.find((known) => known.name === table.name);
          return comparable(kind, name, table, own);
        });
      expect.soft(comparableTables(await databases.report(described))).toEqual(comparableTables(reported));

      await databases.restore(filled, dump);
      expect(await databases.load(filled, rowsFor(kind, dump, opened), reported)).toBe('');
      const counts = await databases.run(filled, countRows(kind, opened));
      expect(counts.trim().split('\n').map(Number)).toEqual(
        namesOf(opened).map((table) => FEWER_ROWS[`${name}.${table}`] ?? ROWS),
      );

      if (!WITH_ROWS.includes(name)) return;
      for (const content of ['rows', 'inserts'] as const) {
        const withRows = await importSql(await databases.dump(filled, content));
        expect.soft(structureOf(withRows.schema), content).toEqual(structureOf(schema));
        const again = `${filled}_${content}`;
        await databases.restore(again, dump);
        const sampled = openDocument(withRows.schema);
        expect.soft(await databases.load(again, rowsFor(kind, dump, sampled), reported), content).toBe('');
      }
    },
  );
});
