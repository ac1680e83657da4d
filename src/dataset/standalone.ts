import type { LargeTables } from '../generators/large-tables.ts';
import { standaloneFields } from '../generators/standalone-fields.ts';
import type { Locale } from '../locales/locale.ts';
import { columnTypeByOptions } from '../schema/option-types.ts';
import { CELL_LENGTH_MAX, type Schema } from '../schema/schema.ts';
import type { SchemaAnalysis } from './analysis.ts';
import { createLocaleEngine } from './locale-engine.ts';
import { openDataset } from './open.ts';
import type { RelationsOf } from './schema-table.ts';
import type { Dataset } from './table.ts';

/** The analysis of a schema whose columns are independent and never null, so no formula or template has to be read. */
const analysis: SchemaAnalysis = {
  typeOf: columnTypeByOptions,
  canBeNull: () => false,
  numericOf: () => undefined,
  chainsOf: () => new Map(),
  readsGroup: () => false,
  decimalsOf: () => undefined,
  longestIn: () => CELL_LENGTH_MAX,
  orderOf: ({ columns }) => ({
    all: columns.map(({ name }) => name),
    of: (name) => [name],
    ofAll: (names) => names,
  }),
};

function noOtherRows(): never {
  throw new RangeError('A table of a dialog reads no other rows');
}

const noRelations: RelationsOf = () => ({
  digits: undefined,
  group: undefined,
  locales: undefined,
  aggregate: noOtherRows,
  typeOfAggregate: () => undefined,
  related: noOtherRows,
  foreignKeys: [],
  keysLeftOut: [],
});

/**
 * Creates datasets for the dialogs, whose schemas have no composed fields, with the large tables that each schema
 * needs. They share the locale's compiled data and a random stream.
 */
export function createStandaloneDatasets(locale: Locale): (schema: Schema, tables: LargeTables) => Dataset {
  const engine = createLocaleEngine(locale, standaloneFields);
  return (schema, tables) => openDataset(() => ({ ...engine, tables }), schema, analysis, noRelations);
}
