import type { Cell, ValueType } from '../catalogue/field.ts';
import { compileFormula, parseFormula } from '../expression/formula.ts';
import { readsOfRow, typesOfRow } from '../expression/types.ts';
import { Part } from '../generators/entities/part.ts';
import type { Sampler } from '../generators/generator.ts';
import { once } from '../generators/once.ts';
import type { PatternProblem } from '../generators/pattern.ts';
import { sampleEntries, sampleRows } from '../random/sample-rows.ts';
import { firstFraction, type StreamKey, streamKey } from '../random/stream.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import { createEntities } from './entities.ts';
import { createFinish } from './finish.ts';
import { entryOf } from './locale-engine.ts';
import { createNested } from './nested.ts';
import type { ReadyColumn, Scope } from './scope.ts';
import { distinctCells } from './unique.ts';

/** The cells of an invalid pattern. */
const INVALID_PATTERN = 'Invalid Pattern';

/** Creates the columns of a scope, in their order. */
export function createColumns(scope: Scope): ReadonlyMap<string, ReadyColumn> {
  const { engine, now, path, columns, source } = scope;
  const entities = scope.entities ?? createEntities(engine, now, source, path, columns);
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
    const part = once(() => readyColumn(column).part);
    return (i) => part().at(i);
  }

  function makeColumn(column: ColumnSchema): ReadyColumn {
    let problem: PatternProblem | undefined;
    const refuse = (found: PatternProblem): Sampler => {
      problem = found;
      return () => INVALID_PATTERN;
    };
    const raw = rawCells(column, refuse);
    const finish = createFinish(scope, column, nullCondition(column));
    const part = finish ? new Part(source, (rows) => finish(raw.values(), rows)) : raw;
    return { name: column.name, type: scope.columnType(column).type, problem, part };
  }

  /** Whether the column's `nullWhen` holds in a row of the batch. */
  function nullCondition(column: ColumnSchema): ((i: number) => boolean) | undefined {
    return column.nullWhen === undefined ? undefined : condition(column, column.nullWhen, 'nullWhen');
  }

  /**
   * Whether a formula holds in a row of the batch; null does not hold.
   * @param role names the streams of the formula's calls of `random()`
   */
  function condition(column: ColumnSchema, expression: string, role: string): (i: number) => boolean {
    const formula = parseFormula(expression);
    if (!formula.ok) throw new TypeError(formula.error.message);
    const holds = compileFormula(formula.value, typesOfRow(typeOf), {
      ...readsOfRow(formula.value.columns.map(cellsOf), rowNumber),
      random: (call) => randomNumbers(column, role, call),
    });
    return (i) => holds(i) === true;
  }

  const rowNumber = (i: number) => source.batch.numbers[i] ?? 0;

  function rawCells(column: ColumnSchema, refuse: (problem: PatternProblem) => Sampler): Part<Cell> {
    const { field, of, options } = column;
    const { generate } = entryOf(engine, field);
    if ('madeByDataset' in generate) {
      if (generate.madeByDataset !== 'nested') return scope.related(column);
      const inner = { ...scope, entities, outer: { cell: cellsOf, typeOf } };
      return createNested(inner, column, createColumns);
    }
    const context = {
      ...engine,
      now: scope.now,
      options,
      rowCount: scope.rowCount,
      row: rowNumber,
      group: scope.group,
      cell: cellsOf,
      typeOf,
      random: (call: number) => randomNumbers(column, 'value', call),
      refuse,
    };
    if (typeof generate === 'function') {
      const made = generate(context);
      return typeof made === 'function'
        ? sampledPart(column, made)
        : ownPart(column, (rows, key) => made.cells(key, rows));
    }
    if ('list' in generate) {
      const list = generate.list(context);
      return ownPart(column, (rows, key) => sampleEntries(engine.stream, key, rows, list));
    }
    const entity = entities(generate.entity, of[generate.entity] ?? 1);
    if ('prepare' in generate) {
      const site = () => entities('site', of.site ?? 1).parts;
      const place = () => entities('place', of.place ?? 1).parts;
      const made = generate.prepare({ ...context, entity: entity.parts, site, place });
      return made instanceof Part ? distinctPart(column, made) : sampledPart(column, made);
    }
    const part = entity.parts[generate.part];
    if (!part) throw new RangeError(`A ${generate.entity} has no part “${generate.part}”`);
    return distinctPart(column, part);
  }

  /** The numbers of a call of `random()` in one of the column's formulas, which `role` names. */
  function randomNumbers(column: ColumnSchema, role: string, call: number): (i: number) => number {
    const key = streamKey(...path, 'random', column.key, role, call);
    return (i) => firstFraction(key, source.batch.numbers[i] ?? 0);
  }

  function sampledPart(column: ColumnSchema, sample: Sampler): Part<Cell> {
    const { stream } = engine;
    return ownPart(column, (rows, key) => stream.withSubstream(() => sampleRows(stream, key, rows, sample)));
  }

  /** Samples cells from the column's own random stream, or uses distinct cells if the column must be unique. */
  function ownPart(
    column: ColumnSchema,
    make: (rows: readonly number[], key: StreamKey) => readonly Cell[],
  ): Part<Cell> {
    const key = streamKey(...path, 'column', column.key);
    return new Part(source, distinctCells(scope, column) ?? ((rows) => make(rows, key)));
  }

  /** Uses a part of an entity, or distinct cells if the column must be unique and has countable values of its own. */
  function distinctPart(column: ColumnSchema, part: Part<Cell>): Part<Cell> {
    const distinct = distinctCells(scope, column);
    return distinct ? new Part(source, distinct) : part;
  }

  return new Map(columns.map((column) => [column.name, readyColumn(column)]));
}
