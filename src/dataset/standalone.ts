import type { LocaleDefinition } from '@faker-js/faker';
import type { LargeTables } from '../generators/large-tables.ts';
import { standaloneFields } from '../generators/standalone-fields.ts';
import { columnTypeByOptions } from '../schema/option-types.ts';
import type { Schema } from '../schema/schema.ts';
import type { SchemaAnalysis } from './analysis.ts';
import { createLocaleEngine } from './locale-engine.ts';
import { openDataset } from './open.ts';
import type { Dataset } from './table.ts';

/** What follows from a schema whose columns stand by themselves and are never null: no formula and no template is read. */
const analysis: SchemaAnalysis = {
  typeOf: columnTypeByOptions,
  canBeNull: () => false,
  numericOf: () => undefined,
  orderOf: ({ columns }) => ({ all: columns.map(({ name }) => name), of: (name) => [name] }),
};

/**
 * Makes datasets of schemas without composed fields, which the dialogs ask for, with the large tables that each needs. They
 * share the locale's compiled data and a stream.
 */
export function createStandaloneDatasets(
  locale: LocaleDefinition[],
): (schema: Schema, tables: LargeTables) => Dataset {
  const engine = createLocaleEngine(locale, standaloneFields);
  return (schema, tables) => openDataset({ ...engine, tables }, schema, analysis);
}
