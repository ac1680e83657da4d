import { allFields } from '../generators/all-fields.ts';
import { type LargeTables, loadTables, tablesNeededBy } from '../generators/large-tables.ts';
import type { Locale } from '../locales/locale.ts';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import type { Schema, TableSchema } from '../schema/schema.ts';
import { analyze } from './analyze.ts';
import { checkSchema } from './check/check.ts';
import { createLocaleEngine, type Engine } from './locale-engine.ts';
import { openDataset } from './open.ts';
import type { Dataset } from './table.ts';
import { tableRelations } from './table-relations.ts';
import { countValues, type ValueCount } from './value-count.ts';

/** Checks documents and generates their rows. */
export interface SchemaEngine {
  /** Returns all problems that can be found before rows are generated, or the document with its defaults. */
  check(source: unknown): Result<Schema, readonly Problem[]>;
  /** Opens a valid schema. */
  open(schema: Schema): Dataset;
  /** Counts the different values that a column of a valid schema can have. */
  countValues(schema: Schema, table: TableSchema, column: string): ValueCount;
  /** The same engine with other large tables: those that the next documents need. */
  withTables(tables: LargeTables): SchemaEngine;
}

export function createEngine(locale: Locale, tables: LargeTables): SchemaEngine {
  return schemaEngine(createLocaleEngine(locale, allFields, tables));
}

/** Creates an engine with the large tables that a document needs. The document may be invalid. */
export async function createEngineFor(locale: Locale, source: unknown): Promise<SchemaEngine> {
  return createEngine(locale, await loadTables(locale, tablesNeededBy(source)));
}

function schemaEngine(engine: Engine): SchemaEngine {
  return {
    check: (source) => checkSchema(engine, source),
    open: (schema) => openDataset(engine, schema, analyze(engine, schema), tableRelations),
    countValues: (schema, table, column) => countValues(engine, schema, table, column),
    withTables: (tables) => schemaEngine({ ...engine, tables }),
  };
}
