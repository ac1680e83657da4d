import type { LocaleDefinition } from '@faker-js/faker';
import { generators } from '../generators/generators.ts';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import type { Schema, TableSchema } from '../schema/schema.ts';
import { checkJson, checkSchema } from './check/check.ts';
import { analyze, type Dataset } from './dataset.ts';
import { createLocaleEngine } from './locale-engine.ts';
import { openDataset } from './open.ts';
import { countValues, type ValueCount } from './value-count.ts';

/** Checks documents and makes their rows. */
export interface SchemaEngine {
  /** All that is wrong with a document, before a row is made; or the document with its defaults. */
  check(document: unknown): Result<Schema, readonly Problem[]>;
  /** The same of a document's text, of at most 4,000,000 characters. */
  checkJson(json: string): Result<Schema, readonly Problem[]>;
  /** A schema that was found good. */
  open(schema: Schema): Dataset;
  /** How many different values a column of such a schema can have. */
  countValues(schema: Schema, table: TableSchema, column: string): ValueCount;
}

export function createEngine(locale: LocaleDefinition[]): SchemaEngine {
  const engine = createLocaleEngine(locale, generators);
  return {
    check: (document) => checkSchema(engine, document),
    checkJson: (json) => checkJson(engine, json),
    open: (schema) => openDataset(engine, schema, analyze(schema)),
    countValues: (schema, table, column) => countValues(engine, schema, table, column),
  };
}
