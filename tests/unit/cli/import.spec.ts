import { afterAll, describe, expect, it } from 'vitest';
import type { ImportReport } from '../../../src/importers/report.ts';
import { check, importSchema, open, RowloomError } from '../../../src/library/index.ts';
import { createFolder, run, runProgram } from '../../fixtures/commands.ts';
import { problemsOf } from '../../fixtures/library.ts';

const folder = createFolder();
afterAll(() => folder.remove());
const rowloom = (...args: readonly string[]) => runProgram(args, { cwd: folder.path });

const SQL = `CREATE TABLE customers (
  id integer PRIMARY KEY,
  email varchar(60) NOT NULL UNIQUE,
  qwertz smallint
);
CREATE TABLE orders (id bigint PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers (id));
CREATE TRIGGER t BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION f();
`;

describe('rowloom import', { tags: ['deep'] }, () => {
  it('writes a schema that works, and says what it skipped and guessed', async () => {
    folder.write('shop.sql', SQL);
    const imported = await rowloom('import', 'shop.sql', '--name', 'Shop', '--report', 'report.json');
    expect(imported.status).toBe(0);
    const schema: unknown = JSON.parse(imported.output);
    expect(schema).toMatchObject({ version: 1, name: 'Shop', tables: [{ rows: 100 }, { rows: 300 }] });
    expect(await check(schema)).toEqual([]);
    expect(imported.error).toMatch(
      /^Read 2 tables with 5 columns as SQL: 2 primary keys, 1 unique key, 1 foreign key\.\n/,
    );
    expect(imported.error).toMatch(/^May differ:\nshop\.sql:7:1: “CREATE TRIGGER /m);
    expect(imported.error).toMatch(/^Guesses:\ncustomers\.qwertz: Number, a guess from its type\.$/m);
    expect(JSON.parse(folder.read('report.json'))).toMatchObject({
      kind: 'sql',
      tables: [
        { name: 'customers' },
        { name: 'orders', columns: [{}, { why: 'Foreign key to customers.id' }] },
      ],
    });
  });

  it('reads standard input, and writes JSON lines with --json', async () => {
    const imported = await run('import', ['-', '--rows', '7'], SQL);
    expect(JSON.parse(imported.output)).toMatchObject({ tables: [{ rows: 7 }, { rows: 7 }] });
    expect(imported.problems).toMatchObject([
      { code: 'import-note', message: expect.stringContaining('write SQL files for SQLite') },
      { code: 'import-skipped', line: 7, column: 1 },
      { code: 'import-unsure', table: 'customers', column: 'qwertz', field: 'number' },
    ]);
  });

  it('says which rows the database will refuse, apart from others', async () => {
    const strict = 'CREATE TABLE s (id int PRIMARY KEY, shape geometry NOT NULL) ENGINE=InnoDB;';
    folder.write('strict.sql', strict);
    const { error } = await rowloom('import', 'strict.sql');
    expect(error).toMatch(/^The database will refuse:\nstrict\.sql:1:\d+: “s: shape geometry”/m);
    const { problems: lines } = await run('import', ['-'], strict);
    expect(lines).toContainEqual(expect.objectContaining({ code: 'import-refused' }));
  });

  it('copies no value of a sample with --no-values', async () => {
    folder.write(
      'people.csv',
      `state,n\n${'shipped,1771\npending,1882\nshipped,1882\npending,1771\n'.repeat(10)}`,
    );
    const usual = await rowloom('import', 'people.csv');
    expect(usual.output).toMatch(/shipped[\s\S]*1771/);
    const { output, error } = await rowloom('import', 'people.csv', '--no-values');
    expect(output + error).not.toMatch(/shipped|pending|1771|1882/);
    expect(JSON.parse(output)).toMatchObject({
      tables: [{ rows: 40, columns: [{ name: 'state' }, { name: 'n' }] }],
    });
  });

  it('reads SQL as that of the database that --dialect names, whatever the text looks like', async () => {
    folder.write(
      'dump.sql',
      '-- PostgreSQL database dump\nCREATE TABLE Users (Id int(10) unsigned NOT NULL, at datetime);',
    );
    const typesOf = async (...flags: readonly string[]) => {
      const { output } = await rowloom('import', 'dump.sql', '--report', '-', ...flags);
      const { tables, dialect, readAs }: ImportReport = JSON.parse(output);
      return [
        dialect ?? readAs,
        ...tables.map(({ name, columns }) => [name, ...columns.map(({ field }) => field)]),
      ];
    };
    expect(await typesOf()).toEqual(['postgresql', ['users', 'sequence', 'timestamp']]);
    expect(await typesOf('--dialect', 'mysql')).toEqual(['mysql', ['Users', 'sequence', 'timestamp']]);
    expect(await typesOf('--dialect', 'oracle')).toEqual(['oracle', ['Users', 'sequence', 'timestamp']]);
    expect((await rowloom('import', 'dump.sql', '--dialect', 'oracle')).error).toContain(
      'Oracle is not among the databases of Rowloom',
    );
  });

  it('names the JSON Schema that init names, first, for editors', async () => {
    folder.write('shop.sql', SQL);
    const imported: Record<string, unknown> = JSON.parse((await rowloom('import', 'shop.sql')).output);
    const started: Record<string, unknown> = JSON.parse((await rowloom('init', '-')).output);
    expect(Object.entries(imported)[0]).toEqual(['$schema', started.$schema]);
    expect(started.$schema).toMatch(/schema\.schema\.json$/);
  });

  it('writes the report instead of the schema with --report -', async () => {
    folder.write('shop.sql', SQL);
    const { output } = await rowloom('import', 'shop.sql', '--report', '-');
    expect(JSON.parse(output)).toMatchObject({
      kind: 'sql',
      dialect: 'sqlite',
      skipped: [{ place: { line: 7 } }],
    });
  });

  it.each([
    ['an empty file', 'empty.sql', '', [], /The source is empty/],
    ['no table', 'none.sql', 'SELECT 1;', [], /rowloom import: .*table/i],
    [
      'a letter',
      'letter.txt',
      'Dear all! This is a letter.',
      [],
      /kind of this source could not be detected/,
    ],
    ['an unknown kind', 'a.csv', 'id\n', ['--kind', 'cvs'], /Did you mean csv\?/, 64],
    ['an unknown dialect', 'a.sql', SQL, ['--dialect', 'postgres'], /Did you mean postgresql\?/, 64],
    [
      'a dialect of rows',
      'a.csv',
      'id\n1\n',
      ['--dialect', 'mysql'],
      /Only SQL has a dialect, and this source is read as CSV/,
    ],
    ['a program', 'a.ts', 'const a = [1, 2];\nf(a, 3);\n', [], /This is a program in TypeScript/],
    ['rows in words', 'a.csv', 'id\n', ['--rows', 'ten'], /--rows must be a number of rows/, 64],
  ])('refuses %s', async (_, name, text, flags, message, status = 2) => {
    folder.write(name, text);
    expect(await rowloom('import', name, ...flags)).toMatchObject({
      status,
      output: '',
      error: expect.stringMatching(message),
    });
  });

  it('exits with 2 for a file that is not there', async () => {
    expect(await rowloom('import', 'shap.sql')).toMatchObject({
      status: 2,
      error: expect.stringContaining('There is no file “shap.sql”.'),
    });
  });
});

describe('importSchema', () => {
  it('reads bytes and texts, and its schema can be opened', async () => {
    const imported = await importSchema(new TextEncoder().encode('id,email\n1,a@example.com\n'), {
      fileName: 'people.csv',
    });
    expect(imported.report.kind).toBe('csv');
    const dataset = await open(imported.schema);
    expect(dataset.tables).toEqual(['people']);
  });

  it('throws the problems of a source that cannot be read', async () => {
    expect(await problemsOf(() => importSchema(''))).toMatchObject([{ code: 'no-tables' }]);
    await expect(importSchema('id,name\n', { kind: 'json' })).rejects.toThrow(RowloomError);
  });
});
