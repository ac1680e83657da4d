import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findSqlite } from '../../scripts/databases.mjs';
import { mariadb } from './mariadb.ts';
import { postgresql } from './postgresql.ts';
import { type ReportedTable, reportQueries, withDeclaredLengths } from './reported-tables.ts';
import type { Product } from './server.ts';

/** `rows`: with rows, as the program prints them by default. `inserts`: with rows as INSERT statements with column names. */
export type DumpContent = 'schema' | 'rows' | 'inserts';

/** Databases into which schemas are loaded, and which print them. */
export interface Databases {
  create(database: string): Promise<void>;
  /** Creates a database from what the product printed. */
  restore(database: string, dump: string): Promise<void>;
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
  /** Makes tables known by their names alone, in whatever namespaces they are. */
  readonly findNames: string;
  readonly dumps: Readonly<Record<DumpContent, readonly string[]>>;
}

function onServer({ product, use, findNames, dumps }: ServerCommands): DatabaseKind {
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
          await server.run(`CREATE DATABASE ${database};\n`);
        },
        async restore(database, dump) {
          await server.run(`CREATE DATABASE ${database};\n${use} ${database}\n${dump}\n${findNames}`);
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
      // If a statement failed, the shell's own error says so; the broken pipe does not matter.
      shell.child.stdin?.on('error', () => {}).end(`PRAGMA foreign_keys = ON;\n${script}`);
      return (await shell).stdout;
    }
    return {
      async create() {},
      async restore(database, dump) {
        // The shell prints this table, and does not create it.
        await run(database, dump.replace('CREATE TABLE sqlite_sequence(name,seq);\n', ''));
      },
      run,
      dump: (database, content) => run(database, content === 'schema' ? '.schema\n' : '.dump\n'),
      async report(database) {
        const tables = tablesIn(await run(database, reportQueries.sqlite));
        return tables.map((table) => ({ ...table, columns: table.columns.map(withDeclaredLengths) }));
      },
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
    findNames: `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = %s', current_database(),
      (SELECT string_agg(quote_ident(nspname), ', ') FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema)'));
      END $$;\n`,
    dumps: { schema: ['--schema-only'], rows: [], inserts: ['--inserts', '--column-inserts'] },
  }),
  onServer({
    product: mariadb,
    use: 'USE',
    findNames: '',
    dumps: {
      schema: ['--no-data', '--routines'],
      rows: ['--routines'],
      inserts: ['--complete-insert', '--skip-extended-insert'],
    },
  }),
  sqlite,
];
