import type { Drafted, Imported } from '../importers/choose/choose-fields.ts';
import { okValue } from './errors.ts';
import type { ImportRequest } from './import-options.ts';
import { importSource, type Source, withSchemaUrl } from './import-source.ts';
import { schemaUrl } from './schema-url.ts';

/** `importSchema` with its draft, for the command line. */
export async function importDraft(source: Source, options: ImportRequest = {}): Promise<Drafted> {
  const drafted = okValue(await importSource(source, options));
  return { ...drafted, ...withSchemaUrl(drafted, schemaUrl(process.cwd())) };
}

/**
 * Reads the tables that a source describes, and chooses a field for each column: SQL DDL, sample rows (CSV, TSV, JSON,
 * NDJSON), JSON Schema or OpenAPI. The schema has no problems. The report tells why each field was chosen, and what was
 * skipped. Its `$schema` is that of a document in the working directory: the path of the installed package's JSON Schema, or the
 * address of the same version.
 * @param source the text of the source, its bytes, its bytes in parts, such as a stream of a file, or the files of migrations in
 * SQL, in any order, or a schema of Zod 4, ArkType or another library that writes its schemas as Standard JSON Schema, or a JSON
 * Schema or OpenAPI as an object. A dump of SQL that comes in parts is read in little memory, whatever its size
 * @throws {RowloomError} if nothing can be read, with a line and a column in its message, or if an option is wrong
 *
 * @example
 * const { schema, report } = await importSchema(await readFile('dump.sql'));
 * const dataset = await open(schema);
 */
export async function importSchema(source: Source, options: ImportRequest = {}): Promise<Imported> {
  const { schema, report } = await importDraft(source, options);
  return { schema, report };
}
