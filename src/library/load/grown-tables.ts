import {
  areLastRowsOurs,
  hasCountDependentKey,
  readExistingRows,
} from '../../databases/load/existing-rows.ts';
import type { LoadTable } from '../../databases/load/load-table.ts';
import type { RowSource } from '../../databases/load/row-source.ts';
import type { Session } from '../../databases/session.ts';
import { isJsonObject } from '../../schema/json-object.ts';
import { followsParents, withOverrides } from '../../schema/overrides.ts';
import type { Schema } from '../../schema/schema.ts';
import { openDocument } from '../open-document.ts';
import { ROUNDS_MAX, withOtherValues } from './other-values.ts';

/** The schema with as many rows as the database has. Undefined if there is no such schema. */
async function schemaBefore(schema: Schema, tables: readonly LoadTable[]): Promise<Schema | undefined> {
  const rows = new Map(
    schema.tables.flatMap((table): [string, number][] => {
      const loaded = tables.find(({ name }) => name === table.name);
      if (!loaded || (isJsonObject(table) && followsParents(table))) return [];
      return [[table.name, loaded.existing.count]];
    }),
  );
  const document = withOverrides(schema, { rows, scale: 1 });
  const opened = document.ok ? await openDocument(document.value) : document;
  return opened.ok ? opened.value.schema : undefined;
}

/** The tables of a load, and those of them whose rows an earlier load has begun to add. */
interface GrownTables {
  readonly tables: readonly LoadTable[];
  /** By the name of a table, the round of other values of its last rows. */
  readonly rounds: ReadonlyMap<string, number>;
}

/** Whether rows of a table have other keys when their parents get more rows, and no table refers to them. */
function canGrow(table: LoadTable, tables: readonly LoadTable[]): boolean {
  const { id } = table.database;
  const isReferred = tables.some(({ database }) => database.foreignKeys.some((key) => key.table === id));
  return hasCountDependentKey(table) && !isReferred;
}

/**
 * Recognizes rows of the schema whose keys refer to tables that get more rows. Either the schema makes such rows for the database's
 * numbers of rows, or an earlier load has added rows to the table: then only the last rows are compared, because the parents of the
 * others had fewer rows.
 */
export async function withGrownTables(
  session: Session,
  schema: Schema,
  loaded: readonly LoadTable[],
  sourceOf: (schema: Schema) => Promise<RowSource>,
): Promise<GrownTables> {
  const isOpen = (table: LoadTable) =>
    table.existing.count > 0 && !table.existing.areOurs && canGrow(table, loaded);
  const rounds = new Map<string, number>();
  if (!loaded.some(isOpen)) return { tables: loaded, rounds };
  const hasTriggers = loaded.some(({ database }) => database.hasTriggers);
  const before = await schemaBefore(schema, loaded);

  async function compared(from: Schema, task: (source: RowSource) => Promise<boolean>): Promise<boolean> {
    const source = await sourceOf(from);
    try {
      return await task(source);
    } finally {
      await source.close();
    }
  }

  /** The round of the last rows of the database in the rows that a schema makes. */
  async function roundOf(from: Schema, table: LoadTable): Promise<number | undefined> {
    for (let round = 0; round <= ROUNDS_MAX; round++) {
      const other = await openDocument(withOtherValues(from, new Map([[table.name, round]])));
      if (!other.ok) return undefined;
      const { count } = table.existing;
      const areOurs = await compared(other.value.schema, (source) =>
        areLastRowsOurs(session, source, table, { count, hasTriggers }),
      );
      if (areOurs) return round;
    }
    return undefined;
  }

  async function areOurs(table: LoadTable): Promise<boolean> {
    const { count } = table.existing;
    const whole = { ...table, rowCount: count };
    const isBefore =
      before &&
      ((await compared(
        before,
        async (source) => (await readExistingRows(session, source, whole, hasTriggers)).areOurs,
      )) ||
        (await roundOf(before, whole)) !== undefined);
    if (isBefore) return true;
    const round = await roundOf(schema, table);
    if (round !== undefined) rounds.set(table.name, round);
    return round !== undefined;
  }

  const tables: LoadTable[] = [];
  for (const table of loaded) {
    const { existing } = table;
    const isOurs = isOpen(table) ? await areOurs(table) : existing.areOurs;
    tables.push({ ...table, existing: { ...existing, areOurs: isOurs } });
  }
  return { tables, rounds };
}

/** Tables that get rows behind their own, with unique keys that refer to other tables. */
export function tablesWithGrowingKeys(tables: readonly LoadTable[]): readonly LoadTable[] {
  return tables.filter(({ rowCount, columns, countDependent, database, existing }) => {
    const dependent = columns
      .filter(({ name }) => countDependent.includes(name))
      .map((column) => column.database.name);
    const isKeyed = database.keys.some((key) => key.columns.some((name) => dependent.includes(name)));
    return isKeyed && existing.areOurs && existing.count > 0 && existing.count < rowCount;
  });
}
