import type { SchemaEngine } from '../../src/dataset/engine.ts';
import { createFirstRows } from '../../src/dataset/first-rows.ts';
import type { Result } from '../../src/result.ts';
import type { ImportError, Imported, ImportRequest } from './protocol.ts';

/** Of a table with a sample of a few rows, as many as a new table has. */
const LEAST_ROWS = 100;

/**
 * Reads a source that people bring. The importers are chunks of their own, which load at the first call.
 * @param engineFor the engine with the large tables that a document needs
 */
export async function importSource(
  source: string | Uint8Array,
  request: ImportRequest,
  engineFor: (document: unknown) => Promise<SchemaEngine>,
): Promise<Result<Imported, ImportError>> {
  try {
    const { importSchema } = await import('../../src/importers/import-schema.ts');
    const { check, ...reader } = createFirstRows(engineFor);
    const imported = await importSchema(source, { ...request, leastRows: LEAST_ROWS, check, reader });
    if (!imported.ok) return { ok: false, error: { problems: imported.error } };
    const { schema, report } = imported.value;
    return { ok: true, value: { schema: JSON.stringify(schema), report } };
  } catch (error) {
    console.error(error);
    return { ok: false, error: 'failed' };
  }
}
