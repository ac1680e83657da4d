import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgresql } from '../../scripts/databases.mjs';
import { postgresqlStructureQuery } from '../../src/importers/structure-query.ts';
import { type DatabaseRequest, type RequestProblem, readDatabase } from '../../src/library/index.ts';
import { importSql } from '../fixtures/import/imported.ts';
import { problemsOf } from '../fixtures/library.ts';
import { mariadb } from './mariadb.ts';
import { postgresql } from './postgresql.ts';
import { runWithSqlite } from './read-url.ts';
import type { Product, Server } from './server.ts';

/** Passwords with characters of URLs, regular expressions, quotes and other alphabets. */
const ODD_PASSWORDS = ['p@ss/w:rd?x#y', `it's "so" \\ $& .*`, 'пароль 密码', '100%25sure'];

/** A password of no user. */
const WRONG = 'wr0ng+(secret)';

async function refusal(url: string, options: DatabaseRequest = {}): Promise<RequestProblem> {
  const [problem] = await problemsOf(() => readDatabase(url, options));
  if (!problem) throw new Error('The database was read');
  expect(problem.message).not.toMatch(/\n|\bat .*\.[jt]s:|undefined|\[object/);
  return problem;
}

/** The names of the tables that an import has. */
async function tablesOf(url: string, options: DatabaseRequest = {}): Promise<readonly string[]> {
  const read = await readDatabase(url, options);
  return read.schema.tables.map(({ name }) => name);
}

function inServer(product: Product, tests: (server: () => Server) => void): void {
  const missing = product.installed ? '' : ' is not installed';
  describe.skipIf(missing && !process.env.CI)(`${product.name}${missing}`, () => {
    let server: Server;
    beforeAll(async () => {
      server = await product.start();
    });
    afterAll(() => server?.stop());
    tests(() => server);
  });
}

const TABLES = `
CREATE SCHEMA billing;
CREATE TABLE users (id int PRIMARY KEY, email text NOT NULL);
CREATE TABLE audit_log (id int PRIMARY KEY, what text);
CREATE TABLE billing.invoices (id int PRIMARY KEY, user_id int NOT NULL REFERENCES users (id));
CREATE TABLE billing.audit_log (id int PRIMARY KEY);
`;

inServer(postgresql, (server) => {
  beforeAll(async () => {
    const { HOME: folder = '' } = server().environment;
    const users = ODD_PASSWORDS.map(
      (password, i) => `CREATE USER odd${i} PASSWORD '${password.replaceAll("'", "''")}';`,
    );
    await server().run(`CREATE DATABASE app;\nCREATE DATABASE empty;\n${users.join('\n')}
CREATE USER reader PASSWORD 'r';
\\connect app\n${TABLES}GRANT SELECT, INSERT ON users TO reader;`);
    const rules = join(folder, 'data/pg_hba.conf');
    writeFileSync(rules, `local all postgres trust\nlocal all all scram-sha-256\n`);
    await server().run('SELECT pg_reload_conf();');
  });

  const as = (user: string, password: string) =>
    `postgres://${user}:${encodeURIComponent(password)}@/app?host=${server().environment.PGHOST}`;

  it.each(ODD_PASSWORDS.map((password, i) => [password, `odd${i}`]))(
    'takes the password %s, and hides it in no other place',
    async (password, user) => {
      expect(await tablesOf(as(user, password), { tables: ['users'] })).toEqual(['users']);
      const { message } = await refusal(as('postgres', password).replace('/app?', '/missing?'));
      expect(message).not.toContain(password);
      expect(message).not.toContain(encodeURIComponent(password));
    },
  );

  it('names a wrong password, a missing one, a wrong database and a wrong socket in words', async () => {
    const wrong = await refusal(as('reader', WRONG));
    expect(wrong.code).toBe('authentication');
    expect(wrong.message).toContain('“reader”'.slice(1, -1));
    expect(wrong.message).not.toContain(WRONG);
    const missing = await refusal(as('reader', '').replace(':@', '@'));
    expect(missing).toMatchObject({ code: 'authentication', message: expect.stringContaining('PGPASSWORD') });
    expect((await refusal(server().url('nowhere'))).code).toBe('no-database');
    expect((await refusal('postgres:///app?host=/nowhere')).code).toBe('unreachable');
    expect((await refusal('postgres://localhost:1/app')).code).toBe('unreachable');
    expect((await refusal('postgres://db.example.com/app')).code).toBe('refused-host');
    expect((await refusal(server().url('empty'))).code).toBe('no-tables');
    expect((await refusal(server().url('app'), { tables: ['nothing'] })).code).toBe('no-tables');
  });

  it('reads the schemas and tables that a request names', async () => {
    const url = server().url('app');
    expect(await tablesOf(url, { schemas: ['billing'], tables: ['audit_*'] })).toEqual(['audit_log']);
    expect(await tablesOf(url, { exclude: ['audit_*'] })).toEqual(['invoices', 'users']);
    expect(await tablesOf(url, { tables: ['users', 'billing.*'], exclude: ['billing.audit_log'] })).toEqual([
      'invoices',
      'users',
    ]);
  });

  it('names the tables that the user may not fill', async () => {
    const read = await readDatabase(as('reader', 'r'));
    expect(read.report.notes.filter((note) => note.includes('permission'))).toEqual([
      'You have no permission to add rows to the table “billing.audit_log”.',
      'You have no permission to add rows to the table “billing.invoices”.',
      'You have no permission to add rows to the table “public.audit_log”.',
    ]);
  });

  it('reads names, labels, comments and defaults with quotes, line breaks and backslashes', async () => {
    await server().run(`CREATE DATABASE hostile;
\\connect hostile
CREATE SCHEMA "A ""b""; --";
CREATE TYPE "A ""b""; --"."stätus" AS ENUM ('it''s', 'a,b', 'two
lines', '\\', '"');
CREATE TABLE "A ""b""; --"."select" ("order" int PRIMARY KEY, "x'y" "A ""b""; --"."stätus" NOT NULL, "a.b" text DEFAULT E'q''\\\\\n;' NOT NULL);
COMMENT ON COLUMN "A ""b""; --"."select"."a.b" IS 'it''s; -- "quoted"
two lines';`);
    const read = await readDatabase(server().url('hostile'));
    const [table, ...others] = read.schema.tables;
    expect(others).toEqual([]);
    expect(table?.name).toBe('select');
    expect(table?.columns.map(({ name }) => name)).toEqual(['order', "x'y", 'a.b']);
    expect(table?.columns[1]?.options?.values).toEqual(["it's", 'a,b', 'two\nlines', '\\', '"']);
    expect(read.report.skipped.filter(({ matters }) => matters)).toEqual([]);
  });

  it.each([
    [[]],
    [['--no-align']],
    [['--csv']],
    [['--tuples-only']],
    [['--pset=border=2', '--pset=linestyle=unicode']],
  ])('reads what psql prints with %j as the connection reads it', async (options) => {
    const { PGHOST = '' } = server().environment;
    const { stdout } = await promisify(execFile)(findPostgresql()?.get('psql') ?? 'psql', [
      '--no-psqlrc',
      `--host=${PGHOST}`,
      '--username=postgres',
      ...options,
      '--command',
      postgresqlStructureQuery(),
      'hostile',
    ]);
    const pasted = await importSql(stdout, undefined, { kind: undefined });
    const read = await readDatabase(server().url('hostile'));
    expect(pasted.schema.tables).toEqual(read.schema.tables);
  });

  it('shows no password in the list of processes', async () => {
    const url = as('reader', WRONG);
    const program = spawn(process.execPath, ['scripts/rowloom.mjs', 'import', url], {
      cwd: join(import.meta.dirname, '../..'),
    });
    const titles = new Set<string>();
    const look = setInterval(() => {
      try {
        titles.add(readFileSync(`/proc/${program.pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim());
      } catch {
        // It has ended.
      }
    }, 5);
    const parts: string[] = [];
    program.stderr.on('data', (part) => parts.push(String(part)));
    await once(program, 'close');
    clearInterval(look);
    expect(titles).toContain('rowloom');
    expect(parts.join('')).toMatch(/^rowloom import: PostgreSQL at .* refuses the connection/);
    expect(parts.join('')).not.toContain(WRONG);
  });
});

inServer(mariadb, (server) => {
  beforeAll(async () => {
    const users = ODD_PASSWORDS.map(
      (password, i) =>
        `CREATE USER odd${i}@localhost IDENTIFIED BY '${password.replaceAll('\\', '\\\\').replaceAll("'", "''")}'; GRANT ALL ON app.* TO odd${i}@localhost;`,
    );
    await server().run(`SET NAMES utf8mb4; CREATE DATABASE app; USE app;
CREATE TABLE users (id int PRIMARY KEY, email varchar(90) NOT NULL);
CREATE TABLE secrets (id int PRIMARY KEY, code int);
CREATE TABLE \`or\`\`der; --\` (id int PRIMARY KEY, \`it's\` enum('a''b', 'c,d') NOT NULL COMMENT 'it''s; --');
CREATE USER reader@localhost IDENTIFIED BY 'r';
GRANT SELECT ON app.users TO reader@localhost; GRANT INSERT (id) ON app.secrets TO reader@localhost;
${users.join('\n')}`);
  });
  const as = (user: string, password: string, database = 'app') =>
    server()
      .url(database)
      .replace('root@', `${user}:${encodeURIComponent(password)}@`);

  it.each(ODD_PASSWORDS.map((password, i) => [password, `odd${i}`]))(
    'takes the password %s, and hides it in no other place',
    async (password, user) => {
      expect(await tablesOf(as(user, password), { tables: ['users'] })).toEqual(['users']);
      const { code, message } = await refusal(as('reader', password));
      expect(code).toBe('authentication');
      expect(message).not.toContain(password);
    },
  );

  it('names a wrong database and a wrong socket in words', async () => {
    expect((await refusal(server().url('nowhere'))).code).toBe('no-database');
    expect((await refusal('mysql://root@localhost/app?socketPath=/nowhere')).code).toBe('unreachable');
    expect((await refusal('mysql://root@localhost:1/app')).code).toBe('unreachable');
    expect((await refusal('mysql://root@db.example.com/app')).code).toBe('refused-host');
    expect((await refusal(server().url(''))).code).toBe('no-database');
  });

  it('names the table whose structure the user may not see, and reads the others', async () => {
    const read = await readDatabase(as('reader', 'r'));
    expect(read.schema.tables.map(({ name }) => name)).toEqual(['users']);
    expect(read.report.notes).toContain(
      'You have no permission to read the structure of the table “secrets”.',
    );
  });

  it('reads names with quotes, and several databases', async () => {
    const read = await readDatabase(server().url('app'), { tables: ['or*'] });
    const [table] = read.schema.tables;
    expect(table?.name).toBe('or`der; --');
    expect(table?.columns[1]?.options?.values).toEqual(["a'b", 'c,d']);
    await server().run('CREATE DATABASE more; CREATE TABLE more.things (id int PRIMARY KEY);');
    expect(
      await tablesOf(server().url(''), { schemas: ['app', 'more'], exclude: ['or*', 'secrets'] }),
    ).toEqual(['users', 'things']);
  });

  it('reads as usual in a session of other modes', async () => {
    await server().run("SET GLOBAL sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES,NO_TABLE_OPTIONS';");
    try {
      expect(await tablesOf(server().url('app'), { tables: ['users'] })).toEqual(['users']);
    } finally {
      await server().run('SET GLOBAL sql_mode = DEFAULT;');
    }
  });
});

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const problemOf = (url: string) =>
    runWithSqlite(['import', url, '--json'], folder).then(
      () => undefined,
      ({ stderr }: { readonly stderr: string }) => JSON.parse(stderr),
    );

  it('names a missing file, a folder and a file of another kind in words', async () => {
    writeFileSync(
      join(folder, 'text.db'),
      'This is a text and no database at all, which SQLite sees at its start.',
    );
    expect(await problemOf('sqlite:missing.db')).toMatchObject({
      code: 'no-database',
      message: expect.stringContaining('missing.db'),
    });
    expect(await problemOf('sqlite:.')).toMatchObject({ code: 'no-database' });
    expect(await problemOf('sqlite:text.db')).toMatchObject({ code: 'no-database' });
    writeFileSync(join(folder, 'empty.db'), '');
    expect(await problemOf('sqlite:empty.db')).toMatchObject({ code: 'no-tables' });
  });
});
