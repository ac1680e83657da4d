import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { findMariadb, findPostgresql, findSqlite } from '../../scripts/databases.mjs';
import type { ValueType } from '../../src/catalogue/field.ts';
import { inDuckDb, inSqlite } from '../fixtures/typed-databases.ts';
import { readers } from './dialects.ts';
import { mariadb } from './mariadb.ts';
import { postgresql } from './postgresql.ts';
import type { Product } from './server.ts';

interface TypedName {
  readonly name: string;
  readonly type: ValueType;
}

/** A database into which a recipe loads rows. */
export interface Target {
  /** Variables for the recipe's commands. */
  readonly environment: Readonly<Record<string, string>>;
  /** Makes an empty database, as a recipe expects it. */
  empty(): Promise<void>;
  /** Runs a recipe's SQL. */
  run(sql: string): Promise<void>;
  /** The rows of a table in the order of their ids, each value as `readCell` takes it. */
  read(table: string, columns: readonly TypedName[]): Promise<readonly (readonly unknown[])[]>;
  stop(): Promise<void>;
}

export interface TargetKind {
  readonly name: string;
  readonly installed: boolean;
  /** @param folder the folder in which the recipes' commands run */
  start(folder: string): Promise<Target>;
}

const DATABASE = 'shop';

/** `PATH` with the folders of the programs at its start. */
export const pathTo = (programs: ReadonlyMap<string, string> | undefined) =>
  [...new Set([...(programs?.values() ?? [])].map(dirname)), process.env.PATH].join(delimiter);

const parseLines = (lines: string) =>
  lines.split('\n').flatMap((line): unknown[][] => (line === '' ? [] : [JSON.parse(line)]));

interface ServerTarget {
  readonly product: Product;
  readonly programs: ReadonlyMap<string, string> | undefined;
  /** The client's command that selects a database. */
  readonly use: string;
}

function serverTarget({ product, programs, use }: ServerTarget): TargetKind {
  const { values, jsonArray } = readers[product.dialect];
  return {
    name: product.name,
    installed: product.installed,
    async start() {
      const server = await product.start();
      return {
        environment: { ...server.environment, PATH: pathTo(programs) },
        async empty() {
          await server.run(`DROP DATABASE IF EXISTS ${DATABASE};\nCREATE DATABASE ${DATABASE};\n`);
        },
        async run(sql) {
          await server.run(`${use} ${DATABASE}\n${sql}`);
        },
        async read(table, columns) {
          const cells = columns.map(({ name, type }) => values[type](name));
          return parseLines(
            await server.run(
              `${use} ${DATABASE}\nSELECT ${jsonArray}(${cells}) FROM ${table} ORDER BY id;\n`,
            ),
          );
        },
        stop: () => server.stop(),
      };
    },
  };
}

const sqlitePrograms = findSqlite();

export const targets = {
  postgresql: serverTarget({ product: postgresql, programs: findPostgresql(), use: '\\connect' }),
  mariadb: serverTarget({ product: mariadb, programs: findMariadb(), use: 'USE' }),
  sqlite: {
    name: 'SQLite',
    installed: sqlitePrograms !== undefined,
    async start(folder) {
      const file = `${folder}/${DATABASE}.db`;
      const program = sqlitePrograms?.get('sqlite3') ?? 'sqlite3';
      const shell = (sql: string) => execFileSync(program, [file], { input: sql, encoding: 'utf8' });
      return {
        environment: {},
        async empty() {
          rmSync(file, { force: true });
        },
        async run(sql) {
          shell(sql);
        },
        async read(table, columns) {
          const cells = columns.map(({ name, type }) => inSqlite[type](name));
          return parseLines(shell(`SELECT json_array(${cells}) FROM ${table} ORDER BY id;`));
        },
        async stop() {},
      };
    },
  },
  duckdb: {
    name: 'DuckDB',
    installed: true,
    async start(folder) {
      const instance = await DuckDBInstance.create();
      const connection = await instance.connect();
      return {
        environment: {},
        async empty() {
          // DuckDB's own working folder, which a shell would have.
          await connection.run(`SET file_search_path = '${folder}'`);
        },
        async run(sql) {
          await connection.run(sql);
        },
        async read(table, columns) {
          const cells = columns.map(({ name, type }) => inDuckDb[type](name));
          const result = await connection.runAndReadAll(`SELECT ${cells} FROM ${table} ORDER BY id`);
          return result.getRows();
        },
        async stop() {
          connection.closeSync();
          instance.closeSync();
        },
      };
    },
  },
} satisfies Record<string, TargetKind>;
