import type { Result } from '../../src/result.ts';
import type { Problem } from '../../src/schema/problem.ts';
import type { ImportError, Imported, ImportRequest } from './protocol.ts';

/** Of a table with a sample of a few rows, as many as a new table has. */
const LEAST_ROWS = 100;

/**
 * Reads a source that people bring. The importers are chunks of their own, which load at the first call.
 * @param check finds all problems of a document
 */
export async function importSource(
  source: string | Uint8Array,
  request: ImportRequest,
  check: (document: unknown) => Promise<readonly Problem[]>,
): Promise<Result<Imported, ImportError>> {
  try {
    const { importSchema } = await import('../../src/importers/import-schema.ts');
    const imported = await importSchema(source, { ...request, leastRows: LEAST_ROWS, check });
    if (!imported.ok) return { ok: false, error: { problems: imported.error } };
    const { schema, report } = imported.value;
    return { ok: true, value: { schema: JSON.stringify(schema), report } };
  } catch (error) {
    console.error(error);
    return { ok: false, error: 'failed' };
  }
}
