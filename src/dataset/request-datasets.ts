import type { LocaleDefinition } from '@faker-js/faker';
import { fields } from '../catalogue/fields.ts';
import { RowBatch } from '../generators/entities/part.ts';
import type { LargeTables } from '../generators/large-tables.ts';
import { requestGenerators } from '../generators/request-generators.ts';
import type { ColumnType } from '../schema/option-types.ts';
import type { ColumnSchema, Schema, TableSchema } from '../schema/schema.ts';
import { createColumns } from './columns.ts';
import { distinctParts } from './distinct-parts.ts';
import { createEntities } from './entities.ts';
import { createLocaleEngine, type Engine } from './locale-engine.ts';
import { columnOf, createTableRows, type Dataset, type Table } from './table.ts';

/** Makes datasets of the two dialogs' requests, with the tables that they need, whose columns stand by themselves and are never null: without what only documents need. */
export function createRequestDatasets(
  locale: LocaleDefinition[],
): (schema: Schema, tables: LargeTables) => Dataset {
  const shared = createLocaleEngine(locale, requestGenerators);
  return (schema, loaded) => {
    const engine = { ...shared, tables: loaded };
    const tables = new Map(
      schema.tables.map((table) => [table.name, createRequestTable(engine, schema, table)]),
    );
    return { table: (name) => tables.get(name) };
  };
}

/** No option of theirs changes it. */
function columnType({ field }: ColumnSchema): ColumnType {
  const { type } = fields[field];
  return { type, unaffixed: type };
}

/** A dialog's SQL has texts only. */
const requestColumns = { canBeNull: () => false, numericOf: () => undefined };

function createRequestTable(engine: Engine, { seed, now: nowText }: Schema, table: TableSchema): Table {
  const now = Date.parse(nowText);
  const source = { batch: new RowBatch([]) };
  const path = [seed, table.key];
  const columns = createColumns({
    engine,
    path,
    now,
    entities: createEntities(engine, now, source, path, table.columns, distinctParts),
    rowCount: table.rows,
    columns: table.columns,
    source,
    columnType,
  });
  const names = table.columns.map(({ name }) => name);
  const { read, readColumn } = createTableRows(engine, now, source, columns, {
    all: names,
    of: (name) => [name],
  });
  return {
    name: table.name,
    columns: table.columns.map((column) => columnOf(table, column, columns.get(column.name), requestColumns)),
    primaryKey: [],
    uniqueKeys: [],
    foreignKeys: [],
    rowCount: table.rows,
    read,
    readColumn,
  };
}
