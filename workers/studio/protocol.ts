import type { Json, ValueType } from '../../src/catalogue/field.ts';
import type { LanguageId } from '../../src/code/languages.ts';
import type { FormatId } from '../../src/formats/formats.ts';
import type { Result } from '../../src/result.ts';
import type { Problem } from '../../src/schema/problem.ts';
import type { SourceError, SourcesApi } from '../protocol.ts';

/** Why the Studio's worker cannot answer about a document. */
export type DocumentError =
  | 'unknown-table'
  | 'unknown-column'
  /** The document cannot be shown, not even a part of it. */
  | 'unreadable'
  /** What has to be mended first: in the document, or in a format's options. */
  | { readonly problems: readonly Problem[] };

export type StudioError = DocumentError | SourceError;

export type Answer<T> = Result<T, StudioError>;

export interface Checked {
  readonly problems: readonly Problem[];
}

/** Cells of a column as a page shows them. */
export interface PreviewColumn {
  readonly type: ValueType;
  /** Whether the column cannot be made, because of a problem: all its cells are null then. */
  readonly isBroken: boolean;
  /** Null for a null; an empty text is a text. Long ones are cut. */
  readonly cells: readonly (string | null)[];
}

/** The first values of a column. */
export interface Samples extends PreviewColumn {
  /** Whether the column's values can be null, in these rows or others; false of a broken one. */
  readonly canBeNull: boolean;
}

/** Rows of a table as a page shows them. */
export interface PreviewRows {
  /** Of the whole table. */
  readonly rowCount: number;
  /** The number of the first of them, from 0. */
  readonly from: number;
  /** One for each column of the document's table, in its order. */
  readonly columns: readonly PreviewColumn[];
}

/** How many different values a column can have; the digits of a count may be more than a number holds. */
export type Cardinality =
  | { readonly kind: 'counted'; readonly count: string }
  | { readonly kind: 'unlimited' | 'uncountable' };

/** How a column's first rows are spread. */
export type Histogram = {
  /** Rows that were looked at. */
  readonly rows: number;
  readonly nulls: number;
} & (
  | {
      /** Rows in each of some equal parts of the range from the least to the greatest. */
      readonly kind: 'ranges';
      readonly min: string;
      readonly max: string;
      readonly counts: readonly number[];
    }
  | {
      /** The most frequent values; of numbers and dates all, in their order. */
      readonly kind: 'values';
      readonly values: readonly { readonly text: string; readonly count: number }[];
      readonly distinct: number;
    }
);

/** Which tables, by their place in the document, and how they are written. */
export interface OutputRequest {
  readonly tables: readonly number[];
  readonly format: FormatId;
  readonly options: Readonly<Record<string, Json>>;
}

/** How a schema is written as code. */
export interface CodeRequest {
  readonly language: LanguageId;
  readonly options: Readonly<Record<string, Json>>;
}

/** The first rows as a complete file. */
export interface Output {
  readonly text: string;
  /** Whether it was too long to be shown whole. */
  readonly isCut: boolean;
}

/** How large a table's rows are in a file, estimated from some of them. */
export interface TableEstimate {
  /** How many rows the table has. */
  readonly rows: number;
  readonly bytes: number;
  /** Compressed. */
  readonly gzipBytes: number;
  /** Whether another table of the same request refers to its rows: without some of them, that table's references break. */
  readonly isReferenced: boolean;
}

export interface ExportRequest extends OutputRequest {
  readonly gzip: boolean;
  /** How many rows of each table are written, from the first one on; all of them where this is left out. */
  readonly rows?: readonly number[];
  /** What a file of several tables is called, without its extension. */
  readonly name: string;
}

/** What the Studio's page asks of its workers. A source is a document's JSON. */
export interface StudioApi extends SourcesApi<string, ExportRequest, DocumentError> {
  check(document: number): Answer<Checked>;
  /** Rows `from` to below `to`, counted from 0, cut at the table's end; of a document with problems what can be made. */
  read(document: number, table: number, from: number, to: number): Answer<PreviewRows>;
  /** The first values of a column. */
  samples(document: number, table: number, column: number, count: number): Answer<Samples>;
  cardinality(document: number, table: number, column: number): Answer<Cardinality>;
  histogram(document: number, table: number, column: number): Answer<Histogram>;
  output(document: number, request: OutputRequest, rows: number): Answer<Output>;
  /** The schema as code. */
  code(document: number, request: CodeRequest): Answer<string>;
  /** How large each table of the request would be in a file, in the request's order. */
  estimate(document: number, request: OutputRequest): Promise<Answer<readonly TableEstimate[]>>;
}
