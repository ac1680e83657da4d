import type { Problem } from '../schema/problem.ts';
import type { Dataset } from './api.ts';
import { okValue } from './errors.ts';
import type { Rows } from './row-types.ts';

/** Nine tenths of the package's code and data. Programs that only read `fields` or `formats` do not load them. */
const loadEngine = async () => {
  const [{ checkSource, openSource }, { nodeRuntime }] = await Promise.all([
    import('./engine.ts'),
    import('./node-runtime.ts'),
  ]);
  return { checkSource, openSource, runtime: nodeRuntime() };
};

/**
 * Finds all problems of a schema document that can be found before rows are made. The list is empty
 * if there are none.
 * @param source an object: a document that `defineSchema` returned, or parsed JSON
 *
 * @example
 * for (const { path, message } of await check(JSON.parse(text))) console.error(path.join('.'), message);
 */
export async function check(source: unknown): Promise<readonly Problem[]> {
  const { checkSource, runtime } = await loadEngine();
  return checkSource(source, runtime);
}

/**
 * Checks and opens a schema document. Loads large tables, such as the places, only if a column needs them. No row is
 * made before it is read.
 * @param source an object: a document that `defineSchema` returned, or parsed JSON
 * @throws {RowloomError} if the document has problems, which `check` lists too
 *
 * @example
 * const dataset = await open(shop);
 * const customers = [...dataset.table('customers').rows(0, 10)];
 */
export function open<const Source>(source: Source): Promise<Dataset<Rows<Source>>>;
export async function open(source: unknown): Promise<Dataset> {
  const { openSource, runtime } = await loadEngine();
  return okValue(await openSource(source, runtime));
}
