import { allFields } from '../generators/all-fields.ts';
import type { LargeTables } from '../generators/large-tables.ts';
import type { Locale } from '../locales/locale.ts';
import type { Result } from '../result.ts';
import type { ColumnOutcomes } from '../schema/column-outcomes.ts';
import type { Problem } from '../schema/problem.ts';
import type { Schema, TableSchema } from '../schema/schema.ts';
import { analyze, outcomesOf } from './analyze.ts';
import { checkSchema } from './check/check.ts';
import { createLocaleEngine } from './locale-engine.ts';
import { openDataset } from './open.ts';
import type { Dataset } from './table.ts';
import {
  type ColumnLack,
  columnLacks,
  type DocumentEngine,
  engineOfOne,
  tableEngines,
} from './table-engines.ts';
import { tableRelations } from './table-relations.ts';
import { countValues, type ValueCount } from './value-count.ts';

/** Checks documents and generates their rows. */
export interface SchemaEngine {
  /** Returns all problems that can be found before rows are generated, or the document with its defaults. */
  check(source: unknown): Result<Schema, readonly Problem[]>;
  /** Which columns of a valid schema can be null, and their bounds. */
  outcomesOf(schema: Schema): ColumnOutcomes;
  /** The columns of a schema that are empty in some rows because the locale lacks them, and why. */
  lacksOf(schema: Schema): readonly ColumnLack[];
  /** The names of all locales that documents can have. */
  readonly localeNames: readonly string[];
  /** Opens a valid schema. */
  open(schema: Schema): Dataset;
  /** Counts the different values that a column of a valid schema can have. */
  countValues(schema: Schema, table: TableSchema, column: string): ValueCount;
}

/** An engine of one locale alone. */
export function createEngine(locale: Locale, tables: LargeTables): SchemaEngine {
  return schemaEngine(engineOfOne(createLocaleEngine(locale, allFields, tables)));
}

/** An engine for documents whose locales are open. */
export function schemaEngine(engine: DocumentEngine): SchemaEngine {
  return {
    localeNames: engine.localeNames,
    outcomesOf: (schema) => outcomesOf(engine, schema),
    lacksOf: (schema) => columnLacks(engine, schema),
    check: (source) => checkSchema(engine, source),
    open: (schema) =>
      openDataset(tableEngines(engine, schema), schema, analyze(engine, schema), tableRelations),
    countValues: (schema, table, column) => countValues(engine, schema, table, column),
  };
}
