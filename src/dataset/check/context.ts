import type { Field } from '../../catalogue/field.ts';
import { fields } from '../../catalogue/fields.ts';
import { timeOf } from '../../expression/dates.ts';
import type { DistinctValues } from '../../generators/distinct-values.ts';
import { columnDecimals } from '../../schema/column-decimals.ts';
import type { ColumnOutcomes } from '../../schema/column-outcomes.ts';
import { type RowFacts, rowsOf } from '../../schema/field-numbers.ts';
import { groupingOf } from '../../schema/groups.ts';
import { withNested } from '../../schema/nested.ts';
import {
  type Fix,
  type PatchOperation,
  type Path,
  type ProblemCode,
  pointerOf,
} from '../../schema/problem.ts';
import type { Problems } from '../../schema/problems.ts';
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts';
import type { ColumnTypes } from '../../schema/value-types.ts';
import { type Engine, enginesOf, type LocaleLack, lacksIn } from '../locale-engine.ts';
import { type DocumentEngine, tableEngines } from '../table-engines.ts';
import { finishedValues } from '../values.ts';
import { CellLengths } from './cell-lengths.ts';

/** The most values per document whose final text is computed one by one. Takes about a second. */
const FINISHED_MAX = 1_000_000;

/** What the checks of one document share. */
export class CheckContext {
  readonly problems: Problems;
  readonly engine: DocumentEngine;
  readonly schema: Schema;
  readonly types: ColumnTypes;
  readonly outcomes: ColumnOutcomes;
  readonly now: number;
  readonly lengths: CellLengths;
  readonly engineOfTable: (table: TableSchema) => Engine;
  #tableOfColumn: ReadonlyMap<ColumnSchema, TableSchema> | undefined;
  readonly #paths: ReadonlyMap<object, Path>;
  readonly #faulty: Set<object>;
  readonly #unread: ReadonlyMap<object, ReadonlySet<string>>;
  readonly #tables: ReadonlyMap<string, TableSchema>;
  readonly #columns: ReadonlyMap<TableSchema, ReadonlyMap<string, ColumnSchema>>;
  readonly #counted = new Map<string, DistinctValues>();
  readonly #finished = new Map<ColumnSchema, DistinctValues>();
  readonly #groupings = new Map<TableSchema, ColumnSchema | undefined>();
  readonly #rowFacts = new Map<TableSchema, RowFacts>();
  readonly #deciding = new Map<TableSchema, ReadonlyMap<string, readonly ColumnSchema[]>>();
  #decimalsOf: ((column: ColumnSchema) => number | undefined) | undefined;
  #finishedCount = 0;

