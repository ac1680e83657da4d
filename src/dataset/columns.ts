import type { Cell, ValueType } from '../catalogue/field.ts';
import { Part } from '../generators/entities/part.ts';
import type { Sampler } from '../generators/generator.ts';
import type { PatternProblem } from '../generators/pattern.ts';
import { sampleEntries, sampleRows } from '../random/sample-rows.ts';
import { type StreamKey, streamKey } from '../random/stream.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import { createEntities } from './entities.ts';
import { generatorOf } from './locale-engine.ts';
import type { ReadyColumn, Scope } from './scope.ts';

/** The cell of a pattern that yields no values. */
const INVALID_PATTERN = 'Invalid Pattern';

/** Makes columns ready, in their order. */
export function createColumns(scope: Scope): ReadonlyMap<string, ReadyColumn> {
  const { engine, now, path, columns, source } = scope;
  const entities =
    scope.entities ?? createEntities(engine, now, source, path, columns, scope.steps?.distinctParts);
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
    const finish = scope.steps?.finish(scope, column);
    const part = finish ? new Part(source, (rows) => finish(raw.values(), rows)) : raw;
    return { name: column.name, type: scope.columnType(column).type, problem, part };
  }

  function rawCells(column: ColumnSchema, refuse: (problem: PatternProblem) => Sampler): Part<Cell> {
    const { field, of, options } = column;
    const generator = generatorOf(engine, field);
    if (typeof generator === 'object' && 'madeByDataset' in generator) {
      const { steps } = scope;
      if (!steps) throw new RangeError(`The field “${field}” belongs to a document`);
      if (generator.madeByDataset === 'related') return steps.related(column);
      return steps.nested({ ...scope, entities, outer: { cell: cellsOf, typeOf } }, column);
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
    if (typeof generator === 'function') return sampledPart(column, generator(context));
    if ('list' in generator) {
      const list = generator.list(context);
      return ownPart(column, (rows, key) => sampleEntries(key, rows, list));
    }
    const entity = entities(generator.entity, of[generator.entity] ?? 1);
    if ('prepare' in generator) {
      return sampledPart(column, generator.prepare({ ...context, entity: entity.parts }));
    }
    const part = entity.parts[generator.part];
    if (!part) throw new RangeError(`A ${generator.entity} has no part “${generator.part}”`);
    return part;
  }

  function sampledPart(column: ColumnSchema, sample: Sampler): Part<Cell> {
    const { stream } = engine;
    return ownPart(column, (rows, key) => stream.withSubstream(() => sampleRows(stream, key, rows, sample)));
  }

  /** Cells from the column's own stream, unless no two rows may share one. */
  function ownPart(
    column: ColumnSchema,
    make: (rows: readonly number[], key: StreamKey) => readonly Cell[],
  ): Part<Cell> {
    const key = streamKey(...path, 'column', column.key);
    return new Part(source, scope.steps?.distinct(scope, column) ?? ((rows) => make(rows, key)));
  }

  return new Map(columns.map((column) => [column.name, readyColumn(column)]));
}
