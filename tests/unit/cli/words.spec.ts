/** @module-tag deep */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { createFolder, PROGRAM, runProgram } from '../../fixtures/commands.ts';

const folder = createFolder();
afterAll(() => folder.remove());

const columns = [{ name: 'id', field: 'sequence' }];
const tables = [
  { name: 'customers', rows: 3, columns },
  { name: 'orders', rows: 5000, columns },
];
folder.write('shop.json', { version: 1, tables });
folder.write(
  'wrong.json',
  `{ "version": 1,
  "tables": [{ "name": "t", "rows": 1, "columns": [
    { "name": "a", "field": "number", "options": { "min": 10, "max": 5 } },
    { "name": "b", "field": "numbr" }] }] }`,
);
folder.write('escape.json', { version: 1, tables: [{ name: 't', rows: 1, columns, '\x1b[31m': 1 }] });

symlinkSync('loop.json', join(folder.path, 'loop.json'));

const rowloom = (...args: readonly string[]) => runProgram(args, { cwd: folder.path });

describe('a problem', () => {
  it.each([
    [
      ['rows', 'shop.json', '--tabel', 'orders'],
      /^rowloom rows: .*“--tabel”\. Did you mean --table\?\nRun rowloom rows --help /,
      64,
    ],
    [['rows', 'shop.json', '-t'], /“-t”\. Did you mean --table\?/, 64],
    [
      ['row', 'shop.json'],
      /^rowloom: There is no command “row”\. Did you mean rows\? The commands are init, import, rows, .*\.\nRun rowloom --help /,
      64,
    ],
    [['__proto__'], /^rowloom: There is no command “__proto__”\. The commands are init, import, rows, /, 64],
    [['help', 'row'], /^rowloom: There is no command “row”\. Did you mean rows\?/, 64],
    [['rows', 'shop.json', '--limit', '5'], /“--limit”\. Did you mean --to\?/, 64],
    [['rows', 'shop.json', '--count=5'], /“--count”\. Did you mean --to\?/, 64],
    [['rows', 'shop.json', '-n', '5'], /“-n”\. Did you mean --to\?/, 64],
    [['check', 'shop.json/x'], /“shop\.json\/x”: a part of its path is a file, not a directory\.\n$/],
    [['check', 'loop.json'], /“loop\.json” leads to no file: its symbolic links lead to each other\.\n$/],
    [['--versoin'], /“--versoin”\. Did you mean --version\?/, 64],
    [['rows', 'shp.json'], /^rowloom rows: There is no file “shp\.json”\. Did you mean “shop\.json”\?\n$/],
    [['rows', '.'], /“\.” is a directory/],
    [['rows', 'shop.json', '--format', 'cvs'], /“cvs”.*Did you mean “csv”\?\n$/, 64],
    [['rows', 'shop.json', '--table', 'order'], /--table: .*Did you mean “orders”\?\n$/],
    [['rows', 'shop.json', '--from', '5', '--to', '3', '--table', 'orders'], /--to: .*3.*5/],
    [['rows', 'shop.json', '--force'], /--force .* needs --out\./, 64],
    [['rows', 'shop.json', '--workers', '0', '--table', 'orders'], /--workers: .* from 1 /],
    [['rows', 'shop.json', '--out', 'none/x.csv', '--table', 'orders'], /none\/x\.csv” cannot be written/],
    [['rows', 'shop.json', '--out', 'shop.json/', '--format', 'csv'], /shop\.json.* cannot be written/],
    [
      ['rows', 'shop.json'],
      /“customers”, “orders”\. .*--table NAME, .*--out DIR\/ --format csv, .*--format sql\.\n$/,
    ],
    [['rows', 'shop.json', '--out', 'x.tsv.gz'], /--table NAME, .*--out x\/ --format tsv, /],
    [['rows', 'shop.json', '--out', 'x.foo'], /“x\.foo” .* --format: csv, /],
    [
      ['rows', 'shop.json', '--table', 'orders', '--out', 'sub/y.csv', '--gzip'],
      /“y\.csv”\. Write to --out sub\/y\.csv\.gz instead\./,
      64,
    ],
    [
      ['rows', 'shop.json', '--table', 'orders', '--out', 'y.parquet', '--gzip'],
      /Parquet files are compressed inside.* Write the file without gzip\./,
    ],
    [['fields', 'addrss'], /“addrss”\. Did you mean “Address”\?\n$/],
    [
      ['check', 'wrong.json'],
      /^wrong\.json:3:\d+: tables\[0\]\.columns\[0\]\.options\.max: .*\nwrong\.json:4:29: tables\[0\]\.columns\[1\]\.field: There is no field “numbr”\. Did you mean “number”\?\n$/,
    ],
    [['check', 'escape.json'], /^escape\.json:1:\d+: tables\[0\]\["\\u001b\[31m"\]: \P{Cc}+\n$/u],
  ])('of %j is a sentence with its place', async (args: readonly string[], expected: RegExp, code = 2) => {
    const { status, output, error } = await rowloom(...args);
    expect(error).toMatch(expected);
    expect({ status, output }).toEqual({ status: code, output: '' });
  });

  it.each([
    ['{"version": 1, "tables": [', /^standard input:1:27: This is not valid JSON\. It ends too early/],
    ['', /^standard input:1:1: This is not valid JSON\. It is empty/],
    ['\x1b[31m'.repeat(100), /^standard input:1:1: This is not valid JSON\. \P{Cc}+\n$/u],
    ['{"version": 1,\n"tables": [],\n}', /^standard input:2:13: This is not valid JSON\. Remove this comma/],
    [
      '{"version": 1, "tables": [{"name": "t", "rows": 1, "columns": [{"name": "a", "field": "qqq"}]}]}',
      /There is no field “qqq”\.\nRun rowloom fields WORD to search for fields\.\n$/,
    ],
  ])('of %j on standard input is told', async (input, expected) => {
    const { status, error } = await runProgram(['check', '-'], { input });
    expect(error).toMatch(expected);
    expect(status).toBe(2);
  });

  it('of bytes that are not text is told', async () => {
    const { status, error } = await rowloom('check', process.execPath);
    expect(error).toMatch(/not a text in UTF-8/);
    expect(status).toBe(2);
  });

  it('of a full disk says how much was written', async () => {
    const child = spawn(
      'sh',
      ['-c', `exec ${process.execPath} ${PROGRAM} rows shop.json --table orders > /dev/full`],
      {
        cwd: folder.path,
      },
    );
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(said).toMatch(/^rowloom rows: The disk is full: only the first 0 bytes /);
  });
});

