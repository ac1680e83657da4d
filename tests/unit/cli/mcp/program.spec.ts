import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, it } from 'vitest';
import { PROGRAM, runProgram, startProgram } from '../../../fixtures/commands.ts';
import { answersTo, type Call, converse, TALKATIVE_CALLS } from '../../../fixtures/json-rpc.ts';
import { temporaryDirectory } from '../../../fixtures/library.ts';
import { connectClient } from '../../../fixtures/mcp-session.ts';

const SQL = 'CREATE TABLE customers (id int PRIMARY KEY, email varchar(80) NOT NULL);';

it('a client starts the program, imports a file and writes rows', async () => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, 'shop.sql'), SQL);
  const args = [PROGRAM, 'mcp', '--allow-writes', directory];
  const transport = new StdioClientTransport({ command: process.execPath, args });
  const { call } = await connectClient(transport);
  expect((await call('import', { path: 'shop.sql', rows: 3 })).text).toContain('customers (3 rows)');
  expect((await call('write', { schema: '@1', out: 'customers.ndjson' })).isError).toBe(false);
  const written = readFileSync(join(directory, 'customers.ndjson'), 'utf8').trimEnd().split('\n');
  expect(written.map((line) => JSON.parse(line).email)).toEqual(Array(3).fill(expect.stringContaining('@')));
});

it('standard output holds only messages of JSON-RPC, and the program exits with 0 at the end of its input', async () => {
  const child = startProgram(['mcp'], temporaryDirectory());
  const { messages, status } = await converse(child, TALKATIVE_CALLS);
  expect(status).toBe(0);
  expect(messages).toMatchObject(answersTo(TALKATIVE_CALLS));
});

it('requests that are written at once are answered in order before the program ends', async () => {
  const calls: readonly Call[] = [
    ['tools/call', { name: 'import', arguments: { text: SQL } }],
    ['tools/call', { name: 'preview', arguments: { schema: '@1', table: 'customers', rows: 2 } }],
  ];
  const child = startProgram(['mcp'], temporaryDirectory());
  const { messages, status } = await converse(child, calls, { atOnce: true });
  expect(messages.map(({ id }) => id)).toEqual([0, 1, 2]);
  expect(messages.map(({ result }) => result.isError ?? false)).toEqual([false, false, false]);
  expect(status).toBe(0);
});

it('a directory that does not exist is a problem', async () => {
  const { status, error } = await runProgram(['mcp', 'missing'], { cwd: temporaryDirectory() });
  expect(status).toBe(2);
  expect(error).toMatch(/^rowloom mcp: The directory “missing” cannot be entered: /);
});
