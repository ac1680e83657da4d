import type { LocaleDefinition } from '@faker-js/faker';
import { createFastFaker } from '../fast-faker/fast-faker.ts';
import { createEntityFactory } from '../generators/entities/entities.ts';
import { createStream } from '../random/stream.ts';
import type { Schema } from '../schema/schema.ts';
import { withUniqueColumns } from '../schema/unique-columns.ts';
import { valueTypesOf } from '../schema/value-types.ts';
import type { ParentTable } from './relations.ts';
import { createTable, type Table } from './table.ts';

export type { Batch, Column, Table } from './table.ts';

/** A schema made ready: it gives any of its rows. */
export interface Dataset {
  table(name: string): Table | undefined;
}

/** Makes datasets of one locale: they share its compiled data, a stream and a faker, which draws from it alone. */
export function createDatasetFactory(locale: LocaleDefinition[]): (schema: Schema) => Dataset {
  const stream = createStream();
  const faker = createFastFaker({ source: stream, locale });
  const engine = { stream, faker, makeEntity: createEntityFactory(faker) };

  return (document) => {
    const schema = withUniqueColumns(document);
    const types = valueTypesOf(schema);
    const byName = new Map(schema.tables.map((table) => [table.name, table]));
    const made = new Map<string, Table & ParentTable>();
    function tableNamed(name: string): (Table & ParentTable) | undefined {
      const known = made.get(name);
      if (known) return known;
      const table = byName.get(name);
      if (!table) return undefined;
      const created = createTable(engine, schema, table, types, tableNamed);
      made.set(name, created);
      return created;
    }
    return { table: tableNamed };
  };
}
