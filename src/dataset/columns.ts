import type { Cell, ValueType } from '../catalogue/field.ts';
import { Part } from '../generators/entities/part.ts';
import type { FieldEntry } from '../generators/field-entry.ts';
import type { Sampler } from '../generators/generator.ts';
import { once, oncePer } from '../generators/once.ts';
import type { PatternProblem } from '../generators/pattern.ts';
import { mapped } from '../mapped.ts';
import { sampleEntries, sampleRows } from '../random/sample-rows.ts';
import { firstFraction, type StreamKey, streamKey } from '../random/stream.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import { type CasesCells, createCases } from './cases.ts';
import { type ChainCells, createChain, inWholeGroups, previousCell, totalCell } from './chained-columns.ts';
import { createEntities } from './entities.ts';
import { createFinish } from './finish.ts';
import { enginesOf, entryOf, type LocaleEngine, lackIn } from './locale-engine.ts';
import { createNested } from './nested.ts';
import type { ReadyColumn, Scope } from './scope.ts';
import { distinctCells } from './unique.ts';
import { createWholeGroups } from './whole-groups.ts';

/** Columns that read each other's cells of the row before. */
type Chain = readonly ColumnSchema[];

const noPattern = (): Sampler => () => null;

/** The cells of an invalid pattern. */
const INVALID_PATTERN = 'Invalid Pattern';

