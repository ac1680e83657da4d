import type { Cell } from '../catalogue/field.ts';
import { timeOf } from '../expression/dates.ts';
import { type BatchSource, Part, RowBatch } from '../generators/entities/part.ts';
import { childrenOf } from '../schema/children.ts';
import type { EvaluationOrder } from '../schema/dependencies.ts';
import { firstOfForeignKey } from '../schema/foreign-keys.ts';
import type { NumericType } from '../schema/numeric-types.ts';
import type { ColumnType } from '../schema/option-types.ts';
import type { ColumnSchema, ForeignKey, Schema, TableSchema } from '../schema/schema.ts';
import { createColumns } from './columns.ts';
import { distinctParts } from './distinct-parts.ts';
import { createFinish } from './finish.ts';
import { keyDigits } from './keys.ts';
import type { Engine } from './locale-engine.ts';
import { createNested } from './nested.ts';
import { type Parents, type ParentTable, parentCells, parentRowSampler, parentsOf } from './relations.ts';
import { columnOf, createTableRows, type Table } from './table.ts';
import { distinctCells } from './unique.ts';
import { finishedValues } from './values.ts';

/** What follows from a schema as a whole. */
export interface SchemaAnalysis {
  readonly typeOf: (column: ColumnSchema) => ColumnType;
  readonly canBeNull: (column: ColumnSchema) => boolean;
  readonly numericOf: (column: ColumnSchema) => NumericType | undefined;
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
  const now = timeOf(schema.now);
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

  const digits = keyDigits(path, table, {
    tableNamed: (name) => schema.tables.find((other) => other.name === name),
    valuesOf: (column, rows) => finishedValues(engine, { now, rowCount: rows }, column),
  });
  const columns = createColumns({
    engine,
    path,
    now,
    rowCount: table.rows,
    columns: table.columns,
    source,
    columnType: analysis.typeOf,
    digits,
    steps: {
      finish: createFinish,
      distinct: distinctCells,
      distinctParts,
      related: relatedPart,
      nested: createNested,
    },
  });

  const rows = createTableRows(engine, now, source, columns, order);
  return {
    name: table.name,
    columns: table.columns.map((column) => columnOf(table, column, columns.get(column.name), analysis)),
    primaryKey: table.primaryKey,
    uniqueKeys: table.unique.filter((names) => names.length > 1),
    foreignKeys: foreignKeysOf(table),
    rowCount: table.rows,
    ...rows,
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
