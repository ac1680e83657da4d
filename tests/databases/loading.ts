import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findNodeWithSqlite, findSqlite } from '../../scripts/databases.mjs';
import type { DatabaseDialect } from '../../src/databases/session.ts';
import { RowloomError } from '../../src/library/errors.ts';
import { importSchema } from '../../src/library/import-schema.ts';
import { loadDataset } from '../../src/library/load/load.ts';
import type { LoadOptions, LoadReport } from '../../src/library/load/load-options.ts';
import { openDocument } from '../../src/library/open-document.ts';
import { mariadb } from './mariadb.ts';
import { postgresql } from './postgresql.ts';
import type { Server } from './server.ts';

/** A server, or a folder of files, with any number of databases. */
export interface Loading {
  readonly dialect: DatabaseDialect;
  /** Makes an empty database. */
  create(database: string): Promise<void>;
  url(database: string): string;
  /** Runs a script and returns what it prints. */
  run(database: string, script: string): Promise<string>;
  /** The rows of a database, as its own program prints them. */
  dump(database: string): Promise<string>;
  stop(): Promise<void>;
}

interface LoadingKind {
  readonly name: string;
  readonly dialect: DatabaseDialect;
  readonly installed: boolean;
  start(): Promise<Loading>;
}

interface ServerCommands extends Pick<Loading, 'dialect' | 'url' | 'dump'> {
  /** The client's command that selects a database. */
  readonly use: string;
  readonly createDatabase: (database: string) => string;
}

function ofServer(server: Server, { dialect, url, use, dump, createDatabase }: ServerCommands): Loading {
  return {
    dialect,
    url,
    dump,
    async create(database) {
      await server.run(`DROP DATABASE IF EXISTS ${database};\n${createDatabase(database)}`);
    },
    run: (database, script) => server.run(`${use} ${database}\n${script}`),
    stop: () => server.stop(),
  };
}

const sqliteProgram = findSqlite()?.get('sqlite3');

export const loadingKinds: readonly LoadingKind[] = [
  {
    name: 'PostgreSQL',
    dialect: 'postgresql',
    installed: postgresql.installed,
    async start() {
      const server = await postgresql.start();
      return ofServer(server, {
        dialect: 'postgresql',
        use: '\\connect',
        createDatabase: (database) => `CREATE DATABASE ${database};\n`,
        url: (database) => `postgres://postgres@/${database}?host=${server.environment.PGHOST}`,
        // A random key protects each dump.
        dump: async (database) =>
          (await server.dump(database, ['--data-only'])).replace(/^\\(un)?restrict .*$/gm, ''),
      });
    },
  },
  {
    name: 'MariaDB',
    dialect: 'mysql',
    installed: mariadb.installed,
    async start() {
      const server = await mariadb.start();
      return ofServer(server, {
        dialect: 'mysql',
        use: 'USE',
        createDatabase: (database) => `CREATE DATABASE ${database} CHARACTER SET utf8mb4;\n`,
        url: (database) => `mysql://root@localhost/${database}?socketPath=${server.environment.HOME}/socket`,
        dump: (database) => server.dump(database, ['--skip-comments', '--skip-extended-insert']),
      });
    },
  },
  {
    name: 'SQLite',
    dialect: 'sqlite',
    installed: sqliteProgram !== undefined,
    async start() {
      const folder = mkdtempSync(join(tmpdir(), 'database-'));
      const shell = (database: string, script: string) =>
        execFileSync(sqliteProgram ?? 'sqlite3', ['-bail', join(folder, database)], {
          input: script,
          encoding: 'utf8',
          maxBuffer: 2 ** 28,
        });
      return {
        dialect: 'sqlite',
        url: (database) => `sqlite://${join(folder, database)}`,
        async create(database) {
          rmSync(join(folder, database), { force: true });
          shell(database, 'PRAGMA user_version = 1;');
        },
        run: async (database, script) => shell(database, `PRAGMA foreign_keys = ON;\n${script}`),
        dump: async (database) => shell(database, '.dump\n'),
        async stop() {
          rmSync(folder, { recursive: true });
        },
      };
    },
  },
];

/** A document of a script's tables, with about so many rows of each: fewer where no more can differ. */
export async function documentOf(ddl: string, rows: number): Promise<unknown> {
  const { schema } = await importSchema(ddl, { kind: 'sql', rows });
  return schema;
}

/** The program `rowloom`, and a Node that has a driver of SQLite. */
export const programs = {
  node: findNodeWithSqlite() ?? process.execPath,
  rowloom: fileURLToPath(new URL('../../scripts/rowloom.mjs', import.meta.url)),
} as const;

/** Whether this Node has a driver of SQLite. Otherwise the program loads in a newer one. */
export const hasSqlite = process.getBuiltinModule('node:sqlite') !== undefined;

/** Loads by the program `rowloom`. Its problems are an error of the library. */
async function loadByProgram(
  document: unknown,
  url: string,
  { keep = [], ...flags }: LoadOptions,
): Promise<LoadReport> {
  const isGiven = ([, value]: readonly [string, unknown]) => value === true;
  const names: Readonly<Record<string, string>> = { dryRun: 'dry-run' };
  const set = Object.entries(flags).filter(isGiven);
  const args = [
    ...set.map(([name]) => `--${names[name] ?? name}`),
    ...(keep.length > 0 ? ['--keep', keep.join()] : []),
  ];
  const child = promisify(execFile)(programs.node, [programs.rowloom, 'load', '-', url, '--json', ...args]);
  child.child.stdin?.end(JSON.stringify(document));
  try {
    return JSON.parse((await child).stdout);
  } catch (error) {
    const { stderr } = Object(error);
    throw new RowloomError(
      String(stderr)
        .split('\n')
        .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : [])),
    );
  }
}

/** Opens a document and loads it. */
export async function loadDocument(
  document: unknown,
  url: string,
  options: LoadOptions = {},
): Promise<LoadReport> {
  if (url.startsWith('sqlite:') && !hasSqlite) return loadByProgram(document, url, options);
  const opened = await openDocument(document);
  if (!opened.ok)
    throw new Error(opened.error.map(({ message, path }) => `${path.join('.')}: ${message}`).join(' '));
  return loadDataset(opened.value, url, { workers: 1, ...options });
}
