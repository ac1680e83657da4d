import type { Imported } from '../importers/choose/choose-fields.ts';
import type { DialectName, SourceKind } from '../importers/kinds.ts';
import type { SourceFile } from '../importers/migrations/source-files.ts';
import type { ImportProblem } from '../importers/problem.ts';
import type { Result } from '../result.ts';
import { okValue } from './errors.ts';
import { schemaUrl } from './schema-url.ts';
import { isStandardJsonSchema, jsonSchemaText, type StandardJsonSchema } from './standard-schema.ts';

/** How to read a source. */
export interface ImportRequest {
  /** What the source is. By default, the ending of `fileName` and the content decide. */
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

type Source = string | Uint8Array | AsyncIterable<Uint8Array> | readonly SourceFile[] | StandardJsonSchema;

/**
 * Reads the tables that a source describes, and chooses a field for each column: SQL DDL, sample rows (CSV, TSV, JSON,
 * NDJSON), JSON Schema or OpenAPI. The schema has no problems. The report tells why each field was chosen, and what was
 * skipped. Its `$schema` is that of a document in the working directory: the path of the installed package's JSON Schema, or the
 * address of the same version.
 * @param source the text of the source, its bytes, its bytes in parts, such as a stream of a file, or the files of migrations in
 * SQL, in any order, or a schema of Zod 4, ArkType or another library that writes its schemas as Standard JSON Schema. A dump of SQL
 * that comes in parts is read in little memory, whatever its size
 * @throws {RowloomError} if nothing can be read. Its message names a line and a column
 *
 * @example
 * const { schema, report } = await importSchema(await readFile('dump.sql'));
 * const dataset = await open(schema);
 */
export async function importSchema(source: Source, options: ImportRequest = {}): Promise<Imported> {
  return okValue(await importSource(source, options));
}

/** `importSchema` with its problems as a result. */
export async function importSource(
  source: Source,
  options: ImportRequest,
): Promise<Result<Imported, readonly ImportProblem[]>> {
  if (isStandardJsonSchema(source)) {
    const text = jsonSchemaText(source);
    return text.ok ? importSource(text.value, { kind: 'json-schema', ...options }) : text;
  }
  const [importers, { firstRows }] = await Promise.all([
    import('../importers/import-schema.ts'),
    import('./open-document.ts'),
  ]);
  const { check, ...reader } = firstRows();
  const imported = await importers.importSchema(source, { ...options, check, reader });
  if (!imported.ok) return imported;
  const { schema, report } = imported.value;
  return { ok: true, value: { schema: { $schema: schemaUrl(process.cwd()), ...schema }, report } };
}
