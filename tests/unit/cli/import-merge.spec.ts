import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder, runProgram } from '../../fixtures/commands.ts';

const folder = createFolder();
afterAll(() => folder.remove());
const rowloom = (args: readonly string[], input = '') => runProgram(args, { cwd: folder.path, input });
const textIn = (name: string) => readFileSync(join(folder.path, name), 'utf8');

const ORDERS = `CREATE TABLE orders (id serial PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers(id), plan text, total numeric(8,2));`;
folder.write(
  'before.sql',
  `CREATE TABLE customers (id serial PRIMARY KEY, name varchar(80) NOT NULL, email text, age integer,
    old_code text, note text);
  ${ORDERS}
  CREATE TABLE logs (id serial PRIMARY KEY, at timestamp);`,
);
folder.write(
  'after.sql',
  `CREATE TABLE plans (code text PRIMARY KEY);
  CREATE TABLE customers (id serial PRIMARY KEY, name varchar(120) NOT NULL, email text NOT NULL UNIQUE,
    age date, note text, city text);
  ${ORDERS.replace('plan text', 'plan text REFERENCES plans(code)')}`,
);

interface Column {
  readonly name: string;
  readonly field: string;
  readonly [property: string]: unknown;
}
interface Table {
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly Column[];
}
interface Document {
  readonly seed?: string;
  readonly tables: readonly Table[];
}

const columnOf = ({ tables }: Document, table: string, name: string) =>
  tables.find((one) => one.name === table)?.columns.find((column) => column.name === name);

/** The schema of the first source, with what a person has chosen since. */
async function writeEdited(): Promise<void> {
  const imported: Document = JSON.parse((await rowloom(['import', 'before.sql'])).output);
  const edits: Readonly<Record<string, object>> = {
    name: { field: 'person.lastName' },
    email: { nulls: 30 },
    note: { name: 'remark', key: 'note', field: 'lorem.word', options: undefined },
  };
  const [customers, ...others] = imported.tables;
  const columns = customers?.columns.map((column) => ({ ...column, ...edits[column.name] })) ?? [];
  const own = [
    { name: 'tone', field: 'list', options: { values: ['kind', 'rude'] }, hidden: true },
    { name: 'greeting', field: 'template', options: { text: '{tone} {name}' } },
  ];
  const edited = { ...customers, rows: 7, columns: [...columns, ...own] };
  folder.write('schema.json', { ...imported, seed: 'mine', tables: [edited, ...others] });
}