describe('the program', () => {
  it('alone prints its help on standard error and exits with 64', async () => {
    expect(await rowloom()).toEqual({
      status: 64,
      output: '',
      error: expect.stringMatching(/^Usage: rowloom COMMAND/),
    });
  });

  it('prints help and version on standard output', async () => {
    expect(await rowloom('--version')).toEqual({ status: 0, output: `${packageJson.version}\n`, error: '' });
    expect((await rowloom('-v')).output).toBe(`${packageJson.version}\n`);
    expect((await rowloom('-V')).output).toBe(`${packageJson.version}\n`);
    expect((await rowloom('help')).output).toMatch(/^Usage: rowloom COMMAND/);
    expect((await rowloom('help', 'rows')).output).toMatch(/^Usage: rowloom rows \[SCHEMA\]/);
    expect((await rowloom('-h')).output).toMatch(/^Usage: rowloom COMMAND/);
    expect((await rowloom('rows', 'none.json', '--help')).output).toMatch(/^Usage: rowloom rows \[SCHEMA\]/);
  });

  it('reads no flag after --', async () => {
    folder.write('--json', { version: 1, tables });
    expect(await rowloom('check', '--', '--json')).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^No problems/),
    });
    const fields = await rowloom('fields', '--', '--help');
    expect(fields.output).not.toMatch(/^Usage:/);
    expect(fields.output).toBe((await rowloom('fields', 'help')).output);
  });

  it('says how large a schema without problems is', async () => {
    expect(await rowloom('check', 'shop.json')).toEqual({
      status: 0,
      output: 'No problems in 2 tables with 5,003 rows.\n',
      error: '',
    });
  });

  it('says which columns are empty because of a locale, and why', async () => {
    const columns = [
      { name: 'region', field: 'location.state' },
      { name: 'suffix', field: 'person.suffix' },
    ];
    const people = { name: 'people', rows: 5, columns, locale: { en_US: 1, en_GB: 1 } };
    folder.write('mixed.json', { version: 1, tables: [people] });
    expect(await rowloom('check', 'mixed.json')).toEqual({
      status: 0,
      output:
        'No problems in 1 table with 5 rows.\n' +
        'people.suffix is empty in rows of en_GB: British names have no suffix such as Jr.\n',
      error: '',
    });
  });

  it('says that a range begins beyond the end', async () => {
    const { status, output, error } = await rowloom(
      'rows',
      'shop.json',
      '--table',
      'orders',
      '--from',
      '5000',
    );
    expect({ status, output }).toEqual({ status: 0, output: '' });
    expect(error).toMatch(/--from 5000 is beyond the end\. “orders” has 5,000 rows\.\n$/);
  });
});

