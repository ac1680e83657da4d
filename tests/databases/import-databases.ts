import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findSqlite } from '../../scripts/databases.mjs';
import { quoted } from '../fixtures/typed-databases.ts';
import { readers } from './dialects.ts';
import { mariadb } from './mariadb.ts';
import { postgresql } from './postgresql.ts';
import { type ReportedTable, reportQueries, withDeclaredLengths } from './reported-tables.ts';
import type { Product } from './server.ts';

/** `rows`: with rows, as the program prints them by default. `inserts`: with rows as INSERT statements with column names. */
type DumpContent = 'schema' | 'rows' | 'inserts';

/** Databases into which schemas are loaded, and which print them. */
export interface Databases {
  create(database: string): Promise<void>;
  /** Creates a database from what the product printed. */
  restore(database: string, dump: string): Promise<void>;
  /** Runs a script, and returns what it prints. A failing statement ends it. */
  run(database: string, script: string): Promise<string>;
  /**
   * Runs a script of rows for existing tables with all constraints on. The foreign keys of tables that refer to each other
   * are checked after the last row.
   */
  load(database: string, rows: string, tables: readonly ReportedTable[]): Promise<string>;
  /** Prints the database with the product's own program. */
  dump(database: string, content: DumpContent): Promise<string>;
  /** The address of a database, as the program takes it. */
  url(database: string): string;
  /** What the database says about its tables, sorted by name. */
  report(database: string): Promise<readonly ReportedTable[]>;
  stop(): Promise<void>;
}

export interface DatabaseKind {
  readonly name: string;
  readonly dialect: keyof typeof reportQueries;
  readonly installed: boolean;
  readonly identifier: (name: string) => string;
  start(): Promise<Databases>;
}

function tablesIn(lines: string): readonly ReportedTable[] {
  return lines
    .split('\n')
    .flatMap((line): ReportedTable[] => (line === '' ? [] : [JSON.parse(line)]))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Whether a table refers to itself through others. */
function hasCircle(tables: readonly ReportedTable[]): boolean {
  const parents = new Map(
    tables.map(({ name, foreignKeys }) => [
      name,
      foreignKeys.map(({ table }) => table).filter((table) => table !== name),
    ]),
  );
  // Takes away tables whose parents are gone, until there are none.
  for (let before = -1; before !== parents.size; ) {
    before = parents.size;
    for (const [name, own] of parents) if (!own.some((parent) => parents.has(parent))) parents.delete(name);
  }
  return parents.size > 0;
}

/** Queries that print a line for each row without a parent. */
function countOrphans(tables: readonly ReportedTable[], identifier: (name: string) => string): string {
  return tables
    .flatMap(({ name, foreignKeys }) =>
      foreignKeys.map(({ columns, table, references }) => {
        const isSet = columns.map((column) => `c.${identifier(column)} IS NOT NULL`).join(' AND ');
        const isSame = columns
          .map((column, i) => `c.${identifier(column)} = p.${identifier(references[i] ?? '')}`)
          .join(' AND ');
        const parents = `SELECT 1 FROM ${identifier(table)} p WHERE ${isSame}`;
        return `SELECT 'no parent' FROM ${identifier(name)} c WHERE ${isSet} AND NOT EXISTS (${parents});\n`;
      }),
    )
    .join('');
}

interface ServerCommands {
  readonly product: Product;
  /** The client's command that selects a database. */
  readonly use: string;
  readonly createDatabase: (database: string) => string;
  /** Makes tables known by their names alone, in whatever namespaces they are. */
  readonly findNames: string;
  /** A script in which foreign keys are not checked row by row. */
  readonly checkedLate: (rows: string) => string;
  readonly dumps: Readonly<Record<DumpContent, readonly string[]>>;
}

function onServer({
  product,
  use,
  createDatabase,
  findNames,
  checkedLate,
  dumps,
}: ServerCommands): DatabaseKind {
  const { name, dialect, installed } = product;
  const { identifier } = readers[dialect];
  return {
    name,
    dialect,
    installed,
    identifier,
    async start() {
      const server = await product.start();
      const run = (database: string, script: string) => server.run(`${use} ${database}\n${script}`);
      return {
        async create(database) {
          await server.run(createDatabase(database));
        },
        async restore(database, dump) {
          await server.run(`${createDatabase(database)}${use} ${database}\n${dump}\n${findNames}`);
        },
        run,
        url: (database) => server.url(database),
        async load(database, rows, tables) {
          const isLate = hasCircle(tables);
          const output = await run(database, isLate ? checkedLate(rows) : rows);
          const orphans = isLate ? await run(database, countOrphans(tables, identifier)) : '';
          return output + orphans;
        },
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
  identifier: quoted,
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
      url: (database) => `sqlite:${join(folder, database)}`,
      load: (database, rows, tables) =>
        run(database, hasCircle(tables) ? `${rows}PRAGMA foreign_key_check;\n` : rows),
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
    createDatabase: (database) => `CREATE DATABASE ${database};\n`,
    checkedLate: (rows) => rows.replace('BEGIN;\n', 'BEGIN;\nSET CONSTRAINTS ALL DEFERRED;\n'),
    findNames: `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = %s', current_database(),
      (SELECT string_agg(quote_ident(nspname), ', ') FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema)'));
      END $$;\n`,
    dumps: { schema: ['--schema-only'], rows: [], inserts: ['--inserts', '--column-inserts'] },
  }),
  onServer({
    product: mariadb,
    use: 'USE',
    createDatabase: (database) => `CREATE DATABASE ${database} CHARACTER SET utf8mb4;\n`,
    // As in what mariadb-dump prints.
    checkedLate: (rows) => `SET FOREIGN_KEY_CHECKS = 0;\n${rows}`,
    findNames: '',
    dumps: {
      schema: ['--no-data', '--routines'],
      rows: ['--routines'],
      inserts: ['--complete-insert', '--skip-extended-insert'],
    },
  }),
  sqlite,
];
