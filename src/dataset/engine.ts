import type { LocaleDefinition } from '@faker-js/faker';
import { allFields } from '../generators/all-fields.ts';
import { type LargeTables, loadTables, tablesNeededBy } from '../generators/large-tables.ts';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import type { Schema, TableSchema } from '../schema/schema.ts';
import { checkSchema } from './check/check.ts';
import { analyze, type Dataset } from './dataset.ts';
import { createLocaleEngine, type Engine } from './locale-engine.ts';
import { openDataset } from './open.ts';
import { countValues, type ValueCount } from './value-count.ts';

/** Checks documents and makes their rows. */
export interface SchemaEngine {
  /** All that is wrong with a document, before a row is made; or the document with its defaults. */
  check(document: unknown): Result<Schema, readonly Problem[]>;
  /** A schema that was found good. */
  open(schema: Schema): Dataset;
  /** How many different values a column of such a schema can have. */
  countValues(schema: Schema, table: TableSchema, column: string): ValueCount;
  /** The same with other tables, those that the documents need. */
  withTables(tables: LargeTables): SchemaEngine;
}

export function createEngine(locale: LocaleDefinition[], tables: LargeTables): SchemaEngine {
  return schemaEngine(createLocaleEngine(locale, allFields, tables));
}

/** One that has the tables that a document needs, whatever is wrong with the document. */
export async function createEngineFor(locale: LocaleDefinition[], document: unknown): Promise<SchemaEngine> {
  return createEngine(locale, await loadTables(tablesNeededBy(document)));
}

function schemaEngine(engine: Engine): SchemaEngine {
  return {
    check: (document) => checkSchema(engine, document),
    open: (schema) => openDataset(engine, schema, analyze(schema)),
    countValues: (schema, table, column) => countValues(engine, schema, table, column),
    withTables: (tables) => schemaEngine({ ...engine, tables }),
  };
}
