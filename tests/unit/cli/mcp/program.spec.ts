import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, it } from 'vitest';
import { PROGRAM, runProgram, startProgram } from '../../../fixtures/commands.ts';
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
  const output = createInterface(child.stdout)[Symbol.asyncIterator]();
  const messages: unknown[] = [];
  const ask = async (id: number, method: string, params: object) => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    messages.push(JSON.parse((await output.next()).value ?? ''));
  };
  const clientInfo = { name: 'test', version: '1' };
  await ask(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
  // A document of another version, about which the command line tells.
  const schema = JSON.stringify({ version: 1, madeWith: { rowloom: '0.3.0', faker: '9.0.0' }, tables: [] });
  await ask(2, 'tools/call', { name: 'check', arguments: { schema } });
  await ask(3, 'tools/call', { name: 'import', arguments: { text: 'SELECT', kind: 'sql' } });
  child.stdin.end();
  expect(await output.next()).toMatchObject({ done: true });
  const [status] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  expect(status).toBe(0);
  expect(messages).toMatchObject([1, 2, 3].map((id) => ({ jsonrpc: '2.0', id, result: {} })));
});

it('requests that are written at once are answered in order before the program ends', async () => {
  const child = startProgram(['mcp'], temporaryDirectory());
  const clientInfo = { name: 'test', version: '1' };
  const requests = [
    ['initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }],
    ['tools/call', { name: 'import', arguments: { text: SQL } }],
    ['tools/call', { name: 'preview', arguments: { schema: '@1', table: 'customers', rows: 2 } }],
  ] as const;
  const lines = requests.map(([method, params], id) =>
    JSON.stringify({ jsonrpc: '2.0', id, method, params }),
  );
  child.stdin.end(`${lines.join('\n')}\n`);
  const answers: { id: number; result: { isError?: boolean } }[] = [];
  for await (const line of createInterface(child.stdout)) answers.push(JSON.parse(line));
  expect(answers.map(({ id }) => id)).toEqual([0, 1, 2]);
  expect(answers.map(({ result }) => result.isError ?? false)).toEqual([false, false, false]);
  const [status] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  expect(status).toBe(0);
});

it('a directory that does not exist is a problem', async () => {
  const { status, error } = await runProgram(['mcp', 'missing'], { cwd: temporaryDirectory() });
  expect(status).toBe(2);
  expect(error).toMatch(/^rowloom mcp: The directory “missing” cannot be entered: /);
});
