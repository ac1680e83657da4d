import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileError, systemCode } from '../file-errors.ts';
import { statOf } from '../output-file.ts';
import { isTemporary } from '../own-names.ts';
import { markerName, SHARDS_FOLDER } from './names.ts';
import type { Plan } from './plan.ts';
import type { ShardProblem } from './problem.ts';

/** A file that a task has not completed: it is still writing it, or it was killed. */
export interface UnfinishedFile {
  /** The path as the user knows it. */
  readonly path: string;
  readonly bytes: number;
}

/** Files in a plan's directory that no shard of the plan has completed. */
export interface Strays {
  readonly unfinished: readonly UnfinishedFile[];
  /** Files that readers would take for parts of a table, or for markers of the plan. */
  readonly unknown: readonly ShardProblem[];
}

/** Programs that read folders, such as Spark and Hadoop, leave out such names. */
const HIDDEN = /^[._]/;

async function namesIn(path: string): Promise<readonly string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    // A table without rows has no folder.
    if (systemCode(error) === 'ENOENT') return [];
    throw fileError(error, path);
  }
}

async function unfinishedIn(directory: string): Promise<readonly UnfinishedFile[]> {
  const files = (await namesIn(directory)).filter(isTemporary).map(async (name) => {
    const path = join(directory, name);
    const found = await statOf(path);
    // A task may have completed or removed it in the meantime.
    return found ? [{ path, bytes: found.size }] : [];
  });
  return (await Promise.all(files)).flat();
}

/** Looks through the folders of a plan. Rejects with a `RowloomError` if one cannot be read. */
export async function findStrays(directory: string, { tables, shards }: Plan): Promise<Strays> {
  const files = shards.flatMap((parts, shard) => [markerName(shard), ...parts.map(({ file }) => file)]);
  const known = new Set(files);
  const folders = [SHARDS_FOLDER, ...tables.map(({ folder }) => folder)];
  const unfinished: UnfinishedFile[] = [];
  const unknown: ShardProblem[] = [];
  for (const folder of folders) {
    for (const entry of await namesIn(join(directory, folder))) {
      const name = `${folder}/${entry}`;
      if (known.has(name) || HIDDEN.test(entry)) continue;
      const message = `“${join(directory, name)}” does not belong to the plan, but programs that read this folder would read it. Remove it.`;
      unknown.push({ path: name, code: 'unknown-file', message });
    }
  }
  for (const folder of ['', ...folders]) {
    unfinished.push(...(await unfinishedIn(join(directory, folder))));
  }
  return { unfinished, unknown };
}