/** Creates the columns of a scope, in their order. */
export function createColumns(scope: Scope): ReadonlyMap<string, ReadyColumn> {
  const { engine, now, path, columns, source } = scope;
  const entitiesIn =
    scope.entitiesIn ?? oncePer((own: LocaleEngine) => createEntities(own, now, source, path, columns));
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

  const whole = once(() => {
    if (!scope.group) throw new RangeError('The rows of the table are not grouped');
    return createWholeGroups(source, scope.group);
  });
  const wholeGroups = () => whole()();
  const chains = scope.chainsOf({ columns });
  const chainCells = new Map<Chain, ChainCells>();

  /** The columns of a chain are computed together. */
  function cellsOfChain(chain: Chain): ChainCells {
    const known = chainCells.get(chain);
    if (known) return known;
    const made = createChain(
      source,
      chain.map(({ name }) => name),
      () =>
        chain.map((column) => ({
          name: column.name,
          cell: chainedCell(column, chain, made),
          finish: finishInChain(column, chain, made),
        })),
    );
    chainCells.set(chain, made);
    return made;
  }

  /** Computes single cells of a column of a chain. */
  function chainedCell(column: ColumnSchema, chain: Chain, cells: ChainCells): (i: number) => Cell {
    const context = (read: ColumnSchema, role: string, within = path) =>
      chainContext(read, chain, cells, role, within);
    if (column.field === 'cases') {
      return casesOf(column, context).cellAt;
    }
    const { generate } = entryOf(engine, column.field);
    const generated =
      typeof generate === 'function'
        ? generate({ ...context(column, 'value'), refuse: noPattern })
        : undefined;
    if (generated === undefined) throw new RangeError('No cells');
    if (typeof generated !== 'function' && generated.cellAt) return generated.cellAt;
    const key = streamKey(...path, 'column', column.key);
    const { stream } = engine;
    return (i) => {
      const row = [source.batch.numbers[i] ?? 0];
      if (typeof generated !== 'function') return generated.cells(key, row)[0] ?? null;
      return stream.withSubstream(() => sampleRows(stream, key, row, () => generated(i)))[0] ?? null;
    };
  }

  /** A single cell is finished at a time. */
  function finishInChain(column: ColumnSchema, chain: Chain, cells: ChainCells) {
    const isNull = nullCondition(column, chainContext(column, chain, cells, 'nullWhen'));
    return createFinish(scope, column, isNull && (() => isNull(cells.row())));
  }

  /** Computes a formula's cell alone. */
  function formulaCell(expression: string, context: ReturnType<typeof contextOf>): (i: number) => Cell {
    const { generate } = entryOf(engine, 'formula');
    const formula = { ...context, options: { expression }, refuse: noPattern };
    const made = typeof generate === 'function' ? generate(formula) : undefined;
    if (typeof made !== 'object' || !made.cellAt) throw new RangeError('No cells');
    return made.cellAt;
  }

  function chainContext(
    column: ColumnSchema,
    chain: Chain,
    { read, readBefore }: ChainCells,
    role = 'value',
    within = path,
  ) {
    const isMember = (name: string) => chain.some((member) => member.name === name);
    const cell = (name: string) => (isMember(name) ? read(name) : cellsOf(name));
    const before = (name: string) =>
      isMember(name) ? readBefore(name) : (i: number) => cellsOf(name)(i - 1);
    return {
      ...contextOf(column, role, within),
      cell,
      previous: (name: string) => previousCell(wholeGroups, before(name)),
      total: (name: string) => totalOf(name, cell(name)),
    };
  }

  function previousOf(name: string): (i: number) => Cell {
    const read = cellsOf(name);
    return previousCell(wholeGroups, (i) => read(i - 1));
  }

  function totalOf(name: string, read = cellsOf(name)): (i: number) => Cell {
    const column = byName.get(name);
    return totalCell(source, wholeGroups, read, (column && scope.decimalsOf(column)) ?? 0);
  }

  function makeColumn(column: ColumnSchema): ReadyColumn {
    const chain = chains.get(column);
    if (chain) {
      const part = cellsOfChain(chain).parts.get(column.name);
      if (!part) throw new RangeError('No cells');
      return {
        name: column.name,
        type: scope.columnType(column).type,
        problem: undefined,
        part: inWholeGroups(source, wholeGroups, part),
      };
    }
    let problem: PatternProblem | undefined;
    const refuse = (found: PatternProblem): Sampler => {
      problem = found;
      return () => INVALID_PATTERN;
    };
    const raw = rawCells(column, refuse);
    const finish = createFinish(scope, column, nullCondition(column, contextOf(column, 'nullWhen')));
    const own = finish ? new Part(source, (rows) => finish(raw.values(), rows)) : raw;
    const part = scope.readsGroup(column) ? inWholeGroups(source, wholeGroups, own) : own;
    return { name: column.name, type: scope.columnType(column).type, problem, part };
  }

  /** @param role names, with the path, the streams of the calls of `random()` in the column's formula */
  function contextOf(column: ColumnSchema, role: string, within = path, own: LocaleEngine = engine) {
    return {
      ...own.locale,
      stream: own.stream,
      tables: own.tables,
      now: scope.now,
      options: column.options,
      rowCount: scope.rowCount,
      group: scope.group,
      row: (i: number) => source.batch.numbers[i] ?? 0,
      cell: cellsOf,
      typeOf,
      previous: previousOf,
      total: (name: string) => totalOf(name),
      aggregate: scope.aggregate,
      typeOfAggregate: scope.typeOfAggregate,
      random: (call: number) => randomNumbers(within, column, role, call),
    };
  }

  /** Whether the column's `nullWhen` holds in a row of the batch. */
  function nullCondition({ nullWhen }: ColumnSchema, context: ReturnType<typeof contextOf>) {
    return nullWhen === undefined ? undefined : condition(nullWhen, context);
  }

  /** Whether a formula holds in a row of the batch; null does not hold. */
  function condition(expression: string, context: ReturnType<typeof contextOf>): (i: number) => boolean {
    const holds = formulaCell(expression, context);
    return (i) => holds(i) === true;
  }

  /** The scope of columns inside of the cells of another. */
  const innerScope: Scope = { ...scope, entitiesIn, outer: { cell: cellsOf, typeOf } };

  /** @param context of the formula of an alternative's condition; `within` and its key name the streams */
  function casesOf(
    column: ColumnSchema,
    context: (column: ColumnSchema, role: string, within: readonly string[]) => ReturnType<typeof contextOf>,
  ): CasesCells {
    return createCases(innerScope, column, createColumns, (within, alternative) =>
      condition(alternative.when, context(alternative, 'when', within)),
    );
  }

  function rawCells(column: ColumnSchema, refuse: (problem: PatternProblem) => Sampler): Part<Cell> {
    const { field } = column;
    const { generate } = entryOf(engine, field);
    if ('madeByDataset' in generate) {
      if (generate.madeByDataset !== 'nested') return scope.related(column);
      if (field === 'cases') return casesOf(column, contextOf).part;
      return createNested(innerScope, column, createColumns);
    }
    const engines = enginesOf(engine, column);
    const make = (own: LocaleEngine) => cellsIn(own, column, generate, refuse);
    return engines.length > 1 && scope.locales
      ? scope.locales.cells(engines, make)
      : make(engines[0] ?? engine);
  }

  /** The cells of a column in one locale. */
  function cellsIn(
    own: LocaleEngine,
    column: ColumnSchema,
    generate: Exclude<FieldEntry['generate'], { readonly madeByDataset: unknown }>,
    refuse: (problem: PatternProblem) => Sampler,
  ): Part<Cell> {
    if (lackIn(own, column.field) !== undefined)
      return new Part(source, (rows) => mapped(rows, (): Cell => null));
    const { of } = column;
    const context = { ...contextOf(column, 'value', path, own), refuse };
    const entities = entitiesIn(own);
    if (typeof generate === 'function') {
      const made = generate(context);
      return typeof made === 'function'
        ? sampledPart(column, made)
        : ownPart(column, (rows, key) => made.cells(key, rows));
    }
    if ('list' in generate) {
      const list = generate.list(context);
      return ownPart(column, (rows, key) => sampleEntries(own.stream, key, rows, list));
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
  function randomNumbers(
    within: readonly string[],
    column: ColumnSchema,
    role: string,
    call: number,
  ): (i: number) => number {
    const key = streamKey(...within, 'random', column.key, role, call);
    return (i) => firstFraction(key, source.batch.rows[i] ?? 0);
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
