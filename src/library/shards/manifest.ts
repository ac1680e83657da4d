import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isJsonObject } from '../../schema/json-object.ts';
import type { Manifest, WrittenFile } from '../api.ts';
import { RowloomError } from '../errors.ts';
import { writeTextFile } from '../output-file.ts';
import { MANIFEST_NAME } from '../own-names.ts';
import type { Plan } from './plan.ts';
import type { ShardProblem } from './problem.ts';

/** What `manifest.json` says about the files of a complete plan. */
interface ShardManifest extends Omit<Manifest, 'schema'> {
  readonly plan: { readonly id: string; readonly shards: number };
  readonly schema: unknown;
}

/** Undefined if there is none. */
function readManifest(directory: string): Promise<string | undefined> {
  return readFile(join(directory, MANIFEST_NAME), 'utf8').catch(() => undefined);
}

/** Whether the text is the manifest of a plan, and not one of `rowloom rows`. */
function isOfPlan(text: string): boolean {
  try {
    const manifest: unknown = JSON.parse(text);
    return isJsonObject(manifest) && isJsonObject(manifest.plan);
  } catch {
    return false;
  }
}

/** The problem of a manifest that does not belong to a plan. Undefined if there is none. */
export async function findForeignManifest(directory: string): Promise<ShardProblem | undefined> {
  const text = await readManifest(directory);
  if (text === undefined || isOfPlan(text)) return undefined;
  const message = `“${join(directory, MANIFEST_NAME)}” does not belong to the plan: rowloom verify has not written it. Remove it, and the files that it lists.`;
  return { path: MANIFEST_NAME, code: 'unknown-file', message };
}

/** Removes the manifest of an incomplete plan, so that no program takes it for complete. Undefined if there is none. */
export async function removeManifest(directory: string): Promise<ShardProblem | undefined> {
  const text = await readManifest(directory);
  if (text === undefined || !isOfPlan(text)) return undefined;
  const path = join(directory, MANIFEST_NAME);
  const isRemoved = await rm(path, { force: true }).then(
    () => true,
    () => false,
  );
  const message = `“${path}” said that all files were whole. ${isRemoved ? 'It was removed.' : 'Remove it.'}`;
  return { path: MANIFEST_NAME, code: 'stale-manifest', message };
}

/**
 * Writes `manifest.json`, unless it is there with the same content: the directory may be read-only by then. Resolves to the
 * problem if it cannot be written.
 */
export async function writeManifest(
  directory: string,
  plan: Plan,
  files: readonly WrittenFile[],
): Promise<readonly ShardProblem[]> {
  const { id, versions, format, options, schema, shards } = plan;
  const manifest: ShardManifest = {
    plan: { id, shards: shards.length },
    versions,
    format,
    options,
    files,
    schema,
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  if ((await readManifest(directory)) === text) return [];
  try {
    await writeTextFile(join(directory, MANIFEST_NAME), text);
    return [];
  } catch (error) {
    if (!(error instanceof RowloomError)) throw error;
    return error.problems.map(({ code, message }) => ({
      path: MANIFEST_NAME,
      code,
      message: `${message} All files of the plan are whole.`,
    }));
  }
}
