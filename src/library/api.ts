import type { ValueType } from '../catalogue/field.ts';
import type { LoadProblemCode } from '../databases/load/load-problem.ts';
import type { DatabaseErrorCode } from '../databases/session.ts';
import type { FormatId } from '../formats/formats.ts';
import type { importProblemCodes } from '../importers/problem.ts';
import type { Fix, Path, ProblemCode } from '../schema/problem.ts';
import type { Schema } from '../schema/schema.ts';
import type { FormatOptions } from './format-options.ts';
import type { LoadOptions, LoadReport } from './load/load-options.ts';
import type { Children, ParentRow } from './parent-types.ts';
import type { AnyRows, Cell } from './row-types.ts';

/**
 * Which rows of each table to write: from row `from` (0 by default) to below row `to` (the table's end by default), counted
 * from 0. A range beyond the end is cut there, so the file may have no rows.
 */
export interface RowRange {
  readonly from?: number;
  readonly to?: number;
}

/** How to write a file. */
export interface FileOptions<Format extends FormatId = FormatId> extends RowRange {
  /** The format's own options, such as `{ delimiter: ';' }` for CSV. */
  readonly options?: FormatOptions<Format>;
  /** Whether to compress the file with gzip. */
  readonly gzip?: boolean;
  /**
   * The most threads that write rows, with the current one: one per core by default. 1 starts no other thread. The bytes are
   * the same with any number.
   */
  readonly workers?: number;
  /** Stops the writing and removes what was written. */
  readonly signal?: AbortSignal;
  /** Called several times per second, and at the end of each file. */
  readonly onProgress?: (progress: Progress) => void;
}

/** How to write files to disk. */
export interface WriteOptions<Format extends FormatId = FormatId> extends FileOptions<Format> {
  /** By default the format that the path's ending names: `csv` for `orders.csv` and `orders.csv.gz`. */
  readonly format?: Format;
  /** Whether to replace existing files, which is the default. Otherwise an existing file is an error. */
  readonly overwrite?: boolean;
}

export interface Progress {
  /** The name of the file being written. For a stream, the names of its tables. */
  readonly file: string;
  /** The rows of all files so far, and of all files in the end. */
  readonly rows: number;
  readonly totalRows: number;
  /** The bytes of all files so far. */
  readonly bytes: number;
}

