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

it('check --fix refuses standard input', async () => {
  const { status, error } = await rowloom('check', '-', '--fix');
  expect([status, error]).toEqual([2, expect.stringContaining('standard input')]);
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
