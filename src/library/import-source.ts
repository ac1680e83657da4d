import type { Drafted, Imported } from '../importers/choose/choose-fields.ts';
import type { SourceFile } from '../importers/migrations/source-files.ts';
import type { Result } from '../result.ts';
import type { RequestProblem } from './api.ts';
import type { ImportRequest } from './import-options.ts';
import type { StandardJsonSchema } from './standard-schema.ts';

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
