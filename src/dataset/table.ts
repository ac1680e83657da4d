import type { Cell, ValueType } from '../catalogue/field.ts';
import { type BatchSource, RowBatch } from '../generators/entities/part.ts';
import type { PatternProblem } from '../generators/pattern.ts';
import type { EvaluationOrder } from '../schema/dependencies.ts';
import type { NumericType } from '../schema/numeric-types.ts';
import type { ColumnSchema, ForeignKey, TableSchema } from '../schema/schema.ts';
import type { Engine } from './locale-engine.ts';
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
  /** Its exact type in SQL: of a decimal whose bounds and decimals are known, or of an integer that 64 bits may not hold. */
  readonly numeric: NumericType | undefined;
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
  /** The cells of one column in those rows, without the others that it is not made of; none of an unknown one. */
  readColumn(name: string, from: number, to: number): readonly Cell[];
}

/** A schema made ready: it gives any of its rows. */
export interface Dataset {
  table(name: string): Table | undefined;
}

function rowsFrom(from: number, count: number): readonly number[] {
  const rows = new Array<number>(count);
  for (let i = 0; i < count; i++) rows[i] = from + i;
  return rows;
}

/** Gives a table's rows, and single columns of any of them. */
export function createTableRows(
  engine: Engine,
  now: number,
  source: BatchSource,
  columns: ReadonlyMap<string, ReadyColumn>,
  order: EvaluationOrder,
): Pick<Table, 'read' | 'readColumn'> & {
  readonly cellsOf: (batch: RowBatch, column: string) => readonly Cell[];
} {
  const parts = [...columns.values()].map(({ part }) => part);

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

  /** Rows as a batch of their own. */
  function batchOf(from: number, to: number): RowBatch {
    engine.faker.setDefaultRefDate(now);
    return new RowBatch(rowsFrom(from, Math.max(0, to - from)));
  }

  const cellsOf = (batch: RowBatch, name: string) =>
    evaluate(batch, order.of(name), () => columns.get(name)?.part.values() ?? []);

  return {
    read(from, to) {
      const batch = batchOf(from, to);
      return evaluate(batch, order.all, () => ({
        rowCount: batch.numbers.length,
        columns: parts.map((part) => part.values()),
      }));
    },
    readColumn: (name, from, to) => cellsOf(batchOf(from, to), name),
    cellsOf,
  };
}

/** A column as a format needs to know it. */
export function columnOf(
  { primaryKey }: TableSchema,
  column: ColumnSchema,
  ready: ReadyColumn | undefined,
  {
    canBeNull,
    numericOf,
  }: {
    readonly canBeNull: (column: ColumnSchema) => boolean;
    readonly numericOf: (column: ColumnSchema) => NumericType | undefined;
  },
): Column {
  const { name, nullable = canBeNull(column), type: sqlType, maxLength } = column;
  const type = ready?.type ?? 'text';
  return {
    name,
    type,
    problem: ready?.problem,
    nullable,
    // A primary key says so itself.
    unique: column.unique && !(primaryKey.length === 1 && primaryKey[0] === name),
    sqlType,
    maxLength: type === 'text' ? maxLength : undefined,
    numeric: numericOf(column),
  };
}
