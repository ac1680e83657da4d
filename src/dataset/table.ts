import type { Cell, ValueType } from '../catalogue/field.ts';
import { type BatchSource, Part, RowBatch } from '../generators/entities/part.ts';
import type { PatternProblem } from '../generators/pattern.ts';
import { childrenOf } from '../schema/children.ts';
import type { EvaluationOrder } from '../schema/dependencies.ts';
import { firstOfForeignKey } from '../schema/foreign-keys.ts';
import type { ColumnType } from '../schema/option-types.ts';
import type { ColumnSchema, ForeignKey, Schema, TableSchema } from '../schema/schema.ts';
import { createColumns } from './columns.ts';
import { countForKey, keyDigits } from './keys.ts';
import type { Engine } from './locale-engine.ts';
import { createNested } from './nested.ts';
import { type Parents, type ParentTable, parentCells, parentRowSampler, parentsOf } from './relations.ts';
import type { ReadyColumn } from './scope.ts';

/** Rows of a table, column by column in the order of the table's columns. */
export interface Batch {
  readonly columns: readonly (readonly Cell[])[];
  readonly rowCount: number;
}

/** A column as a format needs to know it. */
export interface Column {
  readonly name: string;
  readonly type: ValueType;
  /** Why its cells read `Invalid Pattern`, if they do. */
  readonly problem: PatternProblem | undefined;
  readonly nullable: boolean;
  /** By itself, and not already as the primary key or a key of one column. */
  readonly unique: boolean;
  /** Its type in SQL, where the document names one. */
  readonly sqlType: string | undefined;
  /** In characters, of a text. */
  readonly maxLength: number | undefined;
  /** Digits after the point, of a decimal whose field says so. */
  readonly decimals: number | undefined;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Names of columns; none where there is no primary key. */
  readonly primaryKey: readonly string[];
  /** Those of the document, of one column or of several. */
  readonly uniqueKeys: readonly (readonly string[])[];
  /** Those of the document, and one for each other column that refers to a table. */
  readonly foreignKeys: readonly ForeignKey[];
  readonly rowCount: number;
  /** Rows `from` to below `to`, counted from 0. The same rows, however they are asked for. */
  read(from: number, to: number): Batch;
}

function rowsFrom(from: number, count: number): readonly number[] {
  const rows = new Array<number>(count);
  for (let i = 0; i < count; i++) rows[i] = from + i;
  return rows;
}

/** What follows from a schema as a whole. */
export interface SchemaAnalysis {
  readonly typeOf: (column: ColumnSchema) => ColumnType;
  readonly canBeNull: (column: ColumnSchema) => boolean;
  readonly orderOf: (table: TableSchema) => EvaluationOrder;
}

/** What a table needs to know of the schema that it is in. */
export interface TableSurroundings {
  readonly schema: Schema;
  readonly analysis: SchemaAnalysis;
  /** Any table of the schema: they may refer to each other. */
  readonly tableNamed: (name: string) => (Table & ParentTable) | undefined;
}

