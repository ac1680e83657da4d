import type { Field } from '../../catalogue/field.ts';
import { fields } from '../../catalogue/fields.ts';
import { timeOf } from '../../expression/dates.ts';
import type { Values } from '../../generators/values/values.ts';
import type { ColumnOutcomes } from '../../schema/column-outcomes.ts';
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
import type { Engine } from '../locale-engine.ts';
import { finishedValues } from '../values.ts';
import { CellLengths } from './cell-lengths.ts';

/** Values of a document that are finished one by one, in all: a second's work. */
const FINISHED_MAX = 1_000_000;

/** What the checks of a document share. */
export class CheckContext {
  readonly problems: Problems;
  readonly engine: Engine;
  readonly schema: Schema;
  readonly types: ColumnTypes;
  readonly outcomes: ColumnOutcomes;
  readonly now: number;
  readonly lengths: CellLengths;
  readonly #paths: ReadonlyMap<object, Path>;
  readonly #faulty: Set<object>;
  readonly #unread: ReadonlyMap<object, ReadonlySet<string>>;
  readonly #tables: ReadonlyMap<string, TableSchema>;
  readonly #columns: ReadonlyMap<TableSchema, ReadonlyMap<string, ColumnSchema>>;
  readonly #counted = new Map<string, Values>();
  readonly #finished = new Map<ColumnSchema, Values>();
  readonly #deciding = new Map<TableSchema, ReadonlyMap<string, readonly ColumnSchema[]>>();
  #finishedCount = 0;

  constructor(given: {
    readonly problems: Problems;
    readonly engine: Engine;
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

  /** The path of something that was read. */
  pathOf(read: object): Path {
    return this.#paths.get(read) ?? [];
  }

  /** Whether something is wrong within it already, such that nothing more can be said of it. */
  isFaulty(read: object): boolean {
    return this.#faulty.has(read);
  }

  /** Whether no type can be known of a column, because of something that is said elsewhere. */
  isUnknown(column: ColumnSchema | undefined): boolean {
    return column !== undefined && this.types.get(column)?.isUnknown === true;
  }

  canBeNull(column: ColumnSchema): boolean {
    return this.outcomes.of(column).canBeNull;
  }

  addFaulty(read: object): void {
    this.#faulty.add(read);
  }

  /** Whether a table has a column of this name that could not be read. */
  isUnread(table: TableSchema, column: string): boolean {
    return this.#unread.get(table)?.has(column) === true;
  }

  /** A column's own values, counted once for all columns of its field and options in tables of as many rows. */
  countOnce({ field, options }: ColumnSchema, rows: number, count: () => Values): Values {
    const key = JSON.stringify([field, options, rows]);
    const known = this.#counted.get(key) ?? count();
    this.#counted.set(key, known);
    return known;
  }

  /** A column's values as its cells show them. */
  finishedValues(column: ColumnSchema, rows: number): Values {
    const known = this.#finished.get(column);
    if (known) return known;
    const made = finishedValues(this.engine, { now: this.now, rowCount: rows }, column, (count) =>
      this.takeFinished(count),
    );
    this.#finished.set(column, made);
    return made;
  }

  /** Whether so many values more can be finished. */
  takeFinished(count: number): boolean {
    this.#finishedCount += count;
    return this.#finishedCount <= FINISHED_MAX;
  }

  /** A column, and those of its table whose options decide its entity too. */
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

/** The columns that decide an entity, by entity: one for each option, as they agree. */
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

/** A fix that sets a property, whether it is there or not. */
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

/** A number with its thousands apart. */
export function count(value: number | bigint): string {
  return value.toLocaleString('en-US');
}