describe('rowloom import --merge', () => {
  beforeAll(writeEdited);

  it('changes no value and no byte the second time', async () => {
    const { status, output } = await rowloom(['import', 'after.sql', '--merge', 'schema.json']);
    expect(status).toBe(0);
    folder.write('once.json', output);
    const again = await rowloom(['import', 'after.sql', '--merge', 'once.json', '--out', 'twice.json']);
    expect(again.status).toBe(0);
    expect(await rowloom(['diff', 'once.json', 'twice.json'])).toMatchObject({ status: 0 });
    const { $schema: one, ...once } = JSON.parse(textIn('once.json'));
    const { $schema: other, ...twice } = JSON.parse(textIn('twice.json'));
    expect(JSON.stringify(twice)).toBe(JSON.stringify(once));
  });

  it('keeps what people chose, and takes the structure of the source', async () => {
    const { output } = await rowloom(['import', 'after.sql', '--merge', 'schema.json']);
    const merged: Document = JSON.parse(output);
    expect(merged.seed).toBe('mine');
    expect(merged.tables.map(({ name, rows }) => `${name} ${rows}`)).toEqual([
      'customers 7',
      'orders 300',
      'logs 100',
      'plans 100',
    ]);
    expect(columnOf(merged, 'customers', 'name')).toMatchObject({
      field: 'person.lastName',
      maxLength: 120,
      nullable: false,
    });
    expect(columnOf(merged, 'customers', 'email')).toMatchObject({ unique: true, nullable: false });
    expect(columnOf(merged, 'customers', 'email')).not.toHaveProperty('nulls');
    expect(columnOf(merged, 'customers', 'remark')).toMatchObject({ field: 'lorem.word', key: 'note' });
    expect(columnOf(merged, 'customers', 'age')?.field).toBe('date');
    expect(columnOf(merged, 'customers', 'city')).toBeDefined();
    expect(columnOf(merged, 'customers', 'tone')).toMatchObject({ hidden: true });
    expect(columnOf(merged, 'orders', 'plan')).toMatchObject({
      field: 'reference',
      options: { table: 'plans', column: 'code' },
    });
  });

  it('names each conflict, each addition and each removal on standard error', async () => {
    const { error } = await rowloom(['import', 'after.sql', '--merge', 'schema.json']);
    const lines = error.split('\n');
    for (const line of [
      'customers.old_code: It is gone from the source, and removed.',
      'customers.greeting: It is gone from the source, and removed.',
      'customers.tone: It is not in the source, and stays, because no file contains it.',
      'customers.email: The source allows no nulls, so it has none any more.',
      'customers.city: It is new.',
      'orders.plan: The source refers to plans.code. Its field is Reference now, instead of List.',
      'logs: It is not in the source, and stays.',
      'plans: It is new.',
    ])
      expect(lines).toContain(line);
    const { error: json } = await rowloom(['import', '--json', 'after.sql', '--merge', 'schema.json']);
    const notices = json.split('\n').filter((line) => line.includes('import-merged'));
    expect(notices.map((line) => JSON.parse(line))).toContainEqual({
      code: 'import-merged',
      table: 'customers',
      column: 'old_code',
      message: 'It is gone from the source, and removed.',
    });
  });

  it('leaves the values of columns that the source does not change', async () => {
    folder.write('merged.json', (await rowloom(['import', 'before.sql', '--merge', 'schema.json'])).output);
    const { status, output } = await rowloom(['diff', '--json', 'schema.json', 'merged.json']);
    expect(status).toBe(0);
    expect(JSON.parse(output).columns.removed).toEqual([{ table: 'customers', column: 'greeting' }]);
  });

  it('replaces the merged file itself with --force', async () => {
    const path = folder.write('own.json', textIn('schema.json'));
    const flags = ['--merge', 'own.json', '--out', 'own.json'];
    expect((await rowloom(['import', 'after.sql', ...flags])).status).toBe(2);
    expect((await rowloom(['import', 'after.sql', ...flags, '--force'])).status).toBe(0);
    expect(JSON.parse(readFileSync(path, 'utf8')).seed).toBe('mine');
  });

  it('keeps nulls, keys and given rows where the source is only rows', async () => {
    folder.write('people.json', {
      version: 1,
      tables: [
        {
          name: 'people',
          rows: 5,
          columns: [
            { name: 'id', field: 'sequence', primaryKey: true },
            { name: 'age', field: 'number', nulls: 20 },
          ],
        },
        { name: 'plans', given: { rows: [{ code: 'a' }, { code: 'b' }] } },
      ],
    });
    folder.write('people.csv', 'id,age\n1,30\n2,40\n3,50\n');
    const { output } = await rowloom(['import', 'people.csv', '--merge', 'people.json']);
    expect(JSON.parse(output).tables).toEqual(JSON.parse(textIn('people.json')).tables);
  });

  it('takes the field of the source where rows would break its checks', async () => {
    const table = (status: string, most: number, rest = '') =>
      `CREATE TABLE people (id serial PRIMARY KEY, status varchar(10) NOT NULL CHECK (status IN (${status})),
      age int NOT NULL CHECK (age BETWEEN 18 AND ${most})${rest});`;
    folder.write('wide.sql', table("'new','paid','old'", 90));
    folder.write('narrow.sql', table("'new','paid'", 40, ", kind varchar(20) CHECK (kind IN ('x','y'))"));
    folder.write('longer.sql', table("'new','paid','old','sent'", 90));
    folder.write('wide.json', (await rowloom(['import', 'wide.sql'])).output);
    const flags = ['--merge', 'wide.json', '--out', 'narrow.json', '--report', 'narrow-report.json'];
    const { status, error } = await rowloom(['import', 'narrow.sql', ...flags]);
    expect(status, error).toBe(0);
    const { output } = await rowloom(['rows', 'narrow.json']);
    const rows: { status: string; age: number }[] = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows).toHaveLength(100);
    expect(
      rows.filter((row) => !['new', 'paid'].includes(row.status) || row.age < 18 || row.age > 40),
    ).toEqual([]);
    expect(error).toContain('people.status: Its rows would break');
    expect(JSON.parse(textIn('narrow-report.json')).summary).toMatchObject({ checks: 3, checksKept: 3 });
    const again = await rowloom(['import', 'narrow.sql', '--merge', 'narrow.json', '--out', 'narrow2.json']);
    expect(again.error).not.toContain('would break');
    expect(JSON.parse(textIn('narrow2.json'))).toEqual(JSON.parse(textIn('narrow.json')));
    const { output: longer } = await rowloom(['import', 'longer.sql', '--merge', 'wide.json']);
    expect(columnOf(JSON.parse(longer), 'people', 'status')?.options).toMatchObject({
      values: ['new', 'paid', 'old', 'sent'],
    });
  });

  it('takes the field of the source where its type cannot hold the values', async () => {
    folder.write('texts.sql', 'CREATE TABLE people (id int PRIMARY KEY, token text NOT NULL);');
    folder.write('uuids.sql', 'CREATE TABLE people (id uuid PRIMARY KEY, token uuid NOT NULL);');
    folder.write('texts.json', (await rowloom(['import', 'texts.sql'])).output);
    const { output } = await rowloom(['import', 'uuids.sql', '--merge', 'texts.json']);
    const merged: Document = JSON.parse(output);
    expect(columnOf(merged, 'people', 'id')?.field).toBe('string.uuid');
    expect(columnOf(merged, 'people', 'token')?.field).toBe('string.uuid');
  });

  it('writes the types of the source for fields whose values they can hold', async () => {
    folder.write('small.sql', 'CREATE TABLE people (id int PRIMARY KEY, size int, born date, at timestamp);');
    folder.write(
      'wide.sql',
      'CREATE TABLE people (id bigint PRIMARY KEY, size text, born timestamptz, at date);',
    );
    folder.write('small.json', (await rowloom(['import', 'small.sql'])).output);
    const flags = ['--dialect', 'postgresql', '--merge', 'small.json', '--out', 'wide.json', '--force'];
    expect((await rowloom(['import', 'wide.sql', ...flags])).error).toContain(
      'people.born: The source changes its type.',
    );
    const { output } = await rowloom(['code', 'wide.json', '--language', 'ddl']);
    expect(output).toMatch(/"id" bigint .*"size" text.*"born" timestamptz.*"at" date/s);
  });

  it('refuses a schema with problems, and names its file', async () => {
    folder.write('wrong.json', { version: 1, tables: [{ name: 't', rows: -1, columns: [] }] });
    const { status, error } = await rowloom(['import', 'before.sql', '--merge', 'wrong.json']);
    expect(status).toBe(2);
    expect(error).toMatch(/^wrong\.json:1:\d+: tables\[0\]\.rows/);
    expect((await rowloom(['import', '-', '--merge', '-'])).status).toBe(64);
  });
});
