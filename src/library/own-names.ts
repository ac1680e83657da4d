/** The names of files that Rowloom writes besides those with rows. */

/** Lists the files of a directory. */
export const MANIFEST_NAME = 'manifest.json';

const TEMPORARY_PREFIX = '.rowloom-';
const TEMPORARY_ENDING = '.part';

/** Prefix of the temporary files that a process writes. */
export function temporaryPrefix(pid: number): string {
  return `${TEMPORARY_PREFIX}${pid}-`;
}

/** Prefix of the temporary files of a directory whose lock has this id. */
export function temporaryPrefixOfLock(id: string): string {
  return `${TEMPORARY_PREFIX}${id}-`;
}

/** Prefix of the temporary files of a shard. */
export function temporaryPrefixOfShard(shard: number): string {
  return `${TEMPORARY_PREFIX}shard-${shard}-`;
}

/**
 * A temporary name.
 * @param id unique to the file
 */
export function temporaryName(prefix: string, id: string): string {
  return `${prefix}${id}${TEMPORARY_ENDING}`;
}

export function isTemporary(name: string): boolean {
  return name.startsWith(TEMPORARY_PREFIX) && name.endsWith(TEMPORARY_ENDING);
}
