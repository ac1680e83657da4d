import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNodeWithSqlite } from '../../scripts/databases.mjs';
import { connect } from '../../src/databases/connect.ts';
import {
  type DatabaseError,
  type SendParts,
  type Session,
  SessionError,
} from '../../src/databases/session.ts';
import { mariadb } from './mariadb.ts';
import { postgresql } from './postgresql.ts';
import type { Server } from './server.ts';

async function open(url: string): Promise<Session> {
  const connected = await connect(url, { environment: {} });
  if (!connected.ok) throw new Error(connected.error.message);
  return connected.value;
}

/** The error with which a call rejects. */
async function errorOf(call: Promise<unknown> | undefined): Promise<DatabaseError> {
  const error = await call?.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof SessionError) return error.error;
  throw new Error(`No error of a session: ${error}`);
}

const ROWS = 50_000;
const sent =
  (parts: AsyncIterable<Uint8Array>): SendParts =>
  async (take) => {
    for await (const part of parts) await take(part);
  };
const bytesOf = (line: string) => new TextEncoder().encode(line);

/** Lines of two columns. One row has a null. */
async function* lines(count: number, nullAt = -1): AsyncGenerator<Uint8Array> {
  for (let i = 0; i < count; i++) yield bytesOf(`${i}\t${i === nullAt ? '\\N' : `text ${i}`}\n`);
}

/** Lines that end with an error, or have no end. */
async function* failing(): AsyncGenerator<Uint8Array> {
  yield* lines(1000);
  throw new RangeError('The rows ended');
}
async function* endless(stop?: AbortController): AsyncGenerator<Uint8Array> {
  for (let i = 0; ; i++) {
    if (i === 1000) stop?.abort(new RangeError('Stopped'));
    yield bytesOf(`${i}\tx\n`);
  }
}

/** Lines during which the connection is ended by another one. */
async function* killed(kill: () => Promise<unknown>): AsyncGenerator<Uint8Array> {
  yield* lines(1000);
  await kill();
  for (let i = 1000; i < ROWS; i++) yield bytesOf(`${i}\tx\n`);
}

const servers = [
  {
    product: postgresql,
    database: 'postgres',
    create: 'CREATE TABLE t (id int PRIMARY KEY, name text NOT NULL)',
    wait: 'SELECT pg_sleep(60)',
    values: `SELECT 9007199254740993, 1.10::numeric(9,2), null, true, '{1,2}'::int[], '\\x00ff'::bytea, $1::text`,
    written: ['9007199254740993', '1.10', null, 't', '{1,2}', '\\x00ff', `it's "ü" \\ ?`],
    id: 'SELECT pg_backend_pid()',
    kill: (id: string) => `SELECT pg_terminate_backend(${id})`,
  },
  {
    product: mariadb,
    database: 'test',
    create: 'CREATE TABLE t (id int PRIMARY KEY, name varchar(90) NOT NULL) ENGINE = InnoDB',
    wait: 'SELECT SLEEP(60)',
    values: "SELECT 9007199254740993, CAST(1.1 AS decimal(9,2)), null, true, DATE '2026-01-02', x'00ff', ?",
    written: ['9007199254740993', '1.10', null, '1', '2026-01-02', '00FF', `it's "ü" \\ ?`],
    id: 'SELECT CONNECTION_ID()',
    kill: (id: string) => `KILL ${id}`,
  },
] as const;

describe.each(servers)('a connection to $product.name', (kind) => {
  const missing = kind.product.installed ? '' : ' is not installed';
  let server: Server;
  let session: Session;
  beforeAll(async () => {
    if (!kind.product.installed) return;
    server = await kind.product.start();
    session = await open(server.url(kind.database));
    await session.execute(kind.create);
  });
  afterAll(async () => {
    await session?.close();
    await server?.stop();
  });
  const count = async () => (await session.query('SELECT count(*) FROM t'))[0]?.[0];
  const onServer = it.skipIf(missing && !process.env.CI);

  onServer('has each value as the database writes it', async () => {
    expect(await session.query(kind.values, [`it's "ü" \\ ?`])).toEqual([kind.written]);
  });

  onServer('names a row that is there already, and can be used again', async () => {
    await session.execute("INSERT INTO t VALUES (1, 'one'), (2, 'two')");
    const error = await errorOf(session.execute('INSERT INTO t SELECT * FROM t'));
    expect(error.code).toBe('refused-row');
    expect(error.message).toMatch(/uplicate/);
    expect(await count()).toBe('2');
  });

  onServer('says that it was lost, also for each later statement', async () => {
    const other = await open(server.url(kind.database));
    const id = (await other.query(kind.id))[0]?.[0] ?? '';
    const lost = errorOf(other.execute(kind.wait));
    await session.execute(kind.kill(id));
    expect((await lost).code).toBe('connection-lost');
    expect((await errorOf(other.query('SELECT 1'))).code).toBe('connection-lost');
    await other.close();
  });
});