export interface WrittenFile {
  /** The file's name in its directory. */
  readonly name: string;
  /** The names of the tables in it. */
  readonly tables: readonly string[];
  readonly rows: number;
  readonly bytes: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** The files that `write` has written. In a directory, `manifest.json` holds it too, without the rows of given files. */
export interface Manifest {
  /** The versions that wrote the files. Other versions may make other values. */
  readonly versions: { readonly rowloom: string; readonly faker: string };
  readonly format: FormatId;
  /** The format's options, as they were given. */
  readonly options: object;
  /** The rows that were asked for, if not all: each table's rows from `from` to below `to`, or to its end. */
  readonly range?: RowRange;
  readonly files: readonly WrittenFile[];
  /** The checked schema document, with all defaults filled in. */
  readonly schema: Schema;
}

/** Some rows of one column. */
export interface ColumnValues {
  readonly name: string;
  readonly type: ValueType;
  readonly values: readonly Cell[];
}

/** Problems of a request that is not about the schema document. These codes are stable. */
export type RequestCode =
  | keyof typeof importProblemCodes
  /** A file that exists already, and must not be replaced. */
  | 'file-exists'
  /** Another command is writing to the same directory. */
  | 'directory-busy'
  | 'disk-full'
  /** A file or directory that cannot be written for another reason, such as missing permission. */
  | 'write-failed'
  /** A thread ended twice while it made the same rows. */
  | 'thread-lost'
  /** A request that only Node can carry out, in a browser. */
  | 'needs-node'
  | DatabaseErrorCode
  | LoadProblemCode;

export interface RequestProblem {
  /** The path of a value in the document or in the request, such as `['options', 'delimiter']`. */
  readonly path: Path;
  readonly code: ProblemCode | RequestCode;
  /** One or more sentences. */
  readonly message: string;
  /** A change of the request that solves the problem, if there is an obvious one. */
  readonly fix?: Fix;
}

/**
 * A table of an opened schema. Its rows are made when they are read, in any order and any number of times.
 *
 * Values are what programs expect: texts are strings; integers are numbers, or bigints beyond 2^53; decimals are numbers,
 * the nearest if a file would show more digits; dates and timestamps are `Date`s in UTC; json is parsed.
 */
// biome-ignore lint/suspicious/noExplicitAny: a helper for any table takes tables of all schemas
export interface Table<Row = Record<string, Cell>, Tables = any, Parents = any, ChildTables = any> {
  readonly name: string;
  readonly rowCount: number;
  /**
   * The rows from `from` (0 by default) to below `to` (the table's end by default, and at most). They are plain objects,
   * in which every column name is an ordinary key, even `__proto__`. Rows are made while they are read, and again by each loop. Throws a
   * `RangeError` for negative or fractional numbers, and for a range that ends before it starts.
   *
   * @example
   * for (const { id, email } of table.rows(0, 10)) console.log(id, email);
   */
  rows(from?: number, to?: number): Iterable<Row>;
  /** One row, counted from 0. Throws a `RangeError` if the table does not have it. */
  row(number: number): Row;
  /**
   * The same values, column by column, all in memory. Unlike an object, it keeps the order of columns with names such as
   * `2024`. Throws a `RangeError` for the same numbers as `rows`, and for more rows than an array can hold.
   *
   * @example
   * const [ids, emails] = table.columns(0, 1000).map(({ values }) => values);
   */
  columns(from?: number, to?: number): readonly ColumnValues[];
  /**
   * Builds the next row: row 0 of the table, then row 1 and so on, with the values of `overrides` instead of the row's. All
   * columns that read these follow them: formulas, templates, lookups, and columns of the same person, place or other entity. So
   * a person with another name gets an e-mail with that name, and a city gets its own state and ZIP code. Unique columns are not
   * checked again. Throws a `RowloomError` if there is no such column or a value is not of its type, and a `RangeError` after the
   * table's last row.
   *
   * @example
   * const ada = customers.build({ name: 'Ada Lovelace' }); // ada.email is Ada's
   */
  build(overrides?: Partial<Row>): Row;
  /** Builds the next `count` rows as `build` does, each with the same overrides. */
  buildList(count: number, overrides?: Partial<Row>): Row[];
  /** Lets the next built row be row `row`, by default row 0. So each test can begin with the same rows, in any order of tests. */
  rewind(row?: number): void;
  /**
   * The rows of another table that refer to a row of this one, found by the key. Rows that are grouped by the reference are read
   * directly; for others, the reference is read once in the whole table. `reference` names it if there are several. Throws a
   * `RowloomError` if the other table has no such reference.
   *
   * @example
   * const orders = customers.children(ada, 'orders');
   */
  children<Name extends keyof ChildTables & keyof Tables & string>(
    row: Row,
    table: Name,
    reference?: ChildTables[Name] & string,
  ): Tables[Name][];
  /**
   * The row of another table to which a reference of a row leads. Null if the reference is null, or leads to no row. Throws a
   * `RowloomError` if the column is not a reference.
   *
   * @example
   * const customer = orders.parent(order, 'customer_id');
   */
  parent<Reference extends keyof Parents & string>(
    row: Row,
    reference: Reference,
  ): ParentRow<Tables, Parents[Reference]> | null;
  /**
   * A file with this table, as bytes. Rows are made when the stream is read. Throws a `RowloomError` if the request has
   * problems. After an abort, reading rejects with the signal's reason.
   *
   * @example
   * return new Response(table.stream('csv', { to: 1000 }), { headers: { 'content-type': formats.csv.mediaType } });
   */
  stream<Format extends FormatId>(format: Format, options?: FileOptions<Format>): ReadableStream<Uint8Array>;
  /**
   * Writes a file, which gets its name when it is complete. If the path is a directory or ends with a slash, writes a file
   * with the table's name and a `manifest.json` there. Rejects with a `RowloomError` if that is impossible, or with the
   * signal's reason after an abort; then nothing is left or changed, unless the system refuses to rename a complete file
   * after it has renamed others. A device or a pipe gets the bytes directly.
   *
   * @example
   * await table.write('orders.csv.gz', { options: { delimiter: ';' } });
   */
  write<Format extends FormatId = FormatId>(
    path: string | URL,
    options?: WriteOptions<Format>,
  ): Promise<Manifest>;
}

/**
 * An opened schema document. The compiler knows its tables if `defineSchema` returned the document: it is a
 * `Dataset<Rows<typeof shop>>`. Otherwise tables and columns can have any names.
 *
 * @example
 * const dataset = await open(shop);
 * console.log(dataset.tables, dataset.table('orders').row(0));
 */
// biome-ignore lint/suspicious/noExplicitAny: a function for any dataset of these rows takes every dataset
export interface Dataset<Rows = AnyRows, Parents = any> {
  /** The checked document with all defaults filled in. It is a document itself. */
  readonly schema: Schema;
  /** The names of the tables, in the order of the document. */
  readonly tables: readonly (keyof Rows & string)[];
  /** Throws a `RowloomError` if the document has no such table. */
  table<Name extends keyof Rows & string>(
    name: Name,
  ): Table<Rows[Name], Rows, Name extends keyof Parents ? Parents[Name] : never, Children<Parents, Name>>;
  /** Lets all tables build their rows from row 0 again. */
  rewind(): void;
  /**
   * One file with all tables, as bytes, in a format whose files hold several tables, such as `sql`. Throws a `RowloomError` if
   * the request has problems.
   */
  stream<Format extends FormatId>(format: Format, options?: FileOptions<Format>): ReadableStream<Uint8Array>;
  /**
   * Writes one file with all tables. If the path is a directory or ends with a slash, writes one file per table and a
   * `manifest.json` there. All files get their names together, when all are complete. While one process writes to a
   * directory, others are refused. Rejects as `write` of a table does.
   *
   * @example
   * const { files } = await dataset.write('data/', { format: 'csv', onProgress: ({ rows }) => console.log(rows) });
   */
  write<Format extends FormatId = FormatId>(
    path: string | URL,
    options?: WriteOptions<Format>,
  ): Promise<Manifest>;
  /**
   * Loads the rows of all tables into the tables of a database, in an order in which all keys hold. Rows that are there
   * already are not written again, so a load that was stopped goes on, and a finished one changes nothing. Rejects with a
   * `RowloomError` if the database refuses something, or with the signal's reason after an abort.
   * @param url such as `postgres://localhost/shop`, `mysql://root@localhost/shop` or `sqlite:shop.db`
   *
   * @example
   * await dataset.load('postgres://localhost/shop', { keep: ['countries'] });
   */
  load(url: string, options?: LoadOptions): Promise<LoadReport>;
}
