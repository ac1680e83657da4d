import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import type { Dataset } from './api.ts';
import type { Rows } from './row-types.ts';

/** Nine tenths of the package's code and data. Programs that only read `fields` or `formats` do not load them. */
const loadEngine = () => import('./engine.ts');

/**
 * Finds all problems of a schema document that can be found before rows are made. The list is empty
 * if there are none.
 * @param source an object: a document that `defineSchema` returned, or parsed JSON
 *
 * @example
 * for (const { path, message } of await check(JSON.parse(text))) console.error(path.join('.'), message);
 */
export async function check(source: unknown): Promise<readonly Problem[]> {
  return (await loadEngine()).checkSource(source);
}

/**
 * Checks and opens a schema document. Loads large tables, such as the places, only if a column needs them. No row is
 * made before it is read.
 * @param source an object: a document that `defineSchema` returned, or parsed JSON
 *
 * @example
 * const opened = await open(shop);
 * if (!opened.ok) throw new RowloomError(opened.error);
 * const dataset = opened.value;
 */
export function open<const Source>(
  source: Source,
): Promise<Result<Dataset<Rows<Source>>, readonly Problem[]>>;
export async function open(source: unknown): Promise<Result<Dataset, readonly Problem[]>> {
  return (await loadEngine()).openSource(source);
}
