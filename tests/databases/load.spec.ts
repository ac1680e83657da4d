import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseDialect } from '../../src/databases/session.ts';
import { RowloomError } from '../../src/library/errors.ts';
import { documentOf, hasSqlite, type Loading, loadDocument, loadingKinds, programs } from './loading.ts';

const CIRCLES = {
  postgresql: `
CREATE TABLE teams (id serial PRIMARY KEY, name text NOT NULL, owner_id integer);
CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email varchar(120) NOT NULL UNIQUE,
  team_id integer NOT NULL REFERENCES teams,
  boss_id integer REFERENCES users,
  created_at timestamptz NOT NULL,
  tags text[] NOT NULL,
  settings jsonb NOT NULL,
  shout text GENERATED ALWAYS AS (upper(email)) STORED
);
ALTER TABLE teams ADD FOREIGN KEY (owner_id) REFERENCES users;
CREATE TABLE memberships (user_id integer REFERENCES users, team_id integer REFERENCES teams, PRIMARY KEY (user_id, team_id));
CREATE TABLE events (user_id integer REFERENCES users, kind text NOT NULL, happened_at timestamp NOT NULL);
`,
  mysql: `
CREATE TABLE teams (id integer AUTO_INCREMENT PRIMARY KEY, name varchar(200) NOT NULL, owner_id integer);
CREATE TABLE users (
  id integer AUTO_INCREMENT PRIMARY KEY,
  email varchar(120) NOT NULL UNIQUE,
  team_id integer NOT NULL,
  boss_id integer,
  created_at datetime NOT NULL,
  settings json NOT NULL,
  shout varchar(200) GENERATED ALWAYS AS (upper(email)) STORED,
  FOREIGN KEY (team_id) REFERENCES teams (id),
  FOREIGN KEY (boss_id) REFERENCES users (id)
);
ALTER TABLE teams ADD FOREIGN KEY (owner_id) REFERENCES users (id);
CREATE TABLE memberships (user_id integer, team_id integer, PRIMARY KEY (user_id, team_id),
  FOREIGN KEY (user_id) REFERENCES users (id), FOREIGN KEY (team_id) REFERENCES teams (id));
CREATE TABLE events (user_id integer, kind varchar(100) NOT NULL, happened_at timestamp NOT NULL, FOREIGN KEY (user_id) REFERENCES users (id));
`,
  sqlite: `
CREATE TABLE teams (id integer PRIMARY KEY AUTOINCREMENT, name text NOT NULL, owner_id integer REFERENCES users (id));
CREATE TABLE users (
  id integer PRIMARY KEY,
  email text NOT NULL UNIQUE,
  team_id integer NOT NULL REFERENCES teams (id),
  boss_id integer REFERENCES users (id),
  created_at text NOT NULL,
  settings text NOT NULL,
  shout text GENERATED ALWAYS AS (upper(email)) STORED
);
CREATE TABLE memberships (user_id integer REFERENCES users (id), team_id integer REFERENCES teams (id), PRIMARY KEY (user_id, team_id));
CREATE TABLE events (user_id integer REFERENCES users (id), kind text NOT NULL, happened_at text NOT NULL);
`,
} as const;

/** A trigger that refuses the fifth row of `b`. */
const REFUSING = {
  postgresql: `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.id = 5 THEN RAISE EXCEPTION 'No five'; END IF; RETURN NEW; END $$;
CREATE TRIGGER refuse BEFORE INSERT ON b FOR EACH ROW EXECUTE FUNCTION refuse();`,
  mysql: `DELIMITER //
CREATE TRIGGER refuse BEFORE INSERT ON b FOR EACH ROW
  IF NEW.id = 5 THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'No five'; END IF//
DELIMITER ;`,
  sqlite: `CREATE TRIGGER refuse BEFORE INSERT ON b WHEN NEW.id = 5 BEGIN SELECT RAISE(ABORT, 'No five'); END;`,
} as const;

