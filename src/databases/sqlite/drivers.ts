import { loadDriver } from '../drivers.ts';
import { SessionError } from '../session.ts';

type SqliteValue = string | number | bigint | null | Uint8Array;

/** A file that is open. All calls are synchronous, and throw the driver's errors. */
export interface OpenFile {
  /** Rows as arrays. Integers are bigints. */
  all(sql: string, parameters: readonly SqliteValue[]): readonly (readonly unknown[])[];
  exec(sql: string): void;
  /** Prepares a statement and runs it for each row. */
  runAll(sql: string, rows: Iterable<readonly SqliteValue[]>): void;
  close(): void;
}

interface OpenRequest {
  readonly path: string;
  readonly isReadOnly: boolean;
}

/** A statement of `node:sqlite`, from Node 22.16. The types of Node 20 do not have it. */
interface NodeStatement {
  setReturnArrays(isEnabled: boolean): void;
  setReadBigInts(isEnabled: boolean): void;
  all(...parameters: readonly SqliteValue[]): readonly (readonly unknown[])[];
  run(...parameters: readonly SqliteValue[]): unknown;
}

interface NodeDatabase {
  prepare(sql: string): NodeStatement;
  exec(sql: string): void;
  close(): void;
}

interface NodeSqlite {
  readonly DatabaseSync: new (path: string, options: { readonly readOnly: boolean }) => NodeDatabase;
}

function isNodeSqlite(module: unknown): module is NodeSqlite {
  if (typeof module !== 'object' || module === null || !('StatementSync' in module)) return false;
  const { StatementSync } = module;
  return typeof StatementSync === 'function' && 'setReturnArrays' in StatementSync.prototype;
}

/** Loads `node:sqlite` without the warning that it is an experiment, which would be on standard error. */
function loadNodeSqlite(): unknown {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule?.('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}

function openByNode({ DatabaseSync }: NodeSqlite, { path, isReadOnly }: OpenRequest): OpenFile {
  const database = new DatabaseSync(path, { readOnly: isReadOnly });
  return {
    all(sql, parameters) {
      const statement = database.prepare(sql);
      statement.setReturnArrays(true);
      statement.setReadBigInts(true);
      return statement.all(...parameters);
    },
    exec: (sql) => database.exec(sql),
    runAll(sql, rows) {
      const statement = database.prepare(sql);
      for (const row of rows) statement.run(...row);
    },
    close: () => database.close(),
  };
}

/** The part of the package `better-sqlite3` that sessions use. */
interface BetterStatement {
  raw(isEnabled: boolean): BetterStatement;
  safeIntegers(isEnabled: boolean): BetterStatement;
  all(...parameters: readonly SqliteValue[]): readonly (readonly unknown[])[];
  run(...parameters: readonly SqliteValue[]): unknown;
}

interface BetterDatabase {
  prepare(sql: string): BetterStatement;
  exec(sql: string): void;
  close(): void;
}

type BetterSqlite = new (path: string, options: { readonly readonly: boolean }) => BetterDatabase;

function isBetterSqlite(module: unknown): module is BetterSqlite {
  return typeof module === 'function' && 'SqliteError' in module;
}

function openByPackage(Database: BetterSqlite, { path, isReadOnly }: OpenRequest): OpenFile {
  const database = new Database(path, { readonly: isReadOnly });
  return {
    all: (sql, parameters) =>
      database
        .prepare(sql)
        .raw(true)
        .safeIntegers(true)
        .all(...parameters.map(withBuffer)),
    exec: (sql) => {
      database.exec(sql);
    },
    runAll(sql, rows) {
      const statement = database.prepare(sql);
      for (const row of rows) statement.run(...row.map(withBuffer));
    },
    close: () => {
      database.close();
    },
  };
}

/** The package takes bytes only as a `Buffer`. */
function withBuffer(value: SqliteValue): SqliteValue {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}

/** Opens a file with the driver of Node, or else with the package `better-sqlite3`. */
export function openFile(request: OpenRequest): OpenFile {
  const module = loadNodeSqlite();
  if (isNodeSqlite(module)) return openByNode(module, request);
  const [major = 0] = process.versions.node.split('.').map(Number);
  const loaded = loadDriver({
    // Version 13 needs Node 22, which has a driver of its own.
    name: 'better-sqlite3',
    version: major < 22 ? '12' : undefined,
    products: 'SQLite',
    otherwise: '. Node 22.16 and newer need no package',
  });
  if (isBetterSqlite(loaded)) return openByPackage(loaded, request);
  throw new SessionError({
    code: 'driver-missing',
    message:
      'The installed package better-sqlite3 cannot be used. Install a new one: npm install better-sqlite3',
  });
}
