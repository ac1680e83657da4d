import type { Json, ValueType } from '../../src/catalogue/field.ts';
import type { LanguageId } from '../../src/code/languages.ts';
import type { ColumnLack } from '../../src/dataset/table-engines.ts';
import type { FormatId } from '../../src/formats/formats.ts';
import type { DialectName, SourceKind } from '../../src/importers/kinds.ts';
import type { ImportProblem } from '../../src/importers/problem.ts';
import type { ImportReport } from '../../src/importers/report.ts';
import type { Result } from '../../src/result.ts';
import type { Problem } from '../../src/schema/problem.ts';
import type { SourceError, SourcesApi } from '../protocol.ts';

/** Why the Studio's worker cannot answer a request about a document. */
export type SchemaError =
  | 'unknown-table'
  | 'unknown-column'
  /** No part of the document can be shown. */
  | 'unreadable'
  /** Problems of the document or of a format's options, which the user must fix first. */
  | { readonly problems: readonly Problem[] };

export type StudioError = SchemaError | SourceError;

export type Answer<T> = Result<T, StudioError>;

interface Checked {
  readonly problems: readonly Problem[];
  /** Columns that are empty in rows of a locale, by the names of their tables. Nothing is wrong with the document. */
  readonly lacks: readonly ColumnLack[];
}

/** The cells of a column as a page shows them. */
export interface PreviewColumn {
  readonly type: ValueType;
  /** Whether a problem prevents the column. All its cells are null then. */
  readonly isBroken: boolean;
  /** Null is null, not an empty text. Long texts are cut. */
  readonly cells: readonly (string | null)[];
}

/** The first values of a column. */
export interface Samples extends PreviewColumn {
  /** Whether the column can be null in any row; false for a broken column. */
  readonly canBeNull: boolean;
}

/** Rows of a table as a page shows them. */
interface PreviewRows {
  /** The number of rows in the whole table. */
  readonly rowCount: number;
  /** The number of the first row here, counted from 0. */
  readonly from: number;
  /** One for each column of the table in the document, in its order. */
  readonly columns: readonly PreviewColumn[];
}

/** How many distinct values a column can have. `count` is text because it may be beyond 2^53. */
export type Cardinality =
  | { readonly kind: 'counted'; readonly count: string }
  | { readonly kind: 'unlimited' | 'uncountable' };

export interface RowsPerValue {
  readonly most: number;
  readonly median: number;
}

/** The distribution of values in a column's first rows. */
export type Histogram = {
  /** Of a reference: how many of the rows have the same parent, among the parents of any. */
  readonly perParent?: RowsPerValue;
  /** The number of rows counted, including nulls. */
  readonly rows: number;
  readonly nulls: number;
} & (
  | {
      /** `counts` are the rows in equal parts of the range from `min` to `max`. */
      readonly kind: 'ranges';
      readonly min: string;
      readonly max: string;
      readonly counts: readonly number[];
    }
  | {
      /** The most frequent values; for numbers and dates all values, in ascending order. */
      readonly kind: 'values';
      readonly values: readonly { readonly text: string; readonly count: number }[];
      readonly distinct: number;
    }
);

/** The tables to write, by their indexes in the document, and the format. */
export interface OutputRequest {
  readonly tables: readonly number[];
  readonly format: FormatId;
  readonly options: Readonly<Record<string, Json>>;
}

/** Cells of a table, in a format. */
export interface CellsRequest {
  readonly table: number;
  /** Indexes in the document, in the order in which to write them. */
  readonly columns: readonly number[];
  /** Rows `from` to below `to`, counted from 0. */
  readonly from: number;
  readonly to: number;
  readonly format: FormatId;
  readonly options: Readonly<Record<string, Json>>;
  /** In UTF-16 units. Longer texts are cut. */
  readonly lengthMax: number;
}

/** The language in which to write the schema. */
export interface CodeRequest {
  readonly language: LanguageId;
  readonly options: Readonly<Record<string, Json>>;
}

/** The first rows of some tables as complete files. */
export interface Output {
  readonly text: string;
  /** Whether the text was too long and its end is missing. */
  readonly isCut: boolean;
}

/** The estimated size of a table in a file, measured on a sample of its rows. */
export interface TableEstimate {
  /** The number of rows in the table. */
  readonly rows: number;
  readonly bytes: number;
  /** The estimated size with gzip. */
  readonly gzipBytes: number;
  /** Whether another table of the request refers to this one. With fewer rows here, references there may break. */
  readonly isReferenced: boolean;
}