/** Makes `t` end like a table on a full disk. */
const FULL = {
  postgresql: `CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.id = 5 THEN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END IF; RETURN NEW; END $$;
CREATE TRIGGER fill BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION fill();`,
  mysql: `DELIMITER //
CREATE TRIGGER fill BEFORE INSERT ON t FOR EACH ROW
  IF NEW.id = 5 THEN SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1114, MESSAGE_TEXT = 'The table is full'; END IF//
DELIMITER ;`,
} as const;

type UniqueCase = readonly [part: string, sql: { readonly column: string; readonly index: string }];

/** Unique keys without regard to case: how messages name them, and how the tables have them. */
const UNIQUE: Readonly<Record<DatabaseDialect, readonly UniqueCase[]>> = {
  postgresql: [
    ['lower(code::text)', { column: '', index: ' CREATE UNIQUE INDEX i ON t (lower(code));' }],
    [
      'lower(code::text), n',
      { column: '', index: ' CREATE UNIQUE INDEX i ON t (lower(code), n) WHERE n > 2;' },
    ],
  ],
  mysql: [
    ['`code`', { column: ', UNIQUE (code)', index: '' }],
    ['`code`, `n`', { column: ', UNIQUE (code, n)', index: '' }],
    ['(lcase(`code`))', { column: ', small varchar(20) AS (lower(code)) STORED UNIQUE', index: '' }],
  ],
  sqlite: [
    ['lower(code)', { column: '', index: ' CREATE UNIQUE INDEX i ON t (lower(code) DESC) WHERE n > 2;' }],
    [
      '"code" COLLATE NOCASE, "n" COLLATE BINARY',
      { column: '', index: ' CREATE UNIQUE INDEX i ON t (code COLLATE NOCASE, n);' },
    ],
  ],
};

/** The document that the program makes of a database. */
async function importedFrom(url: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(programs.node, [programs.rowloom, 'import', url]);
  return JSON.parse(stdout);
}

