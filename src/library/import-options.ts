import type { DialectName, SourceKind } from '../importers/kinds.ts';

/** How to read a source. */
export interface ImportRequest {
  /** The kind of the source. By default, the ending of `fileName` and the content decide. */
  readonly kind?: SourceKind;
  /** The name of the file, if the source is one. */
  readonly fileName?: string;
  /** The name of the schema. */
  readonly name?: string;
  /**
   * The database whose SQL the source is. MariaDB counts as MySQL. By default the text decides. Of `oracle`, `snowflake`,
   * `bigquery`, `redshift`, `clickhouse` and `cockroachdb`, only what follows the standard is read.
   */
  readonly dialect?: DialectName;
  /** The rows of each table without sample rows. By default 100, and 300 for tables that refer to others. */
  readonly rows?: number;
  /** The objects of a JSON Schema or OpenAPI to read, by their names, in which `*` stands for any characters. By default all. */
  readonly tables?: readonly string[];
  /** The objects to leave out, such as `*Response`. */
  readonly exclude?: readonly string[];
  /** False if no value of sample rows gets into the schema: of each column only the form of its values. */
  readonly values?: boolean;
}
