import { type Chain, chainsOf } from './chains.ts';
import { aggregatesReadBy, namesReadBy, previousReadBy } from './column-reads.ts';
import type { ColumnScope } from './column-scope.ts';
import { firstOfForeignKey } from './foreign-keys.ts';
import { type Order, orderOf } from './graph.ts';
import type { ColumnSchema, Schema, TableSchema } from './schema.ts';
import { whereOf } from './where.ts';

export interface EvaluationOrder {
  /** All columns. Each one comes after the columns that it reads. */
  readonly all: readonly string[];
  /** One column, after the columns that it reads. */
  of(name: string): readonly string[];
  /** Several columns, after the columns that they read. */
  ofAll(names: readonly string[]): readonly string[];
}

/** Orders the columns of a row or an object so that each comes after the columns it reads. Reports a circle, if any. */
export function orderOfColumns(columns: readonly ColumnSchema[]): Order<ColumnSchema> {
  const byName = new Map(columns.map((column) => [column.name, column]));
  return orderOf(columns, (column) => namesReadBy(column).flatMap((name) => byName.get(name) ?? []));
}

/** The order in which a row's columns are generated. The check refuses circles within a row, so this ignores them. */
export function evaluationOrder({ columns }: Pick<TableSchema, 'columns'>): EvaluationOrder {
  const read = new Map(
    columns.map((column) => [column.name, [...namesReadBy(column), ...previousReadBy(column)]]),
  );
  const needs = (name: string) => (read.get(name) ?? []).filter((needed) => read.has(needed));
  const orders = new Map<string, readonly string[]>();
  return {
    all: orderOf(read.keys(), needs).order,
    ofAll: (names) => orderOf(names, needs).order,
    of(name) {
      const known = orders.get(name);
      if (known) return known;
      const { order } = orderOf([name], needs);
      orders.set(name, order);
      return order;
    },
  };
}

/**
 * For each column of a schema's tables, the columns that it reads: those of its row and of the row before, the parent's
 * column that it copies, and columns of the rows that its row groups. A column of a chain leaves out the rows before of that
 * chain, so they make no circle.
 */
export function columnGraph(
  schema: Pick<Schema, 'tables'>,
): ReadonlyMap<ColumnSchema, readonly ColumnSchema[]> {
  return new Map([...columnReads(schema)].map(([column, read]) => [column, read.filter(isThere)]));
}

/**
 * The columns that can be generated: every column that they read exists, directly and indirectly, and there is no
 * circle.
 */
export function soundColumns(schema: Pick<Schema, 'tables'>): ReadonlySet<ColumnSchema> {
  const reads = columnReads(schema);
  const sound = new Set<ColumnSchema>();
  // In a circle, some column comes before one that it reads. It is not sound, and so no column of the circle is.
  for (const column of orderOf(reads.keys(), (needed) => (reads.get(needed) ?? []).filter(isThere)).order) {
    if (reads.get(column)?.every((read) => read && sound.has(read))) sound.add(column);
  }
  return sound;
}

/**
 * The columns of a graph in steps: each step comes after the columns that it reads. It is one column or a chain.
 * @param graph of `columnGraph`
 */
export function columnSteps(
  { tables }: Pick<Schema, 'tables'>,
  graph: ReadonlyMap<ColumnSchema, readonly ColumnSchema[]>,
): readonly (readonly ColumnSchema[])[] {
  const chains = new Map(tables.flatMap((table) => [...chainsOf(table)]));
  const firstOf = (column: ColumnSchema) => chains.get(column)?.[0] ?? column;
  const needs = (first: ColumnSchema) => {
    const reads = (chains.get(first) ?? [first]).flatMap((column) => graph.get(column) ?? []);
    return reads.map(firstOf).filter((read) => read !== first);
  };
  const firsts = new Set([...graph.keys()].map(firstOf));
  return orderOf(firsts, needs).order.map((first) => chains.get(first) ?? [first]);
}

/** Whether a step's columns read their rows before. */
export function isChained(step: readonly ColumnSchema[]): boolean {
  const [first] = step;
  return step.length > 1 || (first !== undefined && previousReadBy(first).includes(first.name));
}

function isThere(column: ColumnSchema | undefined): column is ColumnSchema {
  return column !== undefined;
}

/** The columns that each column reads. Undefined stands for a missing one. */
function columnReads({
  tables,
}: Pick<Schema, 'tables'>): ReadonlyMap<ColumnSchema, readonly (ColumnSchema | undefined)[]> {
  const columnsOf = new Map(
    tables.map(({ name, columns }) => [name, new Map(columns.map((column) => [column.name, column]))]),
  );
  const reads = new Map<ColumnSchema, readonly (ColumnSchema | undefined)[]>();
  for (const table of tables) {
    const { name, columns } = table;
    const own = columnsOf.get(name);
    const chains = chainsOf(table);
    for (const column of columns) {
      const chain: Chain = chains.get(column) ?? [];
      const read = [
        ...namesReadBy(column).map((needed) => own?.get(needed)),
        ...previousReadBy(column)
          .map((needed) => own?.get(needed))
          .filter((needed) => !needed || !chain.includes(needed)),
        ...ofForeignKey(table, column).map((needed) => own?.get(needed)),
        ...aggregatesReadBy(column).flatMap((aggregate) =>
          aggregate.column === undefined ? [] : [columnsOf.get(aggregate.table)?.get(aggregate.column)],
        ),
      ];
      const parents = columnsOf.get(parentTableName(column, own));
      const compared = whereOf(column).map((condition) => parents?.get(condition.parent));
      const isRelated = column.field === 'reference' || column.field === 'lookup';
      const copied = parents?.get(String(column.options.column));
      reads.set(column, isRelated ? [...read, ...compared, copied] : read);
    }
  }
  return reads;
}

/**
 * The columns that decide the parent row of a reference, because the first reference of its foreign key compares them. The first
 * reference stands for the column itself, so that a circle names both.
 */
function ofForeignKey(table: TableSchema, column: ColumnSchema): readonly string[] {
  if (column.field !== 'reference') return [];
  const first = firstOfForeignKey(table, column);
  if (first === column) return [];
  return whereOf(first).map(({ own }) => (own === column.name ? first.name : own));
}

/** The name of the table whose cells a reference or a lookup copies. */
export function parentTableName(
  { field, options }: ColumnSchema,
  own: Pick<ColumnScope, 'get'> | undefined,
): string {
  const reference = field === 'lookup' ? own?.get(String(options.via)) : undefined;
  return String((reference?.options ?? options).table);
}
