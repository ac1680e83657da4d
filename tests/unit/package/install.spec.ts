/** @module-tag deep */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, expect, it } from 'vitest';
import { open } from '../../../src/library/open.ts';
import { localeNames } from '../../../src/locales/locale-names.ts';
import { bytesIn } from '../../fixtures/folder-size.ts';
import { installPackage } from '../../fixtures/installed-package.ts';
import { answersTo, converse, TALKATIVE_CALLS } from '../../fixtures/json-rpc.ts';
import { tarball } from '../../fixtures/npm-package.ts';
import { shop } from '../../fixtures/shop.ts';

const { project, program, folder, remove } = installPackage(tarball);
afterAll(remove);

const document = { version: 1, seed: 7, now: '2026-01-01T00:00:00Z', tables: shop(20) };
writeFileSync(join(project, 'shop.json'), JSON.stringify(document));

/** Runs Node in the project, and returns its output. */
function runNode(args: readonly string[]): string {
  return execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
}

const ROWS = ['rows', 'shop.json', '--table', 'orders', '--to', '5'];

// 0.12 MB of them are the driver of PostgreSQL, 0.42 MB the server for agents, 0.42 MB compressed words of columns' names in twenty languages and of a hundred subjects, and 1.2 MB is the most that languages and countries may add to 2.9 MB.
it('installs one package of at most 5 MB', async () => {
  const installed = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(installed).toEqual(['rowloom']);
  const bytes = await bytesIn(folder);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(5_000_000);
});

it('the program writes rows', () => {
  const lines = execFileSync(program, ROWS, { cwd: project, encoding: 'utf8' }).trim().split('\n');
  const ids = lines.map((line) => JSON.parse(line).id);
  expect(new Set(ids).size).toBe(5);
  expect(ids).toEqual(Array(5).fill(expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}$/)));
});

it('the program names the command that installs the driver of a database', () => {
  const refused = (url: string) => {
    const { status, stderr } = spawnSync(program, ['import', url], { cwd: project, encoding: 'utf8' });
    expect(status).toBe(2);
    return stderr;
  };
  expect(refused('mysql://root@localhost/app')).toMatch(
    / mysql2, which is not installed\. Install it: npm install --save-dev mysql2\n$/,
  );
  writeFileSync(join(project, 'pnpm-lock.yaml'), '');
  expect(refused('mysql://root@localhost/app')).toMatch(/ Install it: pnpm add --save-dev mysql2\n$/);
  rmSync(join(project, 'pnpm-lock.yaml'));
  // PostgreSQL needs none.
  expect(refused('postgres://localhost:1/app')).toMatch(/ cannot be reached: nothing listens there\./);
});

it('the program serves agents: its output holds only messages of JSON-RPC, and it exits with 0 at the end of its input', async () => {
  const { messages, status } = await converse(spawn(program, ['mcp'], { cwd: project }), TALKATIVE_CALLS);
  expect(status).toBe(0);
  expect(messages).toMatchObject(answersTo(TALKATIVE_CALLS));
});

it('the library gives the rows that the program writes', () => {
  writeFileSync(
    join(project, 'read.mjs'),
    `import { readFileSync } from 'node:fs';
    import { open } from 'rowloom';
    const dataset = await open(JSON.parse(readFileSync('shop.json', 'utf8')));
    process.stdout.write(await new Response(dataset.table('orders').stream('ndjson', { to: 5 })).text());`,
  );
  expect(runNode(['read.mjs'])).toBe(execFileSync(program, ROWS, { cwd: project, encoding: 'utf8' }));
});

const PEOPLE = [
  'person.fullName',
  'location.city',
  'location.streetAddress',
  'company.name',
  'person.jobTitle',
  'word.noun',
];

it('the program writes the rows that its sources make, in each locale', async () => {
  const columns = PEOPLE.map((field) => ({ name: field, field }));
  for (const locale of localeNames) {
    const tables = [{ name: 'people', rows: 500, columns }];
    const people = { version: 1, seed: 7, now: document.now, locale, tables };
    writeFileSync(join(project, 'people.json'), JSON.stringify(people));
    const written = execFileSync(program, ['rows', 'people.json'], { cwd: project, encoding: 'utf8' });
    const dataset = await open(people);
    const stream = dataset.table('people').stream('ndjson');
    expect(written === (await new Response(stream).text()), locale).toBe(true);
  }
});

it('two threads write the file that one thread writes', () => {
  writeFileSync(
    join(project, 'write.mjs'),
    `import { createHash } from 'node:crypto';
    import { readFileSync } from 'node:fs';
    import { open } from 'rowloom';
    const threads = { started: 0, failed: 0 };
    process.on('worker', (thread) => {
      threads.started++;
      thread.on('error', () => threads.failed++);
    });
    const document = JSON.parse(readFileSync('shop.json', 'utf8'));
    for (const table of document.tables) table.rows *= 20_000;
    const dataset = await open(document);
    const { files: [one] } = await dataset.table('orders').write('one.csv', { workers: 1 });
    const { files: [two] } = await dataset.table('orders').write('two.csv', { workers: 2 });
    console.log(one.rows, one.sha256 === two.sha256);
    console.log(createHash('sha256').update(readFileSync('two.csv')).digest('hex') === two.sha256);
    console.log(threads.started > 0, threads.failed);`,
  );
  expect(runNode(['write.mjs'])).toBe('800000 true\ntrue\ntrue 0\n');
});

it('a CommonJS file can require it', () => {
  const script =
    "const { formats, open } = require('rowloom'); console.log(formats.csv.extension, typeof open);";
  expect(runNode(['--input-type=commonjs', '--eval', script])).toBe('csv function\n');
});

it('modules and CommonJS files of one program share one library', () => {
  const script = "import('rowloom').then((module) => console.log(module.open === require('rowloom').open));";
  expect(runNode(['--input-type=commonjs', '--eval', script])).toBe('true\n');
});

it('a bundle of a program that only reads the formats leaves out the fields and the engine', async () => {
  writeFileSync(
    join(project, 'formats.mjs'),
    "import { formats } from 'rowloom'; console.log(formats.csv.extension);",
  );
  const bundle = await rolldown({ input: join(project, 'formats.mjs'), platform: 'node' });
  const { output } = await bundle.generate();
  await bundle.close();
  expect(output.map(({ type }) => type)).toEqual(['chunk']);
  expect(output[0].code).toContain('text/csv');
  expect(output[0].code).not.toContain('airline.recordLocator');
  expect(output[0].code).not.toContain('import(');
});
