import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPrograms, onPath } from './find-programs.mjs';

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
