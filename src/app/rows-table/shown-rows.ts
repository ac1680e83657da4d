/** A column of a table of rows. */
export interface TableColumn {
  /** No other column of the table has it. */
  readonly id: string;
  readonly name: string;
}

/** A column's cells in some rows. */
export interface ColumnCells {
  readonly type: string;
  /** Whether a problem prevents the column. All its cells are null then. */
  readonly isBroken: boolean;
  /** Null is null, not an empty text. */
  readonly cells: readonly (string | null)[];
}

/** Rows from `from` on, counted from 0, by columns. */
export interface ReadRows {
  /** The number of rows in the whole table. */
  readonly rowCount: number;
  readonly from: number;
  /** In the order of the table's columns. */
  readonly columns: readonly ColumnCells[];
}

/** Where the rows of a table come from. */
export interface RowSource<C extends TableColumn> {
  /** Another object has other rows. */
  readonly document: object;
  /** The table's id. Its rows stay in view until those of another document come. */
  readonly table: string;
  readonly columns: readonly C[];
  /** Rows that are there at first. */
  readonly first?: ReadRows;
  /** Reads rows `from` to below `to`, counted from 0. */
  read(from: number, to: number, signal: AbortSignal): Promise<ReadOutcome>;
}

export type ReadOutcome =
  | { readonly ok: true; readonly value: ReadRows }
  | { readonly ok: false; readonly error: RowsFailure };

/** Why there are no rows: the document cannot be read, or the request failed. */
export type RowsFailure = 'unreadable' | 'failed';

/** Rows of a table that have come, with what they were asked for. */
export interface Shown<C extends TableColumn = TableColumn> {
  readonly table: string;
  /** The document that the request was for. */
  readonly document: object;
  readonly rows: ReadRows;
  /** The place of each column in the answer. */
  readonly places: ReadonlyMap<string, number>;
  /** The columns as they were then, by their ids. */
  readonly columns: ReadonlyMap<string, C>;
}

export function shownOf<C extends TableColumn>(
  { document, table, columns }: RowSource<C>,
  rows: ReadRows,
): Shown<C> {
  return {
    table,
    document,
    rows,
    places: new Map(columns.map(({ id }, place) => [id, place] as const)),
    columns: new Map(columns.map((column) => [column.id, column] as const)),
  };
}

/** A column's cells, by its id. */
export function shownColumn(shown: Shown | undefined, id: string): ColumnCells | undefined {
  const place = shown?.places.get(id);
  return place === undefined ? undefined : shown?.rows.columns[place];
}

/** Whether a column holds numbers, which stand at the right. */
export function isNumber(column: ColumnCells | undefined): boolean {
  return column?.type === 'integer' || column?.type === 'decimal';
}
