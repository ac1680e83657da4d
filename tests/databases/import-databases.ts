import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findSqlite } from '../../scripts/databases.mjs';
import { mariadb } from './mariadb.ts';
import { postgresql } from './postgresql.ts';
import { type ReportedTable, reportQueries } from './reported-tables.ts';
import type { Product } from './server.ts';

/** `schema`: no rows. `rows`: as the program prints them by default. `inserts`: rows as INSERT statements with column names. */
export type DumpContent = 'schema' | 'rows' | 'inserts';

/** Databases into which schemas are loaded, and which print them. */
export interface Databases {
  /** Creates an empty database. */
  create(database: string): Promise<void>;
  /** Runs a script, and returns what it prints. A failing statement ends it. */
  run(database: string, script: string): Promise<string>;
  /** Prints the database with the product's own program. */
  dump(database: string, content: DumpContent): Promise<string>;
  /** What the database says about its tables, sorted by name. */
  report(database: string): Promise<readonly ReportedTable[]>;
  stop(): Promise<void>;
}

export interface DatabaseKind {
  readonly name: string;
  readonly dialect: keyof typeof reportQueries;
  readonly installed: boolean;
  start(): Promise<Databases>;
}

function tablesIn(lines: string): readonly ReportedTable[] {
  return lines
    .split('\n')
    .flatMap((line): ReportedTable[] => (line === '' ? [] : [JSON.parse(line)]))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

interface ServerCommands {
  readonly product: Product;
  /** The client's command that selects a database. */
  readonly use: string;
  /** Runs in every new database. */
  readonly prepare: string;
  readonly dumps: Readonly<Record<DumpContent, readonly string[]>>;
}

function onServer({ product, use, prepare, dumps }: ServerCommands): DatabaseKind {
  const { name, dialect, installed } = product;
  return {
    name,
    dialect,
    installed,
    async start() {
      const server = await product.start();
      const run = (database: string, script: string) => server.run(`${use} ${database}\n${script}`);
      return {
        async create(database) {
          await server.run(`CREATE DATABASE ${database};\n${use} ${database}\n${prepare}`);
        },
        run,
        dump: (database, content) => server.dump(database, dumps[content]),
        report: async (database) => tablesIn(await run(database, reportQueries[dialect])),
        stop: () => server.stop(),
      };
    },
  };
}

const sqliteProgram = findSqlite()?.get('sqlite3');

const sqlite: DatabaseKind = {
  name: 'SQLite',
  dialect: 'sqlite',
  installed: sqliteProgram !== undefined,
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'database-'));
    async function run(database: string, script: string) {
      const shell = promisify(execFile)(sqliteProgram ?? 'sqlite3', ['-bail', join(folder, database)], {
        maxBuffer: 2 ** 28,
      });
      shell.child.stdin?.end(`PRAGMA foreign_keys = ON;\n${script}`);
      return (await shell).stdout;
    }
    return {
      async create() {},
      run,
      dump: (database, content) => run(database, content === 'schema' ? '.schema\n' : '.dump\n'),
      report: async (database) => tablesIn(await run(database, reportQueries.sqlite)),
      async stop() {
        rmSync(folder, { recursive: true });
      },
    };
  },
};

export const databaseKinds: readonly DatabaseKind[] = [
  onServer({
    product: postgresql,
    use: '\\connect',
    prepare: '',
    dumps: { schema: ['--schema-only'], rows: [], inserts: ['--inserts', '--column-inserts'] },
  }),
  onServer({
    product: mariadb,
    use: 'USE',
    prepare: '',
    dumps: {
      schema: ['--no-data', '--routines'],
      rows: ['--routines'],
      inserts: ['--complete-insert', '--skip-extended-insert'],
    },
  }),
  sqlite,
];
