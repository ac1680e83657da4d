import type { EntityKind } from '../catalogue/entities.ts';
import type { Field } from '../catalogue/field.ts';
import { type FieldId, fields } from '../catalogue/fields.ts';
import type { PartsByName } from '../generators/entities/entities.ts';
import { type BatchSource, type DistinctBy, type EntityOptions, Part } from '../generators/entities/part.ts';
import { numberText } from '../generators/number-text.ts';
import { createPermutation } from '../random/permutation.ts';
import {
  entriesAt,
  sampleEntriesOf,
  sampleIndexes,
  sampleRows,
  sampleWeighted,
  sampleWeightedOf,
} from '../random/sample-rows.ts';
import { type StreamKey, streamKey } from '../random/stream.ts';
import { withNested } from '../schema/nested.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import { type Engine, entryOf } from './locale-engine.ts';
import { rowNumberPermutation } from './row-number.ts';

/** What the columns of an entity ask of it. */
interface EntityWishes {
  options: EntityOptions;
  fields: Set<FieldId>;
  distinctBy: Set<DistinctBy>;
}

interface ReadyEntity {
  readonly parts: PartsByName;
  /** Entries of the lists by which the entity can be distinct. */
  readonly entryCounts: ReadonlyMap<DistinctBy, number>;
}

export type Entities = (kind: EntityKind, number: number) => ReadyEntity;

/** The entities of a table's rows. Their columns' options decide each as a whole, whatever the columns' order. */
export function createEntities(
  engine: Engine,
  now: number,
  source: BatchSource,
  path: readonly (string | number)[],
  columns: readonly ColumnSchema[],
): Entities {
  const { stream, makeEntity, tables } = engine;
  const wishes = wishesOf(engine, columns);
  const made = new Map<string, ReadyEntity>();
  return (kind, number) => {
    const id = `${kind} ${number}`;
    const known = made.get(id);
    if (known) return known;
    const { options, fields: own, distinctBy } = wishes.get(id) ?? noWishes();
    const entryCounts = new Map<DistinctBy, number>();
    const entityKey = (name: string) => streamKey(...path, 'entity', kind, number, name);
    function sampled<T extends {}>(name: string, sample: (i: number) => T): Part<T> {
      const key = entityKey(name);
      const make = (rows: readonly number[]) => sampleRows(stream, key, rows, sample);
      return new Part(source, (rows) => stream.withSubstream(() => make(rows)));
    }
    function uniform(name: string, count: number): Part<number> {
      const key = entityKey(name);
      return new Part(source, (rows) => sampleIndexes(key, rows, count));
    }
    const parts = makeEntity(
      kind,
      {
        sampled,
        derived: (value) => new Part(source, (rows) => valuesOf(rows.length, value)),
        chosen(name, count, weights) {
          entryCounts.set(name, count);
          const key = entityKey(name);
          if (distinctBy.has(name)) return distinctIndexes(source, key, count);
          return weights
            ? new Part(source, (rows) => sampleWeighted(key, rows, weights))
            : uniform(name, count);
        },
        uniform,
        weighted(name, listAt) {
          const key = entityKey(name);
          return new Part(source, (rows) => sampleWeightedOf(key, rows, listAt));
        },
        listed: (index, list) => new Part(source, () => entriesAt(index.values(), list)),
        oneOf(name, index, lists) {
          const key = entityKey(name);
          return new Part(source, (rows) => sampleEntriesOf(key, rows, index.values(), lists));
        },
        fields: own,
        isDistinct: distinctBy.has('entry'),
        number: distinctBy.has('number') ? distinctNumbers(source, entityKey('number')) : undefined,
        now,
      },
      options,
      tables,
    );
    const entity = { parts, entryCounts };
    made.set(id, entity);
    return entity;
  };
}

/** Each row's own number as text. */
function distinctNumbers(source: BatchSource, key: StreamKey): Part<string> {
  const numberOf = rowNumberPermutation(key);
  return new Part(source, (rows) => rows.map((row) => numberText(numberOf(row))));
}

/** Indexes of a list's entries, each once before any comes again. */
function distinctIndexes(source: BatchSource, key: StreamKey, count: number): Part<number> {
  const permuted = createPermutation(key, count);
  return new Part(source, (rows) => rows.map((row) => permuted(row % count)));
}

function valuesOf<T>(count: number, value: (i: number) => T): T[] {
  const values = new Array<T>(count);
  for (let i = 0; i < count; i++) values[i] = value(i);
  return values;
}

const noWishes = (): EntityWishes => ({ options: {}, fields: new Set(), distinctBy: new Set() });

function wishesOf(engine: Engine, columns: readonly ColumnSchema[]): ReadonlyMap<string, EntityWishes> {
  const wishes = new Map<string, EntityWishes>();
  for (const { field, of, options, unique } of columns.flatMap(withNested)) {
    const { entity, options: infos = {} }: Field = fields[field];
    if (!entity) continue;
    const id = `${entity} ${of[entity] ?? 1}`;
    const wish = wishes.get(id) ?? noWishes();
    wishes.set(id, wish);
    wish.fields.add(field);
    const decisive = Object.entries(options).filter(([name]) => infos[name]?.ofEntity);
    wish.options = { ...wish.options, ...Object.fromEntries(decisive) };
    const { values: distinctBy } = entryOf(engine, field);
    if (unique && typeof distinctBy === 'string') wish.distinctBy.add(distinctBy);
  }
  return wishes;
}
