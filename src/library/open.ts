import type { Problem } from '../schema/problem.ts';
import type { Dataset } from './api.ts';
import { opening } from './opening.ts';
import type { Parents } from './parent-types.ts';
import type { Rows } from './row-types.ts';

const inNode = opening(async () => (await import('./node-runtime.ts')).nodeRuntime());

/**
 * Finds all problems of a schema document that can be found before rows are made. The list is empty
 * if there are none.
 * @param source an object: a document that `defineSchema` returned, or parsed JSON
 *
 * @example
 * for (const { path, message } of await check(JSON.parse(text))) console.error(path.join('.'), message);
 */
export function check(source: unknown): Promise<readonly Problem[]> {
  return inNode.check(source);
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
export function open<const Source>(source: Source): Promise<Dataset<Rows<Source>, Parents<Source>>>;
export function open(source: unknown): Promise<Dataset> {
  return inNode.open(source);
}
