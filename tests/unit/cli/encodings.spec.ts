import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFolder, runProgram } from '../../fixtures/commands.ts';
import { encodings } from '../../fixtures/encodings.ts';

const folder = createFolder();
afterAll(() => folder.remove());

const document = JSON.stringify({
  version: 1,
  tables: [
    { name: 'Größe 😀', rows: 2, columns: [{ name: 'ß', field: 'list', options: { values: ['é'] } }] },
  ],
});
const rows = '{"ß":"é"}\n'.repeat(2);

const commands = [
  { args: ['rows'], output: rows },
  { args: ['check'], output: 'No problems in 1 table with 2 rows.\n' },
  {
    args: ['code', '--language', 'ddl'],
    output: expect.stringContaining('CREATE TABLE IF NOT EXISTS "Größe 😀"'),
  },
  { args: ['import', '--kind', 'json'], output: expect.stringContaining('"version": 1') },
  {
    args: ['plan', '--shards', '1', '--format', 'csv', '--out', 'plan'],
    output: expect.stringContaining('1 shard'),
  },
];

const file = 'utf-16.json';
/** As PowerShell's `>` writes it. */
const inUtf16 = encodings['UTF-16 with the low byte first'] ?? Buffer.from;
writeFileSync(join(folder.path, file), inUtf16(document));

it.each(commands)(
  'a document in UTF-16 is read by $args.0',
  async ({ args: [command = '', ...flags], output }) => {
    const finished = await runProgram([command, file, ...flags], { cwd: folder.path });
    expect(finished).toMatchObject({ status: 0, output });
  },
);

it.each(Object.entries(encodings))('a document in %s is read from standard input', async (_, encode) => {
  expect(await runProgram(['rows', '-'], { input: encode(document) })).toMatchObject({
    status: 0,
    output: rows,
  });
});

it('a document in UTF-16 has its problems where they are in the text', async () => {
  const input = inUtf16('{ "version": 1,\n  "tables": [], "tabels": [] }');
  const { status, error } = await runProgram(['check', '-'], { input });
  expect({ status, error }).toEqual({ status: 2, error: expect.stringContaining('standard input:2:27') });
});

it.each([
  ['half a character in UTF-8', Uint8Array.of(0x22, 0xc3, 0x22)],
  ['half a character in UTF-16', Uint8Array.of(0xff, 0xfe, 0x22, 0x00, 0x00, 0xd8, 0x22, 0x00)],
  ['half a unit in UTF-16', Uint8Array.of(0xff, 0xfe, 0x22, 0x00, 0x22)],
])('a document with %s is refused', async (_, input) => {
  const { status, error } = await runProgram(['check', '-'], { input });
  expect({ status, error }).toEqual({
    status: 2,
    error: expect.stringContaining('not a text in UTF-8 or UTF-16'),
  });
});
