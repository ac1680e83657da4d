import type { ValueType } from '../catalogue/field.ts';
import type { FormatId } from '../formats/formats.ts';
import type { Fix, Path, ProblemCode } from '../schema/problem.ts';
import type { Schema } from '../schema/schema.ts';

/** Which rows to read: from row `from` (0 by default) to below row `to` (the table's end by default), counted from 0. */
export interface RowRange {
  readonly from?: number;
  readonly to?: number;
}

/** How to write a file. */
export interface FileOptions extends RowRange {
  /** The format's own options, such as `{ delimiter: ';' }` for CSV. */
  readonly options?: object;
  /** Whether to compress the file with gzip. */
  readonly gzip?: boolean;
  /** The most threads to use: one per core by default. 1 starts no thread. The bytes are the same with any number. */
  readonly workers?: number;
  /** Stops the writing and removes what was written. */
  readonly signal?: AbortSignal;
}

/** How to write files to disk. */
export interface WriteOptions extends FileOptions {
  /** By default the format that the path's ending names: `csv` for `orders.csv` and `orders.csv.gz`. */
  readonly format?: FormatId;
  /** Whether to replace existing files, which is the default. Otherwise an existing file is an error. */
  readonly overwrite?: boolean;
  /** Called several times per second, and at the end of each file. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  /** The name of the file being written. */
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

/** What `write` has written. In a directory, `manifest.json` holds it too. */
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

/** Some rows of one column, in the order of the table's columns. */
export interface ColumnValues<Value = unknown> {
  readonly name: string;
  readonly type: ValueType;
  readonly values: readonly Value[];
}

/** Problems of a request that is not about the schema document. These codes are stable. */
export type RequestCode =
  /** A file that exists already, and must not be replaced. */
  | 'file-exists'
  /** Another command is writing to the same directory. */
  | 'directory-busy'
  | 'disk-full'
  /** A file or directory that cannot be written for another reason, such as missing permission. */
  | 'write-failed'
  /** A thread ended twice while it made the same rows. */
  | 'thread-lost';

export interface RequestProblem {
  /** The path of a value in the document or in the request, such as `['options', 'delimiter']`. */
  readonly path: Path;
  readonly code: ProblemCode | RequestCode;
  /** One or more sentences. */
  readonly message: string;
  /** A change of the request that solves the problem, if there is an obvious one. */
  readonly fix?: Fix;
}

export interface Table<Row extends object = Record<string, unknown>> {
  readonly name: string;
  readonly rowCount: number;
  /** Objects without a prototype, made while they are read. Dates and timestamps are `Date`s in UTC. */
  rows(from?: number, to?: number): Iterable<Row>;
  /** One row. Throws a `RangeError` if the table does not have it. */
  row(number: number): Row;
  /** The same values, column by column: unlike an object, it keeps the order of columns with names such as `2024`. */
  columns(from?: number, to?: number): readonly ColumnValues[];
  /** A file with this table, as bytes. Throws a `RowloomError` if the request has problems. */
  stream(format: FormatId, options?: FileOptions): ReadableStream<Uint8Array>;
  /** Writes a file. A directory gets a file with the table's name, and a manifest. Rejects with a `RowloomError`. */
  write(path: string, options?: WriteOptions): Promise<Manifest>;
}

/** An opened schema document. */
export interface Dataset {
  /** The checked document with all defaults filled in. */
  readonly schema: Schema;
  /** The names of the tables, in the order of the document. */
  readonly tables: readonly string[];
  /** Throws a `RowloomError` if the document has no such table. */
  table(name: string): Table;
  /**
   * One file with all tables, as bytes. Throws a `RowloomError` if the request has problems, for example if the
   * format's files hold only one table.
   */
  stream(format: FormatId, options?: FileOptions): ReadableStream<Uint8Array>;
  /**
   * Writes one file with all tables, or one file per table and a manifest if the path is a directory. Rejects with a
   * `RowloomError`.
   */
  write(path: string, options?: WriteOptions): Promise<Manifest>;
}
