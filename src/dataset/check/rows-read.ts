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
  /** By all cells of one group of the column's table. By one cell, where rows are not grouped. */
  readonly oneGroup: number;
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
    const most = (of: keyof RowsRead) => Math.max(...parts.map((part) => part[of]));
    const oneCell = most('oneCell');
    const isTooMany = oneCell > ROWS_READ_MAX;
    // Columns that read a refused one are not refused for the same rows.
    const [alone] = parts;
    read.set(column, {
      oneCell: isTooMany ? 1 : oneCell,
      oneGroup: isTooMany ? alone.oneGroup : most('oneGroup'),
      allCells: most('allCells'),
    });
    if (!isTooMany) continue;
    const message = `One cell of “${shown(column.name)}” can read ${count(oneCell)} rows, because it reads groups of groups. The limit is ${count(ROWS_READ_MAX)}. Let the groups have fewer rows, in “children” of the references that group them, or read one row of each group, with first() or last().`;
    context.add(context.pathOf(column), 'too-large', message);
  }
}

interface Placed {
  readonly table: TableSchema;
  readonly column: ColumnSchema;
  /** The columns of its table that read each other's rows before. */
  readonly chain: Chain;
}

/** The rows that each read of a column adds. The first part is the column without any read. */
function partsOf(
  context: CheckContext,
  { table, column, chain }: Placed,
  readBy: (column: ColumnSchema | undefined) => RowsRead | undefined,
): readonly [RowsRead, ...RowsRead[]] {
  const columns = context.columnsOf(table);
  const group = Math.max(1, context.rowsOf(table).groupRows);
  const partOf = (oneCell: number, allCells: number): RowsRead => ({
    oneCell: Math.min(oneCell, allCells),
    oneGroup: Math.min(group * oneCell, allCells),
    allCells,
  });
  const groupNames = [...previousReadBy(column), ...totalsReadBy(column)];
  const isFromStart = groupNames.length > 0 || chain.length > 0 || column.field === 'state';
  // A cell that reads its group from the start needs all cells of the group.
  const placed = (part: RowsRead) => (isFromStart ? { ...part, oneCell: part.oneGroup } : part);
  const inTable = [...namesReadBy(column), ...groupNames].flatMap((name) => readBy(columns.get(name)) ?? []);
  const below = aggregatesReadBy(column).flatMap((aggregate) => {
    const child = context.table(aggregate.table);
    const needed =
      child && aggregate.column !== undefined ? context.column(child, aggregate.column) : undefined;
    const rows = readBy(needed);
    if (!rows) return [];
    const isEnd = aggregate.name === 'first' || aggregate.name === 'last';
    return [partOf(isEnd ? rows.oneCell : rows.oneGroup, rows.allCells)];
  });
  const parent = context.table(parentTableName(column, columns));
  const copied = parent && readBy(context.column(parent, String(column.options.column)));
  const above = copied ? [partOf(copied.oneCell, table.rows * copied.oneCell)] : [];
  return [placed(partOf(1, table.rows)), ...[...inTable, ...below, ...above].map(placed)];
}
