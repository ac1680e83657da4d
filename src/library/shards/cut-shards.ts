/** Rows of a table, counted from 0: from row `from` to below row `to`. */
interface TableRows {
  /** The table's index. */
  readonly table: number;
  readonly from: number;
  readonly to: number;
}

interface TableSize {
  readonly rows: number;
  readonly columns: number;
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/**
 * Cuts all rows, in the order of the tables, into shards with equally many cells. A row is not cut, so a shard has at most
 * one row more or less. If there are more shards than rows, some have no rows.
 */
export function cutShards(tables: readonly TableSize[], count: number): readonly (readonly TableRows[])[] {
  // The products below exceed 2^53: 10^14 cells, times 10^5 shards.
  const sizes = tables.map(({ rows, columns }) => ({
    rows: BigInt(rows),
    width: BigInt(Math.max(1, columns)),
  }));
  const total = sizes.reduce((sum, { rows, width }) => sum + rows * width, 0n);
  let table = 0;
  let row = 0n;
  let cellsBefore = 0n;

  /** Takes rows up to a number of cells from the first row of all. */
  function takeUpTo(end: bigint): readonly TableRows[] {
    const taken: TableRows[] = [];
    for (let size = sizes[table]; size; size = sizes[table]) {
      const to = smaller(size.rows, (end - cellsBefore) / size.width);
      if (to > row) taken.push({ table, from: Number(row), to: Number(to) });
      row = to;
      if (row < size.rows) break;
      cellsBefore += size.rows * size.width;
      table++;
      row = 0n;
    }
    return taken;
  }

  return Array.from({ length: count }, (_, shard) => takeUpTo((total * BigInt(shard + 1)) / BigInt(count)));
}