export interface ExportRequest extends OutputRequest {
  readonly gzip: boolean;
  /** The number of first rows to write for each table. Without it, all rows are written. */
  readonly rows?: readonly number[];
  /** The name of a file with several tables and of a zip, without its extension. */
  readonly name: string;
  /** Whether the files are written into one zip. */
  readonly zip: boolean;
}

/** What is known about a source that people bring. */
export interface ImportRequest {
  /** Without it, the kind is detected. */
  readonly kind?: SourceKind;
  /** The database whose SQL the source is. Without it, the text decides. */
  readonly dialect?: DialectName;
  /** Names of the objects of a JSON Schema or of OpenAPI that are read, in which `*` stands for any characters. Without them, all. */
  readonly tables?: readonly string[];
  /** The name of the file, if the source is one. */
  readonly fileName?: string;
  /** False if no value of sample rows gets into the schema. */
  readonly values?: boolean;
  /** The `now` of the document that gets the tables. */
  readonly now?: string;
  /** The day of the import in UTC, such as `2026-11-21`. */
  readonly today?: string;
}

export interface Imported {
  /** A document as JSON text. */
  readonly schema: string;
  readonly report: ImportReport;
}

/** Why a source that people bring cannot be read. */
export type ImportError = 'cancelled' | 'failed' | { readonly problems: readonly ImportProblem[] };

/** Why a file has no SHA-256. `file-missing`: it was removed, or has changed since the page got it. */
export type HashError = 'cancelled' | 'file-missing';

/** A file that the page holds for documents that name its SHA-256. */
export interface HeldFile {
  /** In hexadecimal digits. */
  readonly sha256: string;
  readonly file: Blob;
}

/** A document as JSON text, alone or with the files that it can name. */
export type StudioSource = string | { readonly json: string; readonly files: readonly HeldFile[] };

/** A file of given rows, without its cells. */
export interface GivenFileFacts {
  readonly sha256: string;
  /** The names of its columns. */
  readonly names: readonly string[];
  readonly rows: number;
}

/** Why a file has no rows that can be given, in a sentence. */
export interface GivenFileError {
  readonly message: string;
}

/** Other instances of the worker, which write rows of an export. The page starts and ends them. */
export interface RowThreads {
  /** Starts a thread, which serves ranges to the port. Resolves when it has been ended, and rejects when it fails. */
  start(id: number, source: StudioSource, request: ExportRequest, port: MessagePort): Promise<void>;
  end(id: number): void;
}

/** The requests that the Studio's page sends to its workers. */
export interface StudioApi extends SourcesApi<StudioSource, ExportRequest, SchemaError> {
  /** Lets later exports use threads. Without them, the worker writes all rows itself. */
  useThreads(threads: RowThreads): void;
  /** Plans the files of an export, and then writes ranges of them as the port asks. */
  serveRanges(source: StudioSource, request: ExportRequest, port: MessagePort): Promise<void>;
  check(opened: number): Answer<Checked>;
  /**
   * Rows `from` to below `to`, counted from 0, as far as the table has them. If the document has problems, the columns that
   * cannot be generated are broken.
   */
  read(opened: number, table: number, from: number, to: number): Answer<PreviewRows>;
  /** The first values of a column. */
  samples(opened: number, table: number, column: number, count: number): Answer<Samples>;
  cardinality(opened: number, table: number, column: number): Answer<Cardinality>;
  histogram(opened: number, table: number, column: number): Answer<Histogram>;
  output(opened: number, request: OutputRequest, rows: number): Promise<Answer<Output>>;
  /** The whole values of cells, as a file of the format has them. Fails if a column cannot be generated. */
  cells(opened: number, request: CellsRequest): Promise<Answer<Output>>;
  code(opened: number, request: CodeRequest): Answer<string>;
  /** Estimates the size of each table of the request, in the request's order. */
  estimate(opened: number, request: OutputRequest): Promise<Answer<readonly TableEstimate[]>>;
  /**
   * Resolves to the SHA-256 of a file in hexadecimal digits. `onProgress` gets the number of bytes that have been read; if it
   * answers false, the result is `cancelled`.
   */
  sha256(file: Blob, onProgress: (bytes: number) => Promise<boolean>): Promise<Result<string, HashError>>;
  /** Reads a file of given rows, and keeps them for documents that name it. */
  readGiven(name: string, file: Blob): Promise<Result<GivenFileFacts, GivenFileError>>;
  /** Reads a source that people bring, as text or as bytes of any encoding. The importers load at the first call. */
  importSource(source: string | Uint8Array, request: ImportRequest): Promise<Result<Imported, ImportError>>;
}
