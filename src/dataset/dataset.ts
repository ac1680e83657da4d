import type { LocaleDefinition } from '@faker-js/faker';
import { createFastFaker } from '../fast-faker/fast-faker.ts';
import { createEntityFactory } from '../generators/entities/entities.ts';
import { createStream } from '../random/stream.ts';
import { nullableColumns } from '../schema/nullable.ts';
import type { Schema } from '../schema/schema.ts';
import { valueTypesOf } from '../schema/value-types.ts';
import type { Engine } from './columns.ts';
import type { ParentTable } from './relations.ts';
import { createTable, type Table } from './table.ts';

export type { Batch, Column, Table } from './table.ts';

/** A schema made ready: it gives any of its rows. */
export interface Dataset {
  table(name: string): Table | undefined;
}

/** What makes the values of a locale: its compiled data, a stream, and a faker that draws from it alone. */
export function createLocaleEngine(locale: LocaleDefinition[]): Engine {
  const stream = createStream();
  const faker = createFastFaker({ source: stream, locale });
  return { stream, faker, makeEntity: createEntityFactory(faker) };
}

/** A schema that was found good, made ready. */
export function openDataset(engine: Engine, schema: Schema): Dataset {
  const types = valueTypesOf(schema);
  const nullable = nullableColumns(schema);
  const byName = new Map(schema.tables.map((table) => [table.name, table]));
  const made = new Map<string, Table & ParentTable>();
  function tableNamed(name: string): (Table & ParentTable) | undefined {
    const known = made.get(name);
    if (known) return known;
    const table = byName.get(name);
    if (!table) return undefined;
    const created = createTable(engine, { schema, types, nullable, tableNamed }, table);
    made.set(name, created);
    return created;
  }
  return { table: tableNamed };
}

/** Makes datasets of one locale, of schemas that were found good. */
export function createDatasetFactory(locale: LocaleDefinition[]): (schema: Schema) => Dataset {
  const engine = createLocaleEngine(locale);
  return (schema) => openDataset(engine, schema);
}
