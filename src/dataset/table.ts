import type { Cell, ValueType } from '../catalogue/field.ts';
import type { CharacterSet } from '../expression/character-set.ts';
import { type BatchSource, RowBatch } from '../generators/entities/part.ts';
import type { PatternProblem } from '../generators/pattern.ts';
import { mapped } from '../mapped.ts';
import type { GroupLayout } from '../random/group-layout.ts';
import type { EvaluationOrder } from '../schema/dependencies.ts';
import { hasUnevenArrays } from '../schema/nested.ts';
import type { NumericType } from '../schema/numeric-types.ts';
import type { ColumnSchema, ForeignKey, TableSchema } from '../schema/schema.ts';
import type { SchemaAnalysis } from './analysis.ts';
import type { ReadyColumn } from './scope.ts';
import type { TableParts } from './table-parts.ts';

/** Rows of a table, stored by column in the order of the table's columns. */
export interface Batch {
  readonly columns: readonly (readonly Cell[])[];
  readonly rowCount: number;
}

/** What a file format needs to know about a column. */
export interface Column {
  readonly name: string;
  readonly type: ValueType;
  /** The reason, if its cells are `Invalid Pattern`. */
  readonly problem: PatternProblem | undefined;
  readonly nullable: boolean;
  /** Whether the column is unique and is not the primary key by itself. */
  readonly unique: boolean;
  /** Whether the database numbers the rows that are inserted later without the column. */
  readonly autoIncrement: boolean;
  /** The SQL type, if the document names one. */
  readonly sqlType: string | undefined;
  /** In UTF-16 units, for a text. */
  readonly maxLength: number | undefined;
  /** The greatest length of its cells as text, in UTF-16 units. Computed on the first call, which can take milliseconds. */
  readonly longest: () => number;
  /** The exact SQL type of a decimal whose bounds and decimals are known, or of an integer that can exceed 64 bits. */
  readonly numeric: NumericType | undefined;
  /** Whether arrays within an array of its cells can differ in length. */
  readonly hasUnevenArrays: boolean;
  /** The characters that its cells can have as text, nulls aside. Computed on the first call, which can take milliseconds. */
  readonly characters: () => CharacterSet;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Names of columns. Empty if there is no primary key. */
  readonly primaryKey: readonly string[];
  /** The document's unique keys of several columns. */
  readonly uniqueKeys: readonly (readonly string[])[];
  /** The document's foreign keys, and one for each other reference. */
  readonly foreignKeys: readonly ForeignKey[];
  /** The foreign keys to tables with given rows that no file contains. */
  readonly keysLeftOut?: readonly ForeignKey[];
  readonly rowCount: number;
  /**
   * Generates the rows from `from` up to but not including `to`, counted from 0. A row is always the same, whichever
   * other rows are read with it.
   */
  read(from: number, to: number): Batch;
  /** From these, rows with some cells set are built. */
  readonly parts: TableParts;
  /** Generates one column of these rows, shown or hidden, and only the columns that it reads. Empty if there is no such column. */
  readColumn(name: string, from: number, to: number): readonly Cell[];
}

/** An opened schema, which can generate any of its rows. */
export interface Dataset {
  table(name: string): Table | undefined;
}

function rowsFrom(from: number, count: number): readonly number[] {
  const rows = new Array<number>(count);
  for (let i = 0; i < count; i++) rows[i] = from + i;
  return rows;
}

/** Up to this part of the rows is generated before them, so that columns that read a group from its start need no others. */
const BEFORE_SHARE = 4;

/**
 * Creates the functions that generate a table's rows, or single columns of them.
 * @param shown the names of the columns that `read` returns, in their order
 * @param group the groups of rows, if some columns read them from their start
 */
export function createTableRows(
  source: BatchSource,
  columns: ReadonlyMap<string, ReadyColumn>,
  order: EvaluationOrder,
  shown: readonly string[],
  group?: GroupLayout,
): Pick<Table, 'read' | 'readColumn'> & {
  readonly cellsOf: (batch: RowBatch, column: string) => readonly Cell[];
} {
  const parts = shown.flatMap((name) => columns.get(name)?.part ?? []);
  // Hidden columns are generated only where shown columns read them.
  const needed = shown.length === columns.size ? order.all : order.ofAll(shown);

  /** Generates columns of a batch in the given order, so a long chain of columns needs no recursion. */
  function evaluate<T>(batch: RowBatch, names: readonly string[], read: () => T): T {
    return source.within(batch, () => {
      for (const name of names) columns.get(name)?.part.values();
      return read();
    });
  }

  /** A new batch for a range of rows. */
  function batchOf(from: number, to: number): RowBatch {
    return new RowBatch(rowsFrom(from, Math.max(0, to - from)));
  }

  /**
   * The rows that are generated together, for rows from `from` to below `to`: from the first row of its group, unless it is far
   * before. Then the rest of that group is read alone, because successive reads share it.
   */
  function togetherWith(from: number, to: number): { readonly start: number; readonly end: number } {
    if (!group || to <= from) return { start: from, end: to };
    const parent = group.parentOf(from);
    const start = group.startOf(parent);
    if ((from - start) * BEFORE_SHARE <= to - from) return { start, end: to };
    return { start: from, end: Math.min(to, group.startOf(parent + 1)) };
  }

  function readTogether(start: number, from: number, to: number): Batch {
    const batch = batchOf(start, to);
    return evaluate(batch, needed, () => ({
      rowCount: batch.numbers.length - (from - start),
      columns: mapped(parts, (part) => (start === from ? part.values() : part.values().slice(from - start))),
    }));
  }

  const cellsOf = (batch: RowBatch, name: string) =>
    evaluate(batch, order.of(name), () => columns.get(name)?.part.values() ?? []);

  return {
    read(from, to) {
      const { start, end } = togetherWith(from, to);
      const batch = readTogether(start, from, end);
      return end === to ? batch : joined(batch, readTogether(end, end, to));
    },
    readColumn: (name, from, to) => cellsOf(batchOf(from, to), name),
    cellsOf,
  };
}

function joined(batch: Batch, next: Batch): Batch {
  return {
    rowCount: batch.rowCount + next.rowCount,
    columns: mapped(batch.columns, (cells, i) => cells.concat(next.columns[i] ?? [])),
  };
}

/** Describes a column for a file format. */
export function columnOf(
  table: TableSchema,
  column: ColumnSchema,
  ready: ReadyColumn | undefined,
  { canBeNull, numericOf, longestIn }: Pick<SchemaAnalysis, 'canBeNull' | 'numericOf' | 'longestIn'>,
  characters: () => CharacterSet,
): Column {
  const { name, nullable = canBeNull(column), type: sqlType, maxLength } = column;
  const { primaryKey } = table;
  const type = ready?.type ?? 'text';
  return {
    name,
    type,
    problem: ready?.problem,
    nullable,
    // A primary key is unique anyway.
    unique: column.unique && !(primaryKey.length === 1 && primaryKey[0] === name),
    autoIncrement: column.autoIncrement === true,
    sqlType,
    maxLength: type === 'text' ? maxLength : undefined,
    longest: () => longestIn(table, column),
    numeric: numericOf(column),
    hasUnevenArrays: hasUnevenArrays(column),
    characters,
  };
}
