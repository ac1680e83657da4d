import type { Faker } from '@faker-js/faker';
import type { Cell, ValueType } from '../catalogue/field.ts';
import type { EntityFactory } from '../generators/entities/entities.ts';
import { type BatchSource, Part } from '../generators/entities/part.ts';
import type { ColumnContext, Generator, PreparedColumn, Sampler } from '../generators/generator.ts';
import { generators } from '../generators/generators.ts';
import type { PatternProblem } from '../generators/pattern.ts';
import { sampleIndexedRows, sampleRows } from '../random/sample-rows.ts';
import { type RandomStream, streamKey } from '../random/stream.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import type { ColumnType } from '../schema/value-types.ts';
import { createEntities, type Entities } from './entities.ts';
import { createFinish } from './finish.ts';
import { createNested } from './nested.ts';
import { distinctCells } from './unique.ts';

/** The cell of a pattern that yields no values. */
const INVALID_PATTERN = 'Invalid Pattern';

/** What all tables of a locale share. */
export interface Engine {
  readonly faker: Faker;
  readonly stream: RandomStream;
  readonly makeEntity: EntityFactory;
}

/** A column that gives its cells for any batch of its table. */
export interface ReadyColumn {
  readonly name: string;
  readonly type: ValueType;
  /** Why its cells read `Invalid Pattern`, if they do. */
  readonly problem: PatternProblem | undefined;
  readonly part: Part<Cell>;
}

/** What columns are made in: a table, an object within a cell, the items of an array. */
export interface Scope {
  readonly engine: Engine;
  /** Names the random streams: the seed, the table's key, and the keys of the columns that hold these. */
  readonly path: readonly string[];
  readonly now: number;
  readonly columns: readonly ColumnSchema[];
  readonly source: BatchSource;
  readonly columnType: (column: ColumnSchema) => ColumnType;
  readonly rowCount: number;
  /** Of the table that holds the columns; their own where it is absent. */
  readonly entities?: Entities | undefined;
  /** The columns of the row that holds these, which they can read too. */
  readonly outer?: Pick<ColumnContext<object>, 'cell' | 'typeOf'> | undefined;
  /** The number of the value that a column has in a row for a key of several columns; undefined for any other column. */
  readonly digits?: ((column: ColumnSchema) => ((row: number) => number) | undefined) | undefined;
  /** Cells of a field that the table makes itself. */
  readonly makeRelated: (column: ColumnSchema) => Part<Cell>;
}

/** Makes columns ready, in their order. */
export function createColumns(scope: Scope): ReadonlyMap<string, ReadyColumn> {
  const { engine, path, columns, source } = scope;
  const entities = scope.entities ?? createEntities(engine, source, path, columns);
  const byName = new Map(columns.map((column) => [column.name, column]));
  const ready = new Map<string, ReadyColumn>();

  function readyColumn(column: ColumnSchema): ReadyColumn {
    const known = ready.get(column.name);
    if (known) return known;
    const made = makeColumn(column);
    ready.set(column.name, made);
    return made;
  }

  function typeOf(name: string): ValueType | undefined {
    const column = byName.get(name);
    return column ? scope.columnType(column).type : scope.outer?.typeOf(name);
  }

  function cellsOf(name: string): (i: number) => Cell {
    const column = byName.get(name);
    if (!column) {
      if (scope.outer) return scope.outer.cell(name);
      throw new RangeError(`There is no column “${name}”`);
    }
    let part: Part<Cell> | undefined;
    return (i) => {
      part ??= readyColumn(column).part;
      return part.at(i);
    };
  }

  function makeColumn(column: ColumnSchema): ReadyColumn {
    let problem: PatternProblem | undefined;
    const refuse = (found: PatternProblem): Sampler => {
      problem = found;
      return () => INVALID_PATTERN;
    };
    const raw = rawCells(column, refuse);
    const finish = createFinish(scope, column);
    const part = finish ? new Part(source, (rows) => finish(raw.values(), rows)) : raw;
    return { name: column.name, type: scope.columnType(column).type, problem, part };
  }

  function rawCells(column: ColumnSchema, refuse: (problem: PatternProblem) => Sampler): Part<Cell> {
    const { field, of, options } = column;
    const generator: Generator = generators[field];
    if (typeof generator === 'object' && 'madeByDataset' in generator) {
      if (generator.madeByDataset === 'related') return scope.makeRelated(column);
      return createNested({ ...scope, entities, outer: { cell: cellsOf, typeOf } }, column);
    }
    const context = {
      ...engine,
      now: scope.now,
      options,
      rowCount: scope.rowCount,
      row: (i: number) => source.batch.numbers[i] ?? 0,
      cell: cellsOf,
      typeOf,
      refuse,
    };
    if (typeof generator === 'function') {
      return sampledPart(column, generator(context));
    }
    const entity = entities(generator.entity, of[generator.entity] ?? 1);
    if ('prepare' in generator)
      return sampledPart(column, generator.prepare({ ...context, entity: entity.parts }));
    const part = entity.parts[generator.part];
    if (!part) throw new RangeError(`A ${generator.entity} has no part “${generator.part}”`);
    return part;
  }

  function sampledPart(column: ColumnSchema, prepared: Sampler | PreparedColumn): Part<Cell> {
    const { stream } = engine;
    const ownKey = streamKey(...path, 'column', column.key);
    const distinct = distinctCells(scope, column, prepared);
    if (distinct) return new Part(source, distinct);
    if (typeof prepared === 'function') {
      return new Part(source, (rows) =>
        stream.withSubstream(() => sampleRows(stream, ownKey, rows, prepared)),
      );
    }
    const { sample } = prepared;
    return new Part(source, (rows) =>
      stream.withSubstream(() => sampleIndexedRows(stream, ownKey, rows, sample)),
    );
  }

  return new Map(columns.map((column) => [column.name, readyColumn(column)]));
}
