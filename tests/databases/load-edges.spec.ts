import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RowloomError } from '../../src/library/errors.ts';
import { documentOf, type Loading, loadDocument, loadingKinds, programs } from './loading.ts';

const id = { name: 'id', field: 'sequence', primaryKey: true };
const names = { name: 'name', field: 'person.fullName' };

/** Loads and returns the message of what is wrong; empty if nothing is. */
async function messageOf(load: Promise<unknown>): Promise<string> {
  return load.then(
    () => '',
    (error: unknown) => (error instanceof RowloomError ? error.message : Promise.reject(error)),
  );
}

describe.each(loadingKinds)('a load into $name', ({ name, installed, dialect, start }) => {
  const missing = installed ? '' : ` (${name} is not installed)`;
  describe.skipIf(missing && !process.env.CI)(`of unusual tables${missing}`, () => {
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

    const one = async (database: string, query: string) => (await loading.run(database, `${query};`)).trim();

    const single = (rows: number, columns: readonly object[]) => ({
      version: 1,
      tables: [{ name: 'parents', rows, columns }],
    });

    const plans = (
      nullable: boolean,
    ) => `CREATE TABLE plans (id integer PRIMARY KEY, name varchar(40) NOT NULL);
CREATE TABLE users (id integer PRIMARY KEY, plan_id integer ${nullable ? '' : 'NOT NULL'}, FOREIGN KEY (plan_id) REFERENCES plans (id));`;

    const seed = async (url: string, ...flags: readonly string[]) => {
      const args = [programs.rowloom, 'seed', url, '--rows', '30', ...flags];
      const child = promisify(execFile)(programs.node, args);
      return child.then(
        ({ stderr }) => stderr,
        ({ stderr }) => String(stderr),
      );
    };

    it.each(['--exclude', '--keep'])('takes the rows of a table as parents with %s', async (flag) => {
      const rows = "INSERT INTO plans VALUES (7, 'free'), (90, 'paid');";
      const url = await prepared('parents', plans(false) + rows);
      expect(await seed(url, flag, 'plans')).toContain('users: 30 rows');
      expect(await one('parents', 'SELECT count(*) FROM plans')).toBe('2');
      expect(await one('parents', 'SELECT DISTINCT plan_id FROM users ORDER BY 1')).toBe('7\n90');
    });

    it.each(['--exclude', '--keep'])('leaves references to an empty table null with %s', async (flag) => {
      const url = await prepared('no_parents', plans(true));
      expect(await seed(url, flag, 'plans')).toContain('users: 30 rows');
      expect(await one('no_parents', 'SELECT count(*) - count(plan_id) FROM users')).toBe('30');
      expect(await one('no_parents', 'SELECT count(*) FROM plans')).toBe('0');
    });

    it('says which rows --replace has deleted', async () => {
      const rows = "INSERT INTO plans VALUES (7, 'free'), (90, 'paid'); INSERT INTO users VALUES (1, 90);";
      const url = await prepared('replaced', plans(false) + rows);
      const words = await seed(url, '--replace');
      expect(words).toMatch(/users: 1 row deleted\nplans: 2 rows deleted\n/);
    });

    it('names a reference that must have a value, to an empty table', async () => {
      const url = await prepared('needs_parents', plans(false));
      const words = 'Each row of “users” refers to a row of “plans” by “plan_id”, and “plans” has no rows';
      expect(await seed(url, '--exclude', 'plans')).toContain(`rowloom seed: ${words}`);
      expect(await one('needs_parents', 'SELECT count(*) FROM users')).toBe('0');
    });

    const family = (rows: number) => {
      const reference = {
        name: 'parent_id',
        field: 'reference',
        options: { table: 'parents', column: 'id' },
      };
      return {
        version: 1,
        tables: [
          { name: 'parents', rows, columns: [id, names] },
          { name: 'children', rows, columns: [id, names, reference] },
          { name: 'links', rows, columns: [id, reference] },
        ],
      };
    };
    const key = 'parent_id integer NOT NULL, FOREIGN KEY (parent_id) REFERENCES parents (id)';
    const families = `CREATE TABLE parents (id integer PRIMARY KEY, name varchar(100) NOT NULL);
CREATE TABLE children (id integer PRIMARY KEY, name varchar(100) NOT NULL, ${key});
CREATE TABLE links (id integer PRIMARY KEY, ${key});`;
    const oldRows =
      'SELECT * FROM children WHERE id <= 300 ORDER BY id; SELECT * FROM links WHERE id <= 300 ORDER BY id';

    it('adds rows to parents and to their children, and leaves the rows that are there', async () => {
      const url = await prepared('growing', families);
      await loadDocument(family(300), url);
      const before = await one('growing', oldRows);
      expect((await loadDocument(family(500), url)).rows).toBe(600);
      expect(await one('growing', oldRows)).toBe(before);
      expect((await loadDocument(family(500), url)).rows).toBe(0);
      expect(await one('growing', 'SELECT count(*) FROM children WHERE parent_id > 300')).not.toBe('0');
    });

    const joined = (rows: number) => {
      const reference = (name: string, table: string) => ({
        name,
        field: 'reference',
        options: { table, column: 'id' },
      });
      const columns = [reference('task_id', 'tasks'), reference('tag_id', 'tags')];
      return {
        version: 1,
        tables: [
          { name: 'tasks', rows, columns: [id, names] },
          { name: 'tags', rows, columns: [id, names] },
          { name: 'task_tags', rows, columns, primaryKey: ['task_id', 'tag_id'] },
        ],
      };
    };
    const joinedTables = `CREATE TABLE tasks (id integer PRIMARY KEY, name varchar(100) NOT NULL);
CREATE TABLE tags (id integer PRIMARY KEY, name varchar(100) NOT NULL);
CREATE TABLE task_tags (task_id integer NOT NULL, tag_id integer NOT NULL, PRIMARY KEY (task_id, tag_id),
  FOREIGN KEY (task_id) REFERENCES tasks (id), FOREIGN KEY (tag_id) REFERENCES tags (id));`;
    const pairs = 'SELECT task_id, tag_id FROM task_tags ORDER BY 1, 2';

    it('adds rows to a table whose key is made of references', async () => {
      const url = await prepared('growing_pairs', joinedTables);
      await loadDocument(joined(300), url);
      const old = (await one('growing_pairs', pairs)).split('\n');
      expect((await loadDocument(joined(500), url)).rows).toBe(600);
      const all = (await one('growing_pairs', pairs)).split('\n');
      expect(all).toHaveLength(500);
      expect(all).toEqual(expect.arrayContaining(old));
      expect((await loadDocument(joined(500), url)).rows).toBe(0);
      expect((await one('growing_pairs', pairs)).split('\n')).toEqual(all);
      await loading.run('growing_pairs', 'DELETE FROM task_tags;');
      await loading.run('growing_pairs', 'INSERT INTO task_tags SELECT id, 501 - id FROM tasks;');
      expect(await messageOf(loadDocument(joined(500), url))).toContain('“task_tags” has 500 rows that');
    });

    it('names a unique reference that rows behind those of the database would share', async () => {
      const profiles = (rows: number) => ({
        version: 1,
        tables: [
          { name: 'users', rows, columns: [id, names] },
          {
            name: 'profiles',
            rows,
            columns: [
              id,
              {
                name: 'user_id',
                field: 'reference',
                options: { table: 'users', column: 'id' },
                unique: true,
              },
            ],
          },
        ],
      });
      const ddl = `CREATE TABLE users (id integer PRIMARY KEY, name varchar(100) NOT NULL);
CREATE TABLE profiles (id integer PRIMARY KEY, user_id integer NOT NULL UNIQUE, FOREIGN KEY (user_id) REFERENCES users (id));`;
      const url = await prepared('profiles', ddl);
      await loadDocument(profiles(300), url);
      expect(await messageOf(loadDocument(profiles(500), url))).toContain(
        '“profiles” has rows with the same',
      );
      expect(await one('profiles', 'SELECT count(*) FROM users')).toBe('300');
    });

    it('refuses rows that have the keys of the schema and no reference of it', async () => {
      const url = await prepared('strange_links', families);
      await loadDocument(family(300), url);
      await loading.run('strange_links', 'UPDATE links SET parent_id = parent_id % 300 + 1;');
      expect(await messageOf(loadDocument(family(300), url))).toContain(
        '“links” has 300 rows that this schema',
      );
    });

    if (dialect !== 'sqlite') {
      it('names the right to create temporary tables', async () => {
        const table = 'CREATE TABLE parents (id integer PRIMARY KEY, name varchar(100) NOT NULL);';
        const rights = {
          postgresql: `DROP ROLE IF EXISTS writer; CREATE ROLE writer LOGIN; GRANT SELECT, INSERT ON parents TO writer;
REVOKE TEMPORARY ON DATABASE no_temporary FROM PUBLIC;`,
          mysql: `DROP USER IF EXISTS writer@localhost; CREATE USER writer@localhost;
GRANT SELECT, INSERT ON no_temporary.* TO writer@localhost;`,
        };
        const url = await prepared(
          'no_temporary',
          `${table}${rights[dialect]} INSERT INTO parents VALUES (7, 'x');`,
        );
        const asWriter = url.replace(/(?<=\/\/)\w+@/, 'writer@');
        const message = await messageOf(loadDocument(single(3, [id, names]), asWriter));
        expect(message).toMatch(/needs the right (?:CREATE TEMPORARY TABLES|TEMPORARY) on the database\. /);
      });
    }

    if (dialect === 'mysql') {
      it('empties no table to which a table of another database refers', async () => {
        const url = await prepared(
          'referred',
          `CREATE TABLE parents (id integer PRIMARY KEY, name varchar(100)); INSERT INTO parents VALUES (7, 'x');`,
        );
        await prepared(
          'referring',
          `CREATE TABLE children (id integer PRIMARY KEY, parent integer,
  FOREIGN KEY (parent) REFERENCES referred.parents (id) ON DELETE CASCADE); INSERT INTO children VALUES (1, 7);`,
        );
        const message = await messageOf(loadDocument(single(3, [id, names]), url, { replace: true }));
        expect(message).toContain('“parents” cannot be emptied: “referring.children”');
        expect(await one('referring', 'SELECT count(*) FROM children')).toBe('1');
      });
    }

    if (dialect === 'postgresql') {
      it('writes no row if a trigger leaves rows out', async () => {
        const url = await prepared(
          'leaving_out',
          `CREATE TABLE parents (id integer PRIMARY KEY, name text);
CREATE FUNCTION leave_out() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.id = 40 THEN RETURN NULL; END IF; RETURN NEW; END $$;
CREATE TRIGGER leave_out BEFORE INSERT ON parents FOR EACH ROW EXECUTE FUNCTION leave_out();`,
        );
        const message = await messageOf(loadDocument(single(60, [id, names]), url));
        expect(message).toMatch(/“parents” has 59 rows instead of 60\..* No row of this load is written\.$/);
        expect(await one('leaving_out', 'SELECT count(*) FROM parents')).toBe('0');
      });

      it.each([
        ['a partition of a table refers', 'children_1 ADD FOREIGN KEY (parent) REFERENCES parents'],
        ['a table refers by a key to a partition', 'children ADD FOREIGN KEY (parent) REFERENCES parents_1'],
      ])('empties no table to which %s', async (_, key) => {
        const url = await prepared(
          'partitions',
          `CREATE TABLE parents (id integer PRIMARY KEY, name text) PARTITION BY RANGE (id);
CREATE TABLE parents_1 PARTITION OF parents FOR VALUES FROM (0) TO (1000);
CREATE TABLE children (id integer, parent integer) PARTITION BY RANGE (id);
CREATE TABLE children_1 PARTITION OF children FOR VALUES FROM (0) TO (1000);
INSERT INTO parents VALUES (7, 'x'); ALTER TABLE ${key} ON DELETE CASCADE; INSERT INTO children VALUES (1, 7);`,
        );
        const message = await messageOf(loadDocument(single(3, [id, names]), url, { replace: true }));
        expect(message).toContain('“parents” cannot be emptied: “public.children”');
        expect(await one('partitions', 'SELECT count(*) FROM children')).toBe('1');
      });

      it('tells the rows of a table from those of tables that inherit from it', async () => {
        const ddl = `CREATE TABLE parents (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE heirs (extra integer, PRIMARY KEY (id)) INHERITS (parents);`;
        const url = await prepared('heirs', ddl);
        const document = await documentOf(ddl, 20);
        expect((await loadDocument(document, url)).rows).toBe(40);
        expect((await loadDocument(document, url)).rows).toBe(0);
        await loading.run('heirs', "UPDATE ONLY parents SET name = 'other';");
        const heirs = await one('heirs', 'SELECT md5(string_agg(h::text, $$,$$ ORDER BY id)) FROM heirs h');
        expect((await loadDocument(document, url, { replace: true })).rows).toBe(20);
        expect(await one('heirs', 'SELECT md5(string_agg(h::text, $$,$$ ORDER BY id)) FROM heirs h')).toBe(
          heirs,
        );
      });

      it('moves a counter to its end if its column has the last number', async () => {
        const url = await prepared('ending', 'CREATE TABLE parents (id smallserial PRIMARY KEY, name text);');
        const document = single(32_767, [id, names]);
        expect((await loadDocument(document, url)).rows).toBe(32_767);
        expect((await loadDocument(document, url)).rows).toBe(0);
        await expect(loading.run('ending', "INSERT INTO parents (name) VALUES ('new');")).rejects.toThrow(
          /reached maximum value of sequence/,
        );
      });

      it('moves a counter behind the highest of the numbers in texts', async () => {
        const url = await prepared(
          'texts',
          `CREATE SEQUENCE numbers; CREATE TABLE parents (id text PRIMARY KEY DEFAULT nextval('numbers'), name text);`,
        );
        await loadDocument(single(12, [{ ...id, type: 'text' }, names]), url);
        await loading.run('texts', "INSERT INTO parents (name) VALUES ('new');");
        expect(await one('texts', "SELECT id FROM parents WHERE name = 'new'")).toBe('13');
      });
    }
  });
});