describe.each(loadingKinds)('a load into $name', ({ name, installed, dialect, start }) => {
  const missing = installed ? '' : ` (${name} is not installed)`;
  describe.skipIf(missing && !process.env.CI)(`on a server${missing}`, () => {
    let loading: Loading;
    beforeAll(async () => {
      loading = await start();
    });
    afterAll(() => loading?.stop());

    async function prepared(database: string, ddl: string): Promise<string> {
      await loading.create(database);
      await loading.run(database, ddl);
      return loading.url(database);
    }

    /** Loads and returns the message of what is wrong; empty if nothing is. */
    async function messageOf(load: Promise<unknown>): Promise<string> {
      return load.then(
        () => '',
        (error: unknown) => (error instanceof RowloomError ? error.message : Promise.reject(error)),
      );
    }

    const single = (rows: number, columns: readonly object[], name = 't') => ({
      version: 1,
      tables: [{ name, rows, columns }],
    });
    const id = { name: 'id', field: 'sequence', primaryKey: true };
    const count = async (database: string, table: string) =>
      (await loading.run(database, `SELECT count(*) FROM ${table};`)).trim();

    it('fills tables that refer to each other, and changes nothing when it runs again', async () => {
      const url = await prepared('circles', CIRCLES[dialect]);
      const document = await documentOf(CIRCLES[dialect], 500);
      const first = await loadDocument(document, url);
      expect(first.rows).toBe(4 * 500);
      const filled = await loading.run('circles', 'SELECT count(*) FROM teams WHERE owner_id IS NOT NULL;');
      expect(Number(filled)).toBeGreaterThan(0);
      const dump = await loading.dump('circles');
      const again = await loadDocument(document, url);
      expect(again.rows).toBe(0);
      expect(await loading.dump('circles')).toBe(dump);
    });

    it('gives the ids behind the last row to the application', async () => {
      const url = await prepared('application', CIRCLES[dialect]);
      await loadDocument(await documentOf(CIRCLES[dialect], 40), url);
      await loading.run('application', "INSERT INTO teams (name) VALUES ('ours');");
      const max = await loading.run('application', "SELECT id FROM teams WHERE name = 'ours';");
      expect(max.trim()).toBe('41');
    });

    it('writes only the rows that are missing', async () => {
      const ddl = 'CREATE TABLE t (id integer PRIMARY KEY, name varchar(100) NOT NULL);';
      const url = await prepared('more', ddl);
      const columns = [id, { name: 'name', field: 'person.fullName' }];
      await loadDocument(single(1000, columns), url);
      const before = await loading.run('more', 'SELECT * FROM t WHERE id <= 1000 ORDER BY id;');
      expect((await loadDocument(single(2000, columns), url)).rows).toBe(1000);
      expect(await loading.run('more', 'SELECT * FROM t WHERE id <= 1000 ORDER BY id;')).toBe(before);
      expect(await count('more', 't')).toBe('2000');
    });

    it('refuses rows of others with the choices, and does what is chosen', async () => {
      const ddl =
        'CREATE TABLE p (id integer PRIMARY KEY, name varchar(100) NOT NULL); CREATE TABLE c (id integer PRIMARY KEY, p_id integer NOT NULL REFERENCES p (id));' +
        (dialect === 'mysql' ? ' ALTER TABLE c ADD FOREIGN KEY (p_id) REFERENCES p (id);' : '');
      const document = {
        version: 1,
        tables: [
          { name: 'p', rows: 20, columns: [id, { name: 'name', field: 'person.fullName' }] },
          {
            name: 'c',
            rows: 50,
            columns: [id, { name: 'p_id', field: 'reference', options: { table: 'p', column: 'id' } }],
          },
        ],
      };
      const foreign = "INSERT INTO p VALUES (7, 'Ada'), (90, 'Grace'); INSERT INTO c VALUES (1, 90);";
      const url = await prepared('others', ddl + foreign);
      const refusal = await messageOf(loadDocument(document, url));
      expect(refusal).toContain('“p” has 2 rows that this schema does not make');
      for (const choice of ['--keep', '--append', '--replace']) expect(refusal).toContain(choice);
      expect(await count('others', 'c')).toBe('1');

      await prepared('others', ddl + foreign.replace(/INSERT INTO c.*/, ''));
      await loadDocument(document, url, { keep: ['p'] });
      expect(await count('others', 'p')).toBe('2');
      const parents = await loading.run('others', 'SELECT DISTINCT p_id FROM c ORDER BY p_id;');
      expect(parents.trim().split('\n')).toEqual(['7', '90']);

      await prepared('others', ddl + foreign);
      await loadDocument(document, url, { append: true });
      expect(await count('others', 'p')).toBe('22');
      expect((await loading.run('others', 'SELECT min(id) FROM p WHERE id > 90;')).trim()).toBe('91');
      expect((await loading.run('others', 'SELECT min(p_id) FROM c WHERE id > 1;')).trim()).toBe('91');

      await prepared('others', ddl + foreign);
      const planned = await loadDocument(document, url, { replace: true, dryRun: true });
      expect(planned.steps[0]).toMatch(
        /^Try the first rows of 2 tables, .*, after the deletion, and take them back\.$/,
      );
      expect(planned.steps[1]).toBe('Delete 1 row of “c”, then 2 rows of “p”, in one transaction.');
      expect(await count('others', 'p')).toBe('2');
      await loadDocument(document, url, { replace: true });
      expect(await count('others', 'p')).toBe('20');
      expect(await count('others', 'c')).toBe('50');
      const dump = await loading.dump('others');
      expect((await loadDocument(document, url, { replace: true })).rows).toBe(0);
      expect(await loading.dump('others')).toBe(dump);
    });

    it('refuses rows with the keys of the schema and other texts', async () => {
      const url = await prepared(
        'same_keys',
        "CREATE TABLE t (id integer PRIMARY KEY, name varchar(100) NOT NULL); INSERT INTO t VALUES (1, 'Ada'), (2, 'Grace');",
      );
      const document = single(10, [id, { name: 'name', field: 'person.fullName' }]);
      expect(await messageOf(loadDocument(document, url))).toContain('“t” has 2 rows');
      expect(await count('same_keys', 't')).toBe('2');
    });

    it('names the row that the database refuses, and leaves nothing of it', async () => {
      const ddl = 'CREATE TABLE t (id integer PRIMARY KEY, n integer NOT NULL CHECK (n <> 777));';
      const url = await prepared('refused', ddl);
      const columns = [id, { name: 'n', field: 'sequence' }];
      const message = await messageOf(loadDocument(single(2000, columns), url));
      expect(message).toContain('row 776 of “t”');
      expect(message).not.toContain(' at ');
      expect(await count('refused', 't')).toBe('0');
    });

    it('writes no row of any table if a trigger refuses one', async () => {
      const ddl = 'CREATE TABLE a (id integer PRIMARY KEY); CREATE TABLE b (id integer PRIMARY KEY);';
      const url = await prepared('refusing', `${ddl}\n${REFUSING[dialect]}`);
      const tables = ['a', 'b'].map((table) => ({ name: table, rows: 9, columns: [id] }));
      const message = await messageOf(loadDocument({ version: 1, tables }, url));
      expect(message).toMatch(/ row 4 of “b”.*No five.* Nothing was written: this was a trial/);
      expect([await count('refusing', 'a'), await count('refusing', 'b')]).toEqual(['0', '0']);
    });

    it('tries the first rows of all tables, with the rows to which they refer, before it writes one', async () => {
      const ddl = `CREATE TABLE a (id integer PRIMARY KEY);
CREATE TABLE b (id integer PRIMARY KEY, a_id integer NOT NULL REFERENCES a (id), CHECK (id <> 3));`;
      const url = await prepared('tried', ddl);
      const parent = { name: 'a_id', field: 'reference', options: { table: 'a', column: 'id' } };
      const document = {
        version: 1,
        tables: [
          { name: 'a', rows: 4000, columns: [id] },
          { name: 'b', rows: 50, columns: [id, parent] },
        ],
      };
      const message = await messageOf(loadDocument(document, url));
      expect(message).toMatch(/ row 2 of “b”.* Nothing was written: this was a trial of the first rows\.$/);
      expect(await count('tried', 'a')).toBe('0');
    });

    it('names a constraint that the import of the structure cannot keep, before it writes a row', async () => {
      const ddl = `CREATE TABLE a (id integer PRIMARY KEY);
CREATE TABLE t (id integer PRIMARY KEY, n integer NOT NULL, CHECK (id % 7 = 100));`;
      const url = await prepared('unkept', ddl);
      const message = await messageOf(loadDocument(await importedFrom(url), url));
      expect(message).toMatch(
        /^t: .*The database will refuse this: .* No row is written\. Change the columns/,
      );
      expect(await count('unkept', 'a')).toBe('0');
    });

    if (dialect === 'mysql')
      it('does not try a table that would keep the rows', async () => {
        const ddl =
          'CREATE TABLE a (id integer PRIMARY KEY); CREATE TABLE b (id integer PRIMARY KEY) ENGINE = MyISAM;';
        const url = await prepared('keeping', ddl);
        const tables = ['a', 'b'].map((table) => ({ name: table, rows: 30, columns: [id] }));
        const { steps } = await loadDocument({ version: 1, tables }, url, { dryRun: true });
        expect(steps[0]).toMatch(/^Try the first rows of “a”, .* “b” cannot be tried\.$/);
        expect((await loadDocument({ version: 1, tables }, url)).rows).toBe(60);
      });

    if (dialect !== 'sqlite')
      it('says that there is no room, and what to do', async () => {
        const full = FULL[dialect];
        const url = await prepared('without_room', `CREATE TABLE t (id integer PRIMARY KEY);\n${full}`);
        const message = await messageOf(loadDocument(single(9, [id]), url));
        expect(message).toMatch(
          /^There is no room for the rows of “t”\. .*Make room, and run the same command again/,
        );
        expect(await count('without_room', 't')).toBe('0');
      });

    it('leaves a column that was added since the import to its default', async () => {
      const url = await prepared(
        'added',
        'CREATE TABLE t (id integer PRIMARY KEY, n integer DEFAULT 7 NOT NULL);',
      );
      await loadDocument(single(3, [id]), url);
      expect((await loading.run('added', 'SELECT DISTINCT n FROM t;')).trim()).toBe('7');
      expect((await loadDocument(single(3, [id]), url)).rows).toBe(0);
    });

    it('appends sequences of texts behind the rows that are there', async () => {
      const ddl = 'CREATE TABLE t (id integer PRIMARY KEY, code varchar(9) NOT NULL UNIQUE);';
      const url = await prepared('codes', `${ddl} INSERT INTO t VALUES (40, 'U1'), (41, 'U2');`);
      const code = { name: 'code', field: 'sequence', unique: true, options: { prefix: 'U' } };
      await loadDocument(single(3, [id, code]), url, { append: true });
      const codes = (await loading.run('codes', 'SELECT code FROM t ORDER BY id;')).trim().split('\n');
      expect(codes).toEqual(['U1', 'U2', 'U3', 'U4', 'U5']);
    });

    it('appends other unique values than those that are there', async () => {
      const index = dialect === 'mysql' ? '' : 'CREATE UNIQUE INDEX i ON t (lower(email));';
      const ddl = `CREATE TABLE t (id integer PRIMARY KEY, email varchar(200) NOT NULL UNIQUE);${index}`;
      const columns = [id, { name: 'email', field: 'internet.email', unique: true }];
      const url = await prepared('unique_values', ddl);
      const document = single(300, columns);
      await loadDocument(document, url);
      const emails = 'SELECT email FROM t ORDER BY email;';
      const before = (await loading.run('unique_values', emails)).trim().split('\n');
      await loading.run('unique_values', 'UPDATE t SET id = id + 7000;');
      const append = { append: true };
      expect((await loadDocument(document, url, append)).rows).toBe(300);
      const first = (await loading.run('unique_values', emails)).trim().split('\n');
      expect(new Set(first).size).toBe(600);
      expect(first).toEqual(expect.arrayContaining(before));
      await loading.run('unique_values', 'DELETE FROM t WHERE id > 7300;');
      await loadDocument(document, url, append);
      expect((await loading.run('unique_values', emails)).trim().split('\n')).toEqual(first);
    });

    it.each(UNIQUE[dialect])(
      'appends no row whose %s is there, and says so before it writes a row',
      async (part, key) => {
        const ddl = `CREATE TABLE t (id integer PRIMARY KEY, code varchar(20) NOT NULL, n integer NOT NULL${key.column});${key.index}`;
        const url = await prepared(
          'taken',
          `${ddl} INSERT INTO t (id, code, n) VALUES (40, 'C7', 7), (41, 'x', 9);`,
        );
        // Sequences begin behind two rows, so that the codes are c2 to c11.
        const code = { name: 'code', field: 'template', options: { text: 'c{index}' } };
        const columns = [
          id,
          { name: 'index', field: 'sequence', options: { start: 0 }, hidden: true },
          code,
          { name: 'n', field: 'constant', options: { value: 7 } },
        ];
        expect(await messageOf(loadDocument(single(10, columns), url, { append: true }))).toBe(
          `The table “t” has rows with the same (${part}) as 1 of the 10 rows to append, such as row 5, counted from 0. Nothing was written. Other random values were tried too. Make fewer rows, give the columns more values, or keep the rows that the table has (“keep”).`,
        );
        expect(await count('taken', 't')).toBe('2');
        expect((await loadDocument(single(5, columns), url, { append: true })).rows).toBe(5);
      },
    );

    it('loads a table without a key as a whole, or not at all', async () => {
      const url = await prepared('keyless', 'CREATE TABLE t (n integer, name varchar(100));');
      const document = single(30, [
        { name: 'n', field: 'sequence' },
        { name: 'name', field: 'person.fullName' },
      ]);
      expect((await loadDocument(document, url)).rows).toBe(30);
      expect((await loadDocument(document, url)).rows).toBe(0);
      await loading.run('keyless', 'DELETE FROM t WHERE n = 30;');
      expect(await messageOf(loadDocument(document, url))).toContain(
        'has 29 rows. Without a key, they cannot be compared with the 30 rows of the schema.',
      );
    });

    it('names what a table lacks before it writes a row', async () => {
      const url = await prepared('lacks', 'CREATE TABLE t (id integer PRIMARY KEY, new integer NOT NULL);');
      const message = await messageOf(loadDocument(single(3, [id, { name: 'old', field: 'boolean' }]), url));
      expect(message).toContain('no column “old”');
      expect(message).toContain('“new” of');
      expect(await messageOf(loadDocument(single(3, [id], 'elsewhere'), url))).toContain(
        'no table “elsewhere”',
      );
    });

    if (dialect === 'postgresql')
      it('knows its rows again that a trigger has changed', async () => {
        const url = await prepared(
          'triggers',
          `CREATE TABLE t (id integer PRIMARY KEY, name text NOT NULL, city text NOT NULL, at timestamptz NOT NULL);
CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.at := clock_timestamp(); RETURN NEW; END $$;
CREATE TRIGGER touch BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION touch();`,
        );
        const columns = [
          id,
          { name: 'name', field: 'person.fullName' },
          { name: 'city', field: 'location.city' },
          { name: 'at', field: 'timestamp' },
        ];
        await loadDocument(single(50, columns), url);
        expect((await loadDocument(single(50, columns), url)).rows).toBe(0);
        expect((await loadDocument(single(60, columns), url)).rows).toBe(10);
      });

    if (dialect === 'postgresql')
      it('names a permission that it lacks before it writes a row', async () => {
        await prepared(
          'permissions',
          `CREATE TABLE a (id integer PRIMARY KEY); CREATE TABLE t (id integer PRIMARY KEY);
DROP ROLE IF EXISTS reader; CREATE ROLE reader LOGIN; GRANT SELECT, INSERT ON a TO reader; GRANT SELECT ON t TO reader;`,
        );
        const tables = ['a', 't'].map((table) => ({ name: table, rows: 3, columns: [id] }));
        const url = loading.url('permissions').replace('postgres@', 'reader@');
        const message = await messageOf(loadDocument({ version: 1, tables }, url));
        expect(message).toBe(
          'The user of this connection lacks INSERT on “public.t”. Its owner can GRANT it. Or leave the table out of the schema.',
        );
        expect(await count('permissions', 'a')).toBe('0');
      });

    it('creates tables that do not exist', async () => {
      await loading.create('created');
      const document = await documentOf(CIRCLES[dialect], 30);
      const url = loading.url('created');
      expect((await loadDocument(document, url, { create: true })).rows).toBe(120);
      expect((await loadDocument(document, url, { create: true })).rows).toBe(0);
    });

    if (dialect !== 'sqlite' || hasSqlite)
      it('goes on where it was stopped', async () => {
        const document = await documentOf(CIRCLES[dialect], 800);
        const whole = await prepared('whole', CIRCLES[dialect]);
        await loadDocument(document, whole);
        const expected = await loading.dump('whole');
        const url = await prepared('stopped', CIRCLES[dialect]);
        for (const rows of [0, 1, 500, 900, 1700, 2500]) {
          const stop = new AbortController();
          const onProgress = (progress: { readonly rows: number }) => {
            if (progress.rows > rows) stop.abort(new Error('stopped'));
          };
          await loadDocument(document, url, { signal: stop.signal, onProgress }).catch((error: Error) =>
            expect(error.message).toBe('stopped'),
          );
        }
        await loadDocument(document, url);
        const named = (dump: string) => dump.replaceAll('stopped', 'whole');
        expect(named(await loading.dump('stopped'))).toBe(expected);
      });
  });
});
