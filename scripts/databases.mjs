import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The paths of programs, by name; undefined if one is missing.
 * @param {readonly string[]} folders
 * @param {readonly string[]} names
 */
function findPrograms(folders, names) {
  const found = names.map((name) => folders.map((folder) => join(folder, name)).find(existsSync));
  return found.includes(undefined) ? undefined : new Map(names.map((name, i) => [name, found[i] ?? '']));
}

const onPath = () => (process.env.PATH ?? '').split(delimiter);

/** Debian has one folder per version, and none of them is on the path. */
const VERSIONS = '/usr/lib/postgresql';

export function findPostgresql() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const newest = versions.sort((one, other) => Number(other) - Number(one));
  const folders = newest.map((version) => join(VERSIONS, version, 'bin'));
  return findPrograms([...folders, ...onPath()], ['initdb', 'postgres', 'psql', 'pg_dump']);
}

export function findMariadb() {
  return findPrograms(
    [...onPath(), '/usr/sbin'],
    ['mariadb-install-db', 'mariadbd', 'mariadb', 'mariadb-dump'],
  );
}

export function findSqlite() {
  return findPrograms(onPath(), ['sqlite3']);
}
