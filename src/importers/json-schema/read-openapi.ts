import type { Result } from '../../result.ts';
import type { Problem } from '../../schema/problem.ts';
import type { SourceTables } from '../source-tables.ts';
import { readJsonSchema } from './read-json-schema.ts';
import type { JsonSchemaOptions } from './schema-tables.ts';

/**
 * Reads a JSON Schema, or the schemas of an OpenAPI description, in JSON or YAML. The reader of YAML is loaded when it is
 * needed. Fails as `readJsonSchema` does.
 */
export async function readOpenApi(
  text: string,
  options: JsonSchemaOptions,
): Promise<Result<SourceTables, readonly Problem[]>> {
  if (/^\ufeff?\s*\{/.test(text)) return readJsonSchema(text, options);
  const { readYamlSchema } = await import('./yaml-schema.ts');
  return readYamlSchema(text, options);
}
