import type { MatchedTable } from './match-tables.ts';

/** The rows that a table of the database has before a load. */
export interface ExistingRows {
  readonly count: number;
  /** Whether they are the table's first rows, or all of them and perhaps others behind them. */
  readonly areOurs: boolean;
}

export interface LoadTable extends MatchedTable {
  readonly existing: ExistingRows;
}
