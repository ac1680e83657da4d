import type { Faker, LocaleDefinition } from '@faker-js/faker';
import type { FieldId } from '../catalogue/fields.ts';
import { createFastFaker } from '../fast-faker/fast-faker.ts';
import { createEntityFactory, type EntityFactory } from '../generators/entities/entities.ts';
import type { Generator } from '../generators/generator.ts';
import type { Generators } from '../generators/generators.ts';
import type { LargeTables } from '../generators/large-tables.ts';
import { createStream, type RandomStream } from '../random/stream.ts';

/** What all tables of a locale share. */
export interface Engine extends Generators {
  readonly faker: Faker;
  readonly stream: RandomStream;
  readonly makeEntity: EntityFactory;
  readonly tables: LargeTables;
}

/** Compiles the data of a locale, for schemas of some fields. */
export function createLocaleEngine(
  locale: LocaleDefinition[],
  fields: Generators,
  tables: LargeTables = {},
): Engine {
  const stream = createStream();
  const faker = createFastFaker({ source: stream, locale });
  return { stream, faker, makeEntity: createEntityFactory(faker, stream), tables, ...fields };
}

/** How a field's cells are made. */
export function generatorOf({ generators }: Engine, field: FieldId): Generator {
  const generator = generators[field];
  if (!generator) throw new RangeError(`There is no generator of “${field}”`);
  return generator;
}
