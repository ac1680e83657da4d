import type { LocaleDefinition } from '@faker-js/faker';
import { requestGenerators } from '../generators/request-generators.ts';
import { columnTypeByOptions } from '../schema/option-types.ts';
import type { Schema } from '../schema/schema.ts';
import { createLocaleEngine } from './locale-engine.ts';
import { type Dataset, openDataset } from './open.ts';
import type { SchemaAnalysis } from './table.ts';

/** Their columns read no other columns, and none is ever null. */
const REQUEST_ANALYSIS: SchemaAnalysis = {
  typeOf: columnTypeByOptions,
  canBeNull: () => false,
  orderOf: ({ columns }) => ({ all: columns.map(({ name }) => name), of: (name) => [name] }),
};

/** Makes datasets of the two dialogs' requests, without what only other schemas need: formulas, templates, counted patterns. */
export function createRequestDatasets(locale: LocaleDefinition[]): (schema: Schema) => Dataset {
  const engine = createLocaleEngine(locale, requestGenerators);
  return (schema) => openDataset(engine, schema, REQUEST_ANALYSIS);
}
