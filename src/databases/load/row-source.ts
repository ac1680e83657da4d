import type { DatabaseDialect } from '../session.ts';

/** Some columns of a table of the schema, in its order. */
export interface RowView {
  readonly table: string;
  readonly columns: readonly string[];
}

/** A table that gets rows. Its names are quoted. */
export interface RowTarget {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface RowRange {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** A statement, or several, with the number of rows that they insert. */
export interface InsertText {
  readonly sql: string;
  readonly rows: number;
}

export interface WriteHooks {
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of rows that have been made since the last call. */
  readonly onRows?: ((rows: number) => void) | undefined;
}

/** A row to which a reference leads. */
export interface ParentRow {
  /** The reference. */
  readonly column: string;
  readonly table: string;
  readonly row: number;
}

/** Makes the rows of a schema in the forms that databases read. The same rows are the same at any time. */
export interface RowSource {
  /**
   * Sends lines in the text format of `COPY`, in parts. Waits for the promise of `take`, which can use a part until then, and rejects
   * with its error.
   */
  sendCopyText(
    view: RowView,
    range: RowRange,
    take: (part: Uint8Array) => Promise<void>,
    hooks: WriteHooks,
  ): Promise<void>;
  /** INSERT statements, each of them whole. */
  inserts(dialect: DatabaseDialect, view: RowView, target: RowTarget, range: RowRange): Iterable<InsertText>;
  /** The rows to which a row of a table refers, in tables that the load can write. */
  parentRows(table: string, row: number): readonly ParentRow[];
  /** Ends the threads that make rows. */
  close(): Promise<void>;
}
