import { type Chain, chainsOf } from '../../schema/chains.ts';
import { aggregatesReadBy, namesReadBy, previousReadBy, totalsReadBy } from '../../schema/column-reads.ts';
import { parentTableName } from '../../schema/dependencies.ts';
import { shown } from '../../schema/problems.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';
import { type CheckContext, count } from './context.ts';

/** The most rows that one cell reads: three seconds of work at 300 ns for a row. */
const ROWS_READ_MAX = 10_000_000;

/** How many rows cells of a column read, at most. A row that is read twice counts twice. */
interface RowsRead {
  readonly oneCell: number;
  readonly allCells: number;
}

/**
 * Refuses sums over groups of groups whose cells read too many rows: 10,000 groups of 10,000 rows are 100,000,000.
 * @param order all columns, each after those that it reads
 */
export function checkRowsReadByCells(context: CheckContext, order: readonly ColumnSchema[]): void {
  const tableOf = new Map(
    context.schema.tables.flatMap((table) => table.columns.map((column) => [column, table] as const)),
  );
  const chains = new Map(context.schema.tables.flatMap((table) => [...chainsOf(table)]));
  const read = new Map<ColumnSchema, RowsRead>();
  for (const column of order) {
    const table = tableOf.get(column);
    if (!table) continue;
    const chain = chains.get(column) ?? [];
    const parts = partsOf(context, { table, column, chain }, (needed) => needed && read.get(needed));
    const oneCell = Math.max(1, ...parts.map((part) => part.oneCell));
    const allCells = Math.max(table.rows, ...parts.map((part) => part.allCells));
    // Columns that read a refused one are not refused for the same rows.
    read.set(column, { oneCell: oneCell > ROWS_READ_MAX ? 1 : oneCell, allCells });
    if (oneCell <= ROWS_READ_MAX) continue;
    const message = `One cell of “${shown(column.name)}” can read ${count(oneCell)} rows, because it reads groups of groups. The limit is ${count(ROWS_READ_MAX)}. Let the groups have fewer rows.`;
    context.add(context.pathOf(column), 'too-large', message);
  }
}

interface Placed {
  readonly table: TableSchema;
  readonly column: ColumnSchema;
  /** The columns of its table that read each other's rows before. */
  readonly chain: Chain;
}

function partsOf(
  context: CheckContext,
  { table, column, chain }: Placed,
  readBy: (column: ColumnSchema | undefined) => RowsRead | undefined,
): readonly RowsRead[] {
  const columns = context.columnsOf(table);
  const alone: RowsRead = { oneCell: 1, allCells: table.rows };
  const grouped = (rows: number, { oneCell, allCells }: RowsRead): RowsRead => ({
    oneCell: Math.min(rows * oneCell, allCells),
    allCells,
  });
  const inRow = namesReadBy(column).flatMap((name) => readBy(columns.get(name)) ?? []);
  const groupNames = [...previousReadBy(column), ...totalsReadBy(column)];
  const group = groupNames.length > 0 ? context.rowsOf(table).groupRows : 0;
  const before = groupNames.map((name) => {
    const needed = columns.get(name);
    return grouped(group, (needed && !chain.includes(needed) && readBy(needed)) || alone);
  });
  const below = aggregatesReadBy(column).flatMap((aggregate) => {
    const child = context.table(aggregate.table);
    const needed =
      child && aggregate.column !== undefined ? context.column(child, aggregate.column) : undefined;
    const rows = readBy(needed);
    return child && rows ? [grouped(context.rowsOf(child).groupRows, rows)] : [];
  });
  const parent = context.table(parentTableName(column, columns));
  const copied = parent && readBy(context.column(parent, String(column.options.column)));
  const above = copied ? [{ oneCell: copied.oneCell, allCells: table.rows * copied.oneCell }] : [];
  return [...inRow, ...before, ...below, ...above];
}