  constructor(given: {
    readonly problems: Problems;
    readonly engine: DocumentEngine;
    readonly schema: Schema;
    readonly types: ColumnTypes;
    readonly outcomes: ColumnOutcomes;
    readonly paths: ReadonlyMap<object, Path>;
    readonly faulty: ReadonlySet<object>;
    readonly unread: ReadonlyMap<object, ReadonlySet<string>>;
  }) {
    this.problems = given.problems;
    this.engine = given.engine;
    this.schema = given.schema;
    this.types = given.types;
    this.outcomes = given.outcomes;
    this.now = timeOf(given.schema.now);
    this.engineOfTable = tableEngines(given.engine, given.schema);
    this.lengths = new CellLengths(this);
    this.#paths = given.paths;
    this.#faulty = new Set(given.faulty);
    this.#unread = given.unread;
    const { tables } = given.schema;
    this.#tables = new Map(tables.map((table) => [table.name, table]));
    this.#columns = new Map(
      tables.map((table) => [table, new Map(table.columns.map((column) => [column.name, column]))]),
    );
  }

  add(path: Path, code: ProblemCode, message: string, fix?: Fix): void {
    this.problems.add(fix ? { path, code, message, fix } : { path, code, message });
  }

  /** The document path of a table, column or foreign key. */
  pathOf(read: object): Path {
    return this.#paths.get(read) ?? [];
  }

  /** Whether it contains a problem already. Then further checks skip it. */
  isFaulty(read: object): boolean {
    return this.#faulty.has(read);
  }

  /** Whether the column's type is unknown because of a problem that is reported elsewhere. */
  isUnknown(column: ColumnSchema | undefined): boolean {
    return column !== undefined && this.types.get(column)?.isUnknown === true;
  }

  /** The most digits after the decimal point of a column's numbers. Undefined if they are not known. */
  decimalsOf(column: ColumnSchema): number | undefined {
    this.#decimalsOf ??= columnDecimals(this.schema, this.types);
    return this.#decimalsOf(column);
  }

  /** `groupingOf` a table, which walks all of its columns: once, because each of them can ask. */
  groupingOf(table: TableSchema): ColumnSchema | undefined {
    if (!this.#groupings.has(table)) this.#groupings.set(table, groupingOf(table));
    return this.#groupings.get(table);
  }

  /** The facts about a table's rows, among them its greatest group. Worked out once. */
  rowsOf(table: TableSchema): RowFacts {
    const before = this.#rowFacts.get(table);
    if (before) return before;
    const facts = rowsOf(table);
    this.#rowFacts.set(table, facts);
    return facts;
  }

  /** The engine of the rows that have a column, or of the document for a column that is not in it. */
  engineOf(column: ColumnSchema): Engine {
    this.#tableOfColumn ??= new Map(
      this.schema.tables.flatMap((table) =>
        table.columns.flatMap(withNested).map((own) => [own, table] as const),
      ),
    );
    const table = this.#tableOfColumn.get(column);
    return table ? this.engineOfTable(table) : this.engine;
  }

  /** The locales in whose rows a column has no cells, and why. */
  lacksOf(column: ColumnSchema): readonly LocaleLack[] {
    return lacksIn(this.engineOf(column), column);
  }

  canBeNull(column: ColumnSchema): boolean {
    return this.outcomes.of(column).canBeNull;
  }

  addFaulty(read: object): void {
    this.#faulty.add(read);
  }

  /** Whether the table has a column of this name that could not be read. */
  isUnread(table: TableSchema, column: string): boolean {
    return this.#unread.get(table)?.has(column) === true;
  }

  /** A column's own values, counted once for all columns with the same field, options and number of rows. */
  countOnce(column: ColumnSchema, rows: number, count: () => DistinctValues): DistinctValues {
    const { field, options } = column;
    const locales = enginesOf(this.engineOf(column), column).map(({ locale }) => locale.name);
    const key = JSON.stringify([field, options, rows, locales]);
    const known = this.#counted.get(key) ?? count();
    this.#counted.set(key, known);
    return known;
  }

  /** A column's distinct values as its cells show them. */
  finishedValues(column: ColumnSchema, rows: number): DistinctValues {
    const known = this.#finished.get(column);
    if (known) return known;
    const made = finishedValues(this.engineOf(column), { now: this.now, rowCount: rows }, column, (count) =>
      this.takeFinished(count),
    );
    this.#finished.set(column, made);
    return made;
  }

  /** Adds to the number of values that are computed one by one. Returns false if that exceeds the limit. */
  takeFinished(count: number): boolean {
    this.#finishedCount += count;
    return this.#finishedCount <= FINISHED_MAX;
  }

  /** The column, followed by the columns of its table whose options decide the same entity. */
  entityColumns(table: TableSchema, column: ColumnSchema): readonly ColumnSchema[] {
    const deciding = this.#deciding.get(table) ?? decidingColumns(table);
    this.#deciding.set(table, deciding);
    return [column, ...(deciding.get(entityOf(column) ?? '') ?? []).filter((other) => other !== column)];
  }

  get tables(): ReadonlyMap<string, TableSchema> {
    return this.#tables;
  }

  table(name: string): TableSchema | undefined {
    return this.#tables.get(name);
  }

  column(table: TableSchema, name: string): ColumnSchema | undefined {
    return this.#columns.get(table)?.get(name);
  }

  columnsOf(table: TableSchema): ReadonlyMap<string, ColumnSchema> {
    return this.#columns.get(table) ?? new Map();
  }
}

function entityOf({ field, of }: ColumnSchema): string | undefined {
  const { entity }: Field = fields[field];
  return entity && `${entity} ${of[entity] ?? 1}`;
}

/** For each entity, the columns whose options decide it: the first one that sets each option. */
function decidingColumns({ columns }: TableSchema): ReadonlyMap<string, readonly ColumnSchema[]> {
  const deciding = new Map<string, ColumnSchema[]>();
  const decided = new Set<string>();
  for (const column of columns) {
    const entity = entityOf(column);
    const { options: infos = {} }: Field = fields[column.field];
    for (const name of Object.keys(column.options)) {
      if (entity === undefined || !infos[name]?.ofEntity || decided.has(`${entity} ${name}`)) continue;
      decided.add(`${entity} ${name}`);
      deciding.set(entity, [...(deciding.get(entity) ?? []), column]);
    }
  }
  return deciding;
}

/** A fix that adds or replaces a property, or removes it if `value` is undefined. */
export function setTo(text: string, path: Path, value: PatchOperation['value']): Fix {
  return {
    text,
    patch: [
      value === undefined
        ? { op: 'remove', path: pointerOf(path) }
        : { op: 'add', path: pointerOf(path), value },
    ],
  };
}

export function removal(text: string, path: Path): Fix {
  return { text, patch: [{ op: 'remove', path: pointerOf(path) }] };
}

/** Formats a number with thousands separators. */
export function count(value: number | bigint): string {
  return value.toLocaleString('en-US');
}