describe('files', () => {
  it('are those that standard output would get, one per table', async () => {
    const { status, output, error } = await rowloom(
      'rows',
      'shop.json',
      '--out',
      'data/',
      '--format',
      'csv',
      '--gzip',
    );
    expect({ status, error }).toEqual({ status: 0, error: '' });
    expect(output).toMatch(
      /^data\/customers\.csv\.gz: 3 rows, \d+ bytes\ndata\/orders\.csv\.gz: 5,000 rows, [\d,]+ bytes\n$/,
    );
    const orders = await rowloom('rows', 'shop.json', '--table', 'orders', '--format', 'csv');
    const file = readFileSync(join(folder.path, 'data/orders.csv.gz'));
    expect(gunzipSync(file).toString()).toBe(orders.output);
    expect(readdirSync(join(folder.path, 'data')).sort()).toEqual([
      'customers.csv.gz',
      'manifest.json',
      'orders.csv.gz',
    ]);
  });

  it('are replaced only with --force', async () => {
    folder.write('orders.csv', 'precious');
    const args = ['rows', 'shop.json', '--table', 'orders', '--out', 'orders.csv'];
    const refused = await rowloom(...args);
    expect(refused).toMatchObject({
      status: 2,
      error: expect.stringMatching(/: “orders\.csv” exists already\.\nAdd --force /),
    });
    expect(folder.read('orders.csv')).toBe('precious');
    expect(await rowloom(...args, '--force')).toMatchObject({ status: 0, error: '' });
    expect(folder.read('orders.csv')).toMatch(/^id\r\n1\r\n/);
  });

  it('that exist already are named as --out names them', async () => {
    const args = ['rows', 'shop.json', '--out', 'twice/', '--format', 'csv'];
    await rowloom(...args);
    const { error } = await rowloom(...args);
    expect(error).toBe(
      [
        'rowloom rows: “twice/customers.csv” exists already.',
        'rowloom rows: “twice/orders.csv” exists already.',
        'rowloom rows: “twice/manifest.json” exists already.',
        'Add --force to replace files that exist.\n',
      ].join('\n'),
    );
  });

  it('are standard output with --out -', async () => {
    const args = ['rows', 'shop.json', '--table', 'customers'];
    const { output, status } = await rowloom(...args, '--out', '-');
    expect({ output, status }).toEqual({ output: '{"id":1}\n{"id":2}\n{"id":3}\n', status: 0 });
    expect(readdirSync(folder.path)).not.toContain('-');
  });

  it('are listed as JSON with --json, as the manifest lists them', async () => {
    const { output } = await rowloom('rows', 'shop.json', '--out', 'listed/', '--format', 'json', '--json');
    const { files } = JSON.parse(folder.read('listed/manifest.json'));
    const lines = output.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(files);
  });
});
