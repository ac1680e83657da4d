import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFolder, runProgram } from '../../fixtures/commands.ts';

const folder = createFolder();
afterAll(() => folder.remove());
const rowloom = (...args: readonly string[]) => runProgram(args, { cwd: folder.path });
const PLANS = 'code\na\nb\n';
const sha256 = createHash('sha256').update(PLANS).digest('hex');
writeFileSync(join(folder.path, 'plans.csv'), PLANS);
mkdirSync(join(folder.path, 'inner'));
symlinkSync('plans.csv', join(folder.path, 'link.csv'));

const textOf = (given: object, indent?: number) =>
  JSON.stringify({ version: 1, tables: [{ name: 'plans', given, write: true }] }, null, indent);

function save(name: string, text: string): string {
  writeFileSync(join(folder.path, name), text);
  return name;
}
const textIn = (name: string) => readFileSync(join(folder.path, name), 'utf8');

it.each([[{ file: 'plans.csv' }], [{ file: 'plans.csv', sha256: '0'.repeat(64) }]])(
  'check --fix notes the SHA-256 of a file and keeps the indentation: %j',
  async (given) => {
    const name = save('fix.json', `${textOf(given, 3)}\n`);
    const { status, output } = await rowloom('check', name, '--fix');
    expect(output).toMatch(/Take the new content|Note its SHA-256/);
    expect(status).toBe(0);
    expect(textIn(name)).toBe(`${textOf({ file: 'plans.csv', sha256 }, 3)}\n`);
  },
);

it('check --fix leaves a file without anything to fix as it is', async () => {
  const text = `{"version":1,  "tables":[{"name":"t","rows":1,"columns":[{"name":"a","field":"sequence"}]}]}`;
  const name = save('same.json', text);
  expect((await rowloom('check', name, '--fix')).status).toBe(0);
  expect(textIn(name)).toBe(text);
});

const id = { name: 'id', field: 'sequence', primaryKey: true };
const referenceTo = (table: string, options: object = {}) => ({
  name: `${table}_id`,
  field: 'reference',
  options: { table, column: 'id', ...options },
});
/** Tickets whose reporters are of the same tenant, with other columns beside. */
const tickets = (where: object, ...columns: readonly object[]) => ({
  version: 1,
  tables: [
    { name: 'tenants', rows: 9, columns: [id] },
    { name: 'users', columns: [id, referenceTo('tenants', { children: { each: 3 } })] },
    {
      name: 'tickets',
      rows: 50,
      columns: [id, referenceTo('tenants'), referenceTo('users', { where }), ...columns],
    },
  ],
});
const RIGHT = { tenants_id: 'tenants_id' };

it('check --fix corrects the name of a column in a condition', async () => {
  const name = save('typo.json', JSON.stringify(tickets({ tenant_id: 'tenants_id' })));
  expect((await rowloom('check', name, '--fix')).status).toBe(0);
  expect(JSON.parse(textIn(name))).toEqual(tickets(RIGHT));
});

it.each([
  ['a condition', tickets({ ...RIGHT, nothing_alike: 'id' })],
  ['an unknown property', tickets(RIGHT, { name: 'a', field: 'sequence', nulable: false })],
  ['the number of rows', tickets(RIGHT, { name: 'line', field: 'position' })],
])('check --fix leaves %s to people, and says what would solve the problem', async (_, document) => {
  const text = JSON.stringify(document);
  const name = save('left.json', text);
  const { status, output, error } = await rowloom('check', name, '--fix');
  expect(status).toBe(2);
  expect(output + error).toMatch(/Remove|Group|Did you mean|rows/);
  expect(textIn(name)).toBe(text);
});

const columns = (...list: readonly object[]) => ({
  version: 1,
  tables: [{ name: 't', rows: 5, columns: list }],
});

it.each([
  [
    'a letter of a field',
    columns({ name: 'a', field: 'person.fulName' }),
    columns({ name: 'a', field: 'person.fullName' }),
  ],
  [
    'the case of a table',
    tickets(RIGHT, { name: 'x', field: 'reference', options: { table: 'TENANTS', column: 'id' } }),
    tickets(RIGHT, { name: 'x', field: 'reference', options: { table: 'tenants', column: 'id' } }),
  ],
  [
    'a column in a formula',
    columns(
      { name: 'price', field: 'number' },
      { name: 'b', field: 'formula', options: { expression: 'prce * 2' } },
    ),
    columns(
      { name: 'price', field: 'number' },
      { name: 'b', field: 'formula', options: { expression: 'price * 2' } },
    ),
  ],
])('check --fix corrects %s', async (_, wrong, right) => {
  const name = save('certain.json', JSON.stringify(wrong));
  expect((await rowloom('check', name, '--fix')).status).toBe(0);
  expect(JSON.parse(textIn(name))).toEqual(right);
});

it.each([
  [
    'a name that is far from the other',
    columns(
      { name: 'customer_ref', field: 'number' },
      { name: 'b', field: 'formula', options: { expression: 'customer_kiz * 2' } },
    ),
  ],
  [
    'a name with two that are as close',
    columns(
      { name: 'price1', field: 'number' },
      { name: 'price2', field: 'number' },
      { name: 'b', field: 'formula', options: { expression: 'price3 * 2' } },
    ),
  ],
  [
    'the only table, with another name',
    {
      version: 1,
      tables: [
        {
          name: 'a',
          rows: 1,
          columns: [id, { name: 'b', field: 'reference', options: { table: 'customers', column: 'id' } }],
        },
      ],
    },
  ],
  ['a number outside its limits', columns({ name: 'a', field: 'sequence', nulls: 250 })],
  ['a number instead of a range', columns({ name: 'a', field: 'number', options: { min: 5, max: 1 } })],
])('check --fix leaves %s, and proposes a JSON Patch', async (_, document) => {
  const text = JSON.stringify(document);
  const name = save('guess.json', text);
  const { status, output, error } = await rowloom('check', name, '--fix');
  expect([status, textIn(name)]).toEqual([2, text]);
  const { error: problems } = await rowloom('check', name, '--json');
  const fixes = problems
    .split('\n')
    .filter((line) => line.includes('"fix"'))
    .map((line) => JSON.parse(line).fix.patch);
  for (const patch of fixes) expect(output + error).toContain(JSON.stringify(patch));
});

it('check --fix refuses standard input', async () => {
  const { status, error } = await rowloom('check', '-', '--fix');
  expect([status, error]).toEqual([64, expect.stringContaining('standard input')]);
});

it.each([
  ['../plans.csv', 'inner/schema.json'],
  ['link.csv', 'link.json'],
])('a file outside the folder or behind a link is read only if it is allowed: %s', async (file, name) => {
  save(name, textOf({ file }));
  expect((await rowloom('rows', name)).status).toBe(2);
  const { output } = await rowloom('rows', name, '--allow-outside');
  expect(output).toBe('{"code":"a"}\n{"code":"b"}\n');
});
