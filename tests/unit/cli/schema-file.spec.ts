import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createFolder, runProgram } from '../../fixtures/commands.ts';

const folder = createFolder();
const empty = createFolder();
afterAll(() => {
  folder.remove();
  empty.remove();
});
const rowloom = (...args: readonly string[]) => runProgram(args, { cwd: folder.path });

folder.write('schema.json', {
  version: 1,
  tables: [{ name: 't', rows: 2, columns: [{ name: 'id', field: 'sequence' }] }],
});
folder.write('t.sql', 'CREATE TABLE t (id integer PRIMARY KEY, name varchar(20) NOT NULL);');

describe('without SCHEMA, a command', { tags: ['deep'] }, () => {
  it.each([
    ['rows', []],
    ['check', []],
    ['code', ['--language', 'ddl']],
    ['plan', ['--format', 'csv', '--shards', '1', '--out', 'data']],
  ])('reads schema.json of the working directory: %s', async (name, flags) => {
    expect(await rowloom(name, ...flags)).toMatchObject({ status: 0, error: '' });
  });

  it.each(['rows', 'check'])('says how to make one if there is none: %s', async (name) => {
    const { status, error } = await runProgram([name], { cwd: empty.path });
    expect(status).toBe(64);
    expect(error).toMatch(/There is no schema\.json in this directory\..* rowloom init.* rowloom import /);
  });
});

describe('import --out', { tags: ['deep'] }, () => {
  it('writes the schema that standard output would get, and the report to standard error', async () => {
    const { output, error } = await rowloom('import', 't.sql');
    const written = await rowloom('import', 't.sql', '--out', 'out.json');
    expect(written).toEqual({ status: 0, output: '', error });
    expect(folder.read('out.json')).toBe(output);
    expect((await rowloom('import', 't.sql', '--out', '-')).output).toBe(output);
  });

  it('replaces a file only with --force', async () => {
    folder.write('kept.json', 'precious');
    const refused = await rowloom('import', 't.sql', '--out', 'kept.json');
    expect(refused).toMatchObject({
      status: 2,
      error: expect.stringMatching(/“kept\.json” exists already\.\nAdd --force /),
    });
    expect(folder.read('kept.json')).toBe('precious');
    expect(await rowloom('import', 't.sql', '--out', 'kept.json', '--force')).toMatchObject({ status: 0 });
    expect(JSON.parse(folder.read('kept.json'))).toMatchObject({ tables: [{ name: 't' }] });
  });

  it('names the JSON Schema of the package as the new file reaches it', async () => {
    mkdirSync(join(folder.path, 'node_modules/rowloom'), { recursive: true });
    folder.write('node_modules/rowloom/schema.schema.json', {});
    mkdirSync(join(folder.path, 'inner'));
    await rowloom('import', 't.sql', '--out', 'inner/schema.json');
    expect(JSON.parse(folder.read('inner/schema.json'))).toHaveProperty(
      '$schema',
      '../node_modules/rowloom/schema.schema.json',
    );
  });

  it('is what --force needs', async () => {
    expect(await rowloom('import', 't.sql', '--force')).toMatchObject({
      status: 64,
      error: expect.stringContaining('it needs --out'),
    });
  });
});