/** A table of a schema that was found good. */
export function createTable(
  engine: Engine,
  { schema, analysis, tableNamed }: TableSurroundings,
  table: TableSchema,
): Table & ParentTable {
  const now = Date.parse(schema.now);
  const path = [schema.seed, table.key];
  const source: BatchSource = { batch: new RowBatch([]) };
  const schemaOf = new Map(table.columns.map((column) => [column.name, column]));
  const parentsByReference = new Map<string, () => Parents>();
  const order = analysis.orderOf(table);

  function parentTable({ options }: ColumnSchema): ParentTable {
    const parent = tableNamed(String(options.table));
    if (!parent) throw new RangeError(`There is no table “${options.table}”`);
    return parent;
  }

  /** The rows that the batch's rows refer to by a reference; columns of one foreign key refer to the same. */
  function parentsBy(column: ColumnSchema): () => Parents {
    const first = firstOfForeignKey(table, column);
    const known = parentsByReference.get(first.name);
    if (known) return known;
    let sampler: ((row: number) => number) | undefined;
    const maker = {};
    const made = () =>
      source.batch.once(maker, (rows) => {
        sampler ??= samplerOf(first);
        const rowOf = sampler;
        return parentsOf(engine.stream.withSubstream(() => rows.map(rowOf)));
      });
    parentsByReference.set(first.name, made);
    return made;
  }

  function samplerOf(column: ColumnSchema): (row: number) => number {
    const isSelf = column.options.table === table.name;
    const { rowCount } = parentTable(column);
    const digit = digits(column);
    if (digit && !isSelf) return digit;
    return parentRowSampler(engine, path, column, childrenOf(column), rowCount, isSelf);
  }

  function relatedPart(column: ColumnSchema): Part<Cell> {
    if (column.field === 'reference') {
      const parents = parentsBy(column);
      return new Part(source, () =>
        parentCells(parents(), parentTable(column), String(column.options.column)),
      );
    }
    const via = schemaOf.get(String(column.options.via));
    if (!via) throw new RangeError(`There is no column “${column.options.via}”`);
    const parents = parentsBy(via);
    return new Part(source, () => {
      const cells = parentCells(parents(), parentTable(via), String(column.options.column));
      const references = columns.get(via.name)?.part.values() ?? [];
      return cells.map((cell, i) => (references[i] === null ? null : cell));
    });
  }

  const countOf = (column: ColumnSchema) =>
    countForKey(engine, now, table, column, (name) => tableNamed(name)?.rowCount ?? 0);
  const digits = keyDigits(path, table, countOf);
  const columns = createColumns({
    engine,
    path,
    now,
    rowCount: table.rows,
    columns: table.columns,
    source,
    columnType: analysis.typeOf,
    makeRelated: relatedPart,
    makeNested: createNested,
    digits,
  });

  /** Makes columns of a batch, those that they need first: however long a chain is, none waits for another. */
  function evaluate<T>(batch: RowBatch, needed: readonly string[], read: () => T): T {
    const before = source.batch;
    source.batch = batch;
    try {
      for (const name of needed) columns.get(name)?.part.values();
      return read();
    } finally {
      source.batch = before;
    }
  }

  return {
    name: table.name,
    columns: table.columns.map((column) =>
      columnOf(table, column, columns.get(column.name), analysis.canBeNull(column)),
    ),
    primaryKey: table.primaryKey,
    uniqueKeys: table.unique,
    foreignKeys: foreignKeysOf(table),
    rowCount: table.rows,
    read(from, to) {
      engine.faker.setDefaultRefDate(now);
      const rowCount = Math.max(0, to - from);
      return evaluate(new RowBatch(rowsFrom(from, rowCount)), order.all, () => ({
        rowCount,
        columns: [...columns.values()].map(({ part }) => part.values()),
      }));
    },
    cellsOf(batch, name) {
      return evaluate(batch, order.of(name), () => columns.get(name)?.part.values() ?? []);
    },
  };
}

function columnOf(
  { primaryKey }: TableSchema,
  column: ColumnSchema,
  ready: ReadyColumn | undefined,
  canBeNull: boolean,
): Column {
  const { name, nullable = canBeNull, type: sqlType, maxLength, options } = column;
  return {
    name,
    type: ready?.type ?? 'text',
    problem: ready?.problem,
    nullable,
    // A primary key says so itself.
    unique: column.unique && !(primaryKey.length === 1 && primaryKey[0] === name),
    sqlType,
    maxLength,
    decimals: typeof options.decimals === 'number' ? options.decimals : undefined,
  };
}

function foreignKeysOf({ columns, foreignKeys }: TableSchema): readonly ForeignKey[] {
  const own = columns.filter(
    ({ name, field }) => field === 'reference' && !foreignKeys.some((key) => key.columns.includes(name)),
  );
  return [
    ...foreignKeys,
    ...own.map(({ name, options }) => ({
      columns: [name],
      table: String(options.table),
      references: [String(options.column)],
    })),
  ];
}
