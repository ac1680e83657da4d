import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The paths of programs, by name; undefined if one is missing.
 * @param {readonly string[]} folders
 * @param {readonly string[]} names
 */
export function findPrograms(folders, names) {
  const found = names.map((name) => folders.map((folder) => join(folder, name)).find(existsSync));
  return found.includes(undefined) ? undefined : new Map(names.map((name, i) => [name, found[i] ?? '']));
}

export const onPath = () => (process.env.PATH ?? '').split(delimiter);
