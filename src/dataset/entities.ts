import type { EntityKind } from '../catalogue/entities.ts';
import type { Field } from '../catalogue/field.ts';
import { type FieldId, fields } from '../catalogue/fields.ts';
import type { PartsByName } from '../generators/entities/entities.ts';
import {
  type BatchSource,
  type DistinctBy,
  type EntityOptions,
  type MaybeLazy,
  Part,
} from '../generators/entities/part.ts';
import { numberText } from '../generators/number-text.ts';
import { once } from '../generators/once.ts';
import { mapped } from '../mapped.ts';
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
import { entryOf, type LocaleEngine } from './locale-engine.ts';
import { rowNumberPermutation } from './row-number.ts';

/** The requirements of an entity's columns. */
interface EntityRequirements {
  options: EntityOptions;
  fields: Set<FieldId>;
  distinctBy: Set<DistinctBy>;
}

export interface ReadyEntity {
  readonly parts: PartsByName;
  /** For each list whose entries can make the entity distinct, the number of entries. */
  readonly entryCounts: ReadonlyMap<DistinctBy, number>;
  /** The places of its parts in each batch: from the first to below the second. */
  readonly slots: readonly [from: number, to: number];
}

export type Entities = (kind: EntityKind, number: number) => ReadyEntity;

/** Creates the entities of a table's rows. The options of all their columns decide an entity together, in any order. */
export function createEntities(
  engine: LocaleEngine,
  now: number,
  source: BatchSource,
  path: readonly (string | number)[],
  columns: readonly ColumnSchema[],
): Entities {
  const { stream, makeEntity, tables } = engine;
  const requirements = requirementsOf(engine, columns);
  const made = new Map<string, ReadyEntity>();
  return (kind, number) => {
    const id = `${kind} ${number}`;
    const known = made.get(id);
    if (known) return known;
    const { options, fields: own, distinctBy } = requirements.get(id) ?? noRequirements();
    const entryCounts = new Map<DistinctBy, number>();
    const entityKey = (name: string) => streamKey(...path, 'entity', kind, number, name);
    function sampled<T extends {}>(name: string, sample: (i: number) => T): Part<T> {
      const key = entityKey(name);
      const make = (rows: readonly number[]) => sampleRows(stream, key, rows, sample);
      return new Part(source, (rows) => stream.withSubstream(() => make(rows)));
    }
    function uniform(name: string, count: number): Part<number> {
      const key = entityKey(name);
      return new Part(source, (rows) => sampleIndexes(stream, key, rows, count));
    }
    const rowNumber = distinctBy.has('number') ? distinctNumbers(source, entityKey('number')) : undefined;
    const { slots } = source;
    const parts = makeEntity(
      kind,
      {
        sampled,
        derived: (value) => new Part(source, (rows) => valuesOf(rows.length, value)),
        computed: (values) => new Part(source, values),
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
        drawn(name, draw) {
          const key = entityKey(name);
          return new Part(source, (rows) => draw(key, rows));
        },
        listed(index, list) {
          const entries = listFrom(list);
          return new Part(source, () => entriesAt(index.values(), entries()));
        },
        oneOf(name, index, lists) {
          const key = entityKey(name);
          const all = listFrom(lists);
          return new Part(source, (rows) => sampleEntriesOf(stream, key, rows, index.values(), all()));
        },
        fields: own,
        isDistinct: distinctBy.has('entry'),
        number: rowNumber,
        now,
      },
      options,
      tables,
    );
    const entity = { parts, entryCounts, slots: [slots, source.slots] } as const;
    made.set(id, entity);
    return entity;
  };
}

function listFrom<List extends object>(list: MaybeLazy<List>): () => List {
  return typeof list === 'function' ? once(list) : () => list;
}

/** The row's own number as text. */
function distinctNumbers(source: BatchSource, key: StreamKey): Part<string> {
  const numberOf = rowNumberPermutation(key);
  return new Part(source, (rows) => mapped(rows, (row) => numberText(numberOf(row))));
}

/** Indexes of a list's entries. Every entry occurs once before any repeats. */
function distinctIndexes(source: BatchSource, key: StreamKey, count: number): Part<number> {
  const permuted = createPermutation(key, count);
  return new Part(source, (rows) => mapped(rows, (row) => permuted(row % count)));
}

function valuesOf<T>(count: number, value: (i: number) => T): T[] {
  const values = new Array<T>(count);
  for (let i = 0; i < count; i++) values[i] = value(i);
  return values;
}

const noRequirements = (): EntityRequirements => ({ options: {}, fields: new Set(), distinctBy: new Set() });

function requirementsOf(
  engine: LocaleEngine,
  columns: readonly ColumnSchema[],
): ReadonlyMap<string, EntityRequirements> {
  const requirements = new Map<string, EntityRequirements>();
  for (const { field, of, options, unique } of columns.flatMap(withNested)) {
    const { entity, options: infos = {} }: Field = fields[field];
    if (!entity) continue;
    const id = `${entity} ${of[entity] ?? 1}`;
    const requirement = requirements.get(id) ?? noRequirements();
    requirements.set(id, requirement);
    requirement.fields.add(field);
    const decisive = Object.entries(options).filter(([name]) => infos[name]?.ofEntity);
    requirement.options = { ...requirement.options, ...Object.fromEntries(decisive) };
    const { values: distinctBy } = entryOf(engine, field);
    if (unique && typeof distinctBy === 'string') requirement.distinctBy.add(distinctBy);
  }
  return requirements;
}
