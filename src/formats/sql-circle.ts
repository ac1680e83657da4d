import type { SqlTable } from './sql-texts.ts';

/** Tables of a circle of references, in loading order. */
export type Circle = readonly SqlTable[];

/** How the rows of circles get into tables that exist and whose foreign keys hold at any time. */
export interface CircleLoading {
  /** Statements before the rows of a table. */
  readonly before: (table: SqlTable) => string;
  /** Statements after the rows of a table. */
  readonly after: (table: SqlTable) => string;
  /** The table that gets the rows. */
  readonly target: (table: SqlTable) => SqlTable;
}
