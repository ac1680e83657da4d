import type { Cell } from '../catalogue/field.ts';
import { anyCharacters, type CharacterSet } from '../expression/character-set.ts';
import { timeOf } from '../expression/dates.ts';
import { BatchSource, Part } from '../generators/entities/part.ts';
import { once } from '../generators/once.ts';
import { mapped } from '../mapped.ts';
import { childrenOf } from '../schema/children.ts';
import { firstOfForeignKey } from '../schema/foreign-keys.ts';
import type { ColumnSchema, ForeignKey, Schema, TableSchema } from '../schema/schema.ts';
import type { SchemaAnalysis } from './analysis.ts';
import { cellLength, columnCharacters } from './characters.ts';
import { createColumns } from './columns.ts';
import { keyDigits } from './keys.ts';
import type { Engine } from './locale-engine.ts';
import { type Parents, type ParentTable, parentCells, parentRowSampler, parentsOf } from './relations.ts';
import { columnOf, createTableRows, type Table } from './table.ts';
import { finishedValues } from './values.ts';

/** The schema that contains a table. */
export interface TableSurroundings {
  readonly schema: Schema;
  readonly analysis: SchemaAnalysis;
  /** Returns any table of the schema, because tables can refer to each other. */
  readonly tableNamed: (name: string) => (Table & ParentTable) | undefined;
}

/** Creates a table of a valid schema. */
export function createTable(
  engine: Engine,
  { schema, analysis, tableNamed }: TableSurroundings,
  table: TableSchema,
): Table & ParentTable {
  const now = timeOf(schema.now);
  const path = [schema.seed, table.key];
  const source = new BatchSource();
  const schemaOf = new Map(table.columns.map((column) => [column.name, column]));
  const parentsByReference = new Map<string, () => Parents>();
  const order = analysis.orderOf(table);

  function parentTable({ options }: ColumnSchema): ParentTable {
    const parent = tableNamed(String(options.table));
    if (!parent) throw new RangeError(`There is no table “${options.table}”`);
    return parent;
  }

  /** The parent rows of the current batch. The columns of one foreign key share them. */
  function parentsBy(column: ColumnSchema): () => Parents {
    const first = firstOfForeignKey(table, column);
    const known = parentsByReference.get(first.name);
    if (known) return known;
    const sampler = once(() => samplerOf(first));
    const slot = source.newSlot();
    const made = () =>
      source.batch.once(slot, (rows) => {
        const rowOf = sampler();
        return parentsOf(engine.stream.withSubstream(() => mapped(rows, rowOf)));
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
      return mapped(cells, (cell, i) => (references[i] === null ? null : cell));
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
    orderOf: analysis.orderOf,
    related: relatedPart,
  });

  const characters = new Map<string, CharacterSet>();
  const surroundings = { now, rowCount: table.rows };
  const charactersContext = {
    ...surroundings,
    charactersOfRelated,
    charactersIn(name: string): CharacterSet {
      const column = schemaOf.get(name);
      const known = charactersIn(name);
      return column && analysis.canBeNull(column) ? { ...known, empty: true } : known;
    },
    lengthIn(name: string): number {
      const column = schemaOf.get(name);
      return column ? cellLength(engine, surroundings, column, analysis.typeOf(column)) : 0;
    },
  };

  /** Computes the columns that this one reads first, so a long chain of columns needs no recursion. */
  function charactersIn(name: string): CharacterSet {
    for (const needed of characters.has(name) ? [] : order.of(name)) {
      const column = schemaOf.get(needed);
      if (characters.has(needed) || !column) continue;
      // A column that depends on itself can have any characters.
      characters.set(needed, anyCharacters);
      characters.set(needed, columnCharacters(engine, charactersContext, column, analysis.typeOf(column)));
    }
    return characters.get(name) ?? anyCharacters;
  }

  function charactersOfRelated({ field, options }: ColumnSchema): CharacterSet {
    const reference = field === 'lookup' ? schemaOf.get(String(options.via)) : undefined;
    const parent = tableNamed(String((reference?.options ?? options).table));
    const column = parent?.columns.find(({ name }) => name === options.column);
    return column?.characters() ?? anyCharacters;
  }

  const rows = createTableRows(source, columns, order);
  return {
    name: table.name,
    columns: table.columns.map((column) =>
      columnOf(table, column, columns.get(column.name), analysis, () => charactersIn(column.name)),
    ),
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