describe('COPY over a connection to PostgreSQL', () => {
  const COPY = 'COPY t FROM STDIN';
  const onServer = it.skipIf(!postgresql.installed && !process.env.CI);
  let server: Server;
  let session: Session;
  beforeAll(async () => {
    if (!postgresql.installed) return;
    server = await postgresql.start();
    session = await open(server.url('postgres'));
    await session.execute('CREATE TABLE t (id int CONSTRAINT small CHECK (id < 50000), name text NOT NULL)');
  });
  afterAll(async () => {
    await session?.close();
    await server?.stop();
  });
  const count = async () => (await session.query('SELECT count(*) FROM t'))[0]?.[0];

  onServer('sends rows', async () => {
    await session.copy?.(COPY, sent(lines(ROWS)));
    expect(await count()).toBe(String(ROWS));
    await session.execute('DELETE FROM t');
  });

  onServer('names the column that cannot be null, and the constraint', async () => {
    expect(await errorOf(session.copy?.(COPY, sent(lines(5, 3))))).toMatchObject({
      code: 'refused-row',
      sqlState: '23502',
      table: 't',
      column: 'name',
    });
    expect(await errorOf(session.copy?.(COPY, sent(lines(ROWS + 1))))).toMatchObject({ constraint: 'small' });
    expect(await count()).toBe('0');
  });

  onServer('stops its source soon after the database has refused a row', async () => {
    expect((await errorOf(session.copy?.(COPY, sent(endless())))).constraint).toBe('small');
  });

  onServer('rejects with the error of the source, and with the reason of a signal', async () => {
    await session.execute('BEGIN');
    await expect(session.copy?.(COPY, sent(failing()))).rejects.toThrow(new RangeError('The rows ended'));
    await session.execute('ROLLBACK');
    const stop = new AbortController();
    await session.execute('BEGIN');
    await expect(session.copy?.(COPY, sent(endless(stop)), stop.signal)).rejects.toThrow(
      new RangeError('Stopped'),
    );
    await session.execute('ROLLBACK');
    expect(await count()).toBe('0');
  });

  onServer('says that the connection was lost', async () => {
    const other = await open(server.url('postgres'));
    const id = (await other.query('SELECT pg_backend_pid()'))[0]?.[0] ?? '';
    const kill = () => session.execute(`SELECT pg_terminate_backend(${id})`);
    expect((await errorOf(other.copy?.(COPY, sent(killed(kill))))).code).toBe('connection-lost');
    expect((await errorOf(other.copy?.(COPY, sent(lines(1))))).code).toBe('connection-lost');
    await other.close();
    expect(await count()).toBe('0');
  });
});

describe('a connection to SQLite', () => {
  it.skipIf(!findNodeWithSqlite() && !process.env.CI)(
    'writes and reads values exactly, and names refused rows',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
      try {
        const script = join(import.meta.dirname, 'sqlite-connection.ts');
        const { stdout, stderr } = await promisify(execFile)(findNodeWithSqlite() ?? process.execPath, [
          script,
          join(folder, 'app.db'),
        ]);
        expect(stderr).toBe('');
        expect(JSON.parse(stdout)).toEqual({
          values: [['9007199254740993', '1.5', '2.0', '1.0e+300', null, '1', '00FF', `it's "ü"`]],
          parents: '2',
          duplicate: { code: 'refused-row', sqlState: 'SQLITE_CONSTRAINT', table: 'parents', column: 'id' },
          orphan: { code: 'refused-row', sqlState: 'SQLITE_CONSTRAINT' },
          readOnly: { code: 'permission', sqlState: 'SQLITE_READONLY' },
        });
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});
