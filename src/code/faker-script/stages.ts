import { columnGraph } from '../../schema/dependencies.ts';
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts';

/** Columns of a table that are made together, for all its rows. */
export interface Stage {
  readonly table: TableSchema;
  readonly columns: readonly ColumnSchema[];
  /** Those of the stages before it. */
  readonly before: readonly ColumnSchema[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Tables in an order in which each comes after those that it refers to; in parts, where they form a circle. */
export function stagesOf(schema: Pick<Schema, 'tables'>): readonly Stage[] {
  const graph = columnGraph(schema);
  const done = new Set<ColumnSchema>();
  const left = new Set(schema.tables);
  const stages: Stage[] = [];
  while (left.size > 0) {
    const found = nextStage([...left], graph, done);
    if (!found) throw new RangeError('Columns form a circle');
    stages.push(found);
    for (const column of found.columns) done.add(column);
    if (found.isLast) left.delete(found.table);
  }
  return stages;
}

function nextStage(
  tables: readonly TableSchema[],
  graph: ReadonlyMap<ColumnSchema, readonly ColumnSchema[]>,
  done: ReadonlySet<ColumnSchema>,
): Stage | undefined {
  let partial: Stage | undefined;
  for (const table of tables) {
    const columns = readyColumns(table, graph, done);
    const before = table.columns.filter((column) => done.has(column));
    const isLast = columns.length + before.length === table.columns.length;
    const stage = { table, columns, before, isFirst: before.length === 0, isLast };
    if (isLast) return stage;
    if (columns.length > 0) partial ??= stage;
  }
  return partial;
}

/** Columns that can be made once others are, each after those of its row that it reads. */
function readyColumns(
  { columns }: TableSchema,
  graph: ReadonlyMap<ColumnSchema, readonly ColumnSchema[]>,
  done: ReadonlySet<ColumnSchema>,
): readonly ColumnSchema[] {
  const ready = new Set<ColumnSchema>();
  for (let size = -1; size < ready.size; ) {
    size = ready.size;
    for (const column of columns) {
      const needed = graph.get(column) ?? [];
      if (!done.has(column) && needed.every((other) => done.has(other) || ready.has(other)))
        ready.add(column);
    }
  }
  return [...ready];
}
