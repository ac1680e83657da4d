import type { Drafted, Imported } from '../importers/choose/choose-fields.ts';
import type { DialectName, SourceKind } from '../importers/kinds.ts';
import type { SourceFile } from '../importers/migrations/source-files.ts';
import type { Result } from '../result.ts';
import type { RequestProblem } from './api.ts';
import type { StandardJsonSchema } from './standard-schema.ts';

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

/** A JSON Schema or OpenAPI: an object of JSON, or of an interface with one of its keywords. */
type JsonSchemaObject =
  | Readonly<Record<string, unknown>>
  | {
      readonly type?: unknown;
      readonly properties?: unknown;
      readonly $ref?: unknown;
      readonly openapi?: unknown;
    };

export type Source =
  | string
  | Uint8Array
  | AsyncIterable<Uint8Array>
  | readonly SourceFile[]
  | StandardJsonSchema
  | JsonSchemaObject;

/** An imported schema that names its JSON Schema. */
export function withSchemaUrl({ schema, report }: Imported, url: string): Imported {
  return { schema: { $schema: url, ...schema }, report };
}

/** `importSchema` with its problems as a result, and without `$schema`. */
export async function importSource(
  source: Source,
  options: ImportRequest,
): Promise<Result<Drafted, readonly RequestProblem[]>> {
  const [importers, { firstRows }, { checkImportRequest }, { readableSource }] = await Promise.all([
    import('../importers/import-schema.ts'),
    import('./open-document.ts'),
    import('./import-request.ts'),
    import('./readable-source.ts'),
  ]);
  const checked = checkImportRequest(options);
  if (!checked.ok) return checked;
  const readable = readableSource(source);
  if (!readable.ok) return readable;
  const { check, ...reader } = firstRows();
  const { source: content, kind, isAnnotated } = readable.value;
  return importers.importDraft(content, {
    ...options,
    kind: options.kind ?? kind,
    isAnnotated,
    check,
    reader,
  });
}
